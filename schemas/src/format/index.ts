export { type Dates, datesOf } from './dates.ts'
export { deviceName } from './device-name.ts'
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
export { cityOfZone, localTimeAt, momentsOf } from './zoned-time.ts'
