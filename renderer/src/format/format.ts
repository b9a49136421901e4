/**
 * Numbers, money and dates as a language writes them, the same on every server and in every browser
 * (R227, T29): the digits are those that prices, model numbers and phones are written with
 * everywhere, the calendar is the one that contracts are dated by.
 */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** Formats are costly to make, and pages have hundreds of numbers. */
function numberFormat(language: string, currency?: string): Intl.NumberFormat {
  const key = `${language} ${currency}`
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(language, {
    numberingSystem: 'latn',
    ...(currency && { style: 'currency', currency }),
  })
  // Languages and currencies are few; addresses that anyone may write must not fill the memory.
  if (numberFormats.size >= 500) numberFormats.clear()
  numberFormats.set(key, made)
  return made
}

export const formatNumber = (value: number, language: string): string => numberFormat(language).format(value)

/** Minor units of a currency as people write them: `formatMoney(42, 'USD', 'en')` is `$0.42` (R121). */
export function formatMoney(minor: number, currency: string, language: string): string {
  const format = numberFormat(language, currency)
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
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
