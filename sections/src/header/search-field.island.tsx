import { island } from '@vitrine/renderer'
import { SearchField } from './search-field.tsx'

export default island('header/search-field', SearchField, [
  'header.findProducts',
  'header.suggestions',
  'header.suggestionsFound',
  'header.products',
  'header.pages',
  'listing.find',
])
