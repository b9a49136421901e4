export { type Dates, datesOf } from './dates.ts'
export {
  currencyDecimals,
  dateOptions,
  decimalOf,
  formatBytes,
  formatDate,
  formatMoney,
  formatNumber,
  formatUnit,
  languageName,
} from './format.ts'
