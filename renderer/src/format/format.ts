/**
 * Numbers, money and dates as a language writes them, the same on every server and in every browser
 * (R227, T29): the digits are those that prices, model numbers and phones are written with
 * everywhere, the calendar is the one that contracts are dated by.
 */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** Formats are costly to make, and pages have hundreds of numbers. */
function numberFormat(language: string, currency?: string, decimals?: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${decimals}`
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    ...(currency && { style: 'currency', currency }),
    ...(decimals !== undefined && { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  })
  // Languages and currencies are few; addresses that anyone may write must not fill the memory.
  if (numberFormats.size >= 500) numberFormats.clear()
  numberFormats.set(key, made)
  return made
}

export const formatNumber = (value: number, language: string): string => numberFormat(language).format(value)

/** Digits after the point that a currency has by ISO 4217: 2 for USD, 0 for JPY. */
export const currencyDecimals = (currency: string): number =>
  numberFormat('en', currency).resolvedOptions().maximumFractionDigits ?? 2

/**
 * Minor units of a currency as people write them: `formatMoney(42, 'USD', 'en')` is `$0.42` (R121).
 *
 * @param decimals digits after the point, where they are known from elsewhere: a browser may know a currency otherwise.
 */
export function formatMoney(
  minor: number | bigint,
  currency: string,
  language: string,
  decimals = currencyDecimals(currency),
): string {
  const digits = BigInt(minor)
    .toString()
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  // As text, because sums may have more digits than a number can hold.
  const amount = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
  return numberFormat(language, currency, decimals).format(amount as `${number}`)
}

/** The day of a time in ISO 8601, in words: `formatDate('2026-11-20T08:00:00Z', 'en')` is `November 20, 2026`. */
export function formatDate(time: string, language: string): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  }).format(date)
}
