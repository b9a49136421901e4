import { island } from '@vitrine/renderer'
import { LanguageFilter } from './language-filter.tsx'

export default island('header/language-filter', LanguageFilter, ['header.findLanguage', 'header.languagesFound'])
