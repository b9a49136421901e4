export {
  type AddedProduct,
  addToList,
  type ItemChange,
  mergeLists,
} from './change-list.ts'
export {
  countryOf,
  emptyList,
  type InquiryList,
  isCountryCode,
  type ListItem,
  listLimits,
  listStorage,
  type RemovedItem,
  readList,
  writeList,
} from './inquiry-list.ts'
export { type ListForm, listFieldName, readListForm } from './list-form.ts'
