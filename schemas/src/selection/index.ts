export { type CalculatedLine, type Calculation, calculate, subtotalOf } from './calculate.ts'
export { latinDigits, MAX_QUANTITY, readQuantity } from './read-quantity.ts'
export { NEW_LINE, readSelectionForm, type SelectionForm, type SelectionFormAction } from './selection-form.ts'
export {
  combinationKey,
  combinationOf,
  MAX_SELECTION_TEXT,
  optionsOfKey,
  parseSelection,
  readSelection,
  type SelectionLine,
  writeSelection,
} from './selection-text.ts'
export { exceptionOf, type SelectionTerms } from './terms.ts'
export { selectionTerms } from './terms-of-product.ts'
