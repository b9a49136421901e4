import { island } from '@vitrine/renderer'
import { SelectionFields } from './selection-fields.tsx'
import { selectionWords } from './words.ts'

export default island('selection/selection', SelectionFields, selectionWords)
