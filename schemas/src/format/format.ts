import { calendarOf, type Dates, plainDates } from './dates.ts'

/**
 * Numbers, money and dates as a language writes them, the same on every server and in every browser
 * (R227, T29): the digits are those that prices, model numbers and phones are written with
 * everywhere, zone and calendar are those of the site.
 */
const numbers = new Map<string, Intl.NumberFormat>()
const days = new Map<string, Intl.DateTimeFormat>()

/** Languages, currencies and zones are few; addresses that anyone may write must not fill the memory. */
const MOST_FORMATS = 500

/** Formats are costly to make, and pages have hundreds of numbers. */
function kept<F>(formats: Map<string, F>, key: string, make: () => F): F {
  const known = formats.get(key)
  if (known) return known
  const made = make()
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(key, made)
  return made
}

const numberFormat = (language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  kept(
    numbers,
    `${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(language, { numberingSystem: 'latn', ...options }),
  )

/** A number as the language writes it, in Latin digits: `formatNumber(1234.5, 'de')` is `1.234,5`. */
export const formatNumber = (value: number, language: string): string => numberFormat(language).format(value)

/** A number with its unit of ECMA-402 in words: `formatUnit(30, 'day', 'en')` is `30 days`. */
export const formatUnit = (value: number, unit: string, language: string): string =>
  numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

/** Digits after the point that a currency has by ISO 4217: 2 for USD, 0 for JPY. */
export const currencyDecimals = (currency: string): number =>
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Minor units of a currency as a decimal: `decimalOf(1234, 2)` is `12.34`. As text: sums may have more digits than a number can hold. */
export function decimalOf(minor: number | bigint, decimals: number): string {
  const digits = BigInt(minor)
    .toString()
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
}

/**
 * Minor units of a currency as people write them: `formatMoney(42, 'USD', 'en')` is `$0.42` (R121).
 *
 * @param decimals digits after the point, where they are known from elsewhere: a browser may know a currency otherwise.
 */
export const formatMoney = (
  minor: number | bigint,
  currency: string,
  language: string,
  decimals = currencyDecimals(currency),
): string =>
  numberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(decimalOf(minor, decimals) as `${number}`)

/** How a day is written, as `Intl.DateTimeFormat` takes it: nothing is left to the machine that it runs on. */
export const dateOptions = (language: string, { timeZone, calendar }: Dates = plainDates) =>
  ({ dateStyle: 'long', calendar: calendarOf(language, calendar), numberingSystem: 'latn', timeZone }) as const

/**
 * The day of a time in ISO 8601, in words: `formatDate('2026-11-20T08:00:00Z', 'en')` is `November 20, 2026`. A time is
 * of the day that it is at the site; a day without a time is itself everywhere.
 */
export function formatDate(time: string, language: string, { timeZone, calendar }: Dates = plainDates): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) return ''
  const isDay = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(time)
  const options = dateOptions(language, { timeZone: isDay ? 'UTC' : timeZone, calendar })
  const format = kept(days, `${language} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(language, options))
  return format.format(date)
}

/** How large a file is, as people say it: `formatBytes(240_300, 'en')` is `240 kB`, from a million on `1.2 MB`. */
export function formatBytes(bytes: number, language: string): string {
  const isLarge = bytes >= 999_500
  return numberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge && bytes < 9_950_000 ? 1 : 0,
  }).format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3))
}

/** What a language is called in another one: `languageName('de', 'en')` is `German`; its code where it has no name. */
export function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
