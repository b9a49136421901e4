import { languageCodes } from '../constants.ts'
import { formatDate, formatMoney, formatNumber, formatUnit } from '../format/index.ts'

const times = ['2026-11-20T23:30:00Z', '2024-02-29T00:15:00Z', '1999-12-31T12:00:00Z', '2026-03-21']
const currencies = ['USD', 'EUR', 'JPY', 'KWD', 'CNY', 'INR']
const numbers = [0, 7, 1234, 12_345.5, 1_000_000]

/** Beside our own languages, tags that sites use. */
const languages = [...languageCodes, 'ar-SA', 'de-AT', 'en-GB', 'es-MX', 'fa-AF', 'fr-CA', 'he', 'pt-BR', 'th', 'zh-TW']

/**
 * What is written in each language, by what it is of: days in some zones and by either calendar, numbers, money and
 * units.
 */
export function written(zones: readonly string[]): Readonly<Record<string, string>> {
  const calendars = ['gregory', 'local'] as const
  const entries = languages.flatMap((language) => [
    ...zones.flatMap((timeZone) =>
      calendars.flatMap((calendar) =>
        times.map((time) => [
          `${language} ${timeZone} ${calendar} ${time}`,
          formatDate(time, language, { timeZone, calendar }),
        ]),
      ),
    ),
    ...numbers.map((value) => [`${language} ${value}`, formatNumber(value, language)]),
    ...currencies.map((currency) => [`${language} ${currency}`, formatMoney(1_234_567, currency, language)]),
    ...['day', 'month', 'hour'].map((unit) => [`${language} ${unit}`, formatUnit(30, unit, language)]),
  ])
  return Object.fromEntries(entries)
}

/**
 * How far the clocks of each zone are from UTC at those times, as this machine knows it: `Africa/Casablanca` →
 * `GMT,GMT+01:00,…`. Governments change the rules, and Node and a browser learn of it at different times.
 */
export const offsetsOf = (zones: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    zones.map((timeZone) => {
      const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      const offsetAt = (time: string) =>
        format.formatToParts(new Date(time)).find(({ type }) => type === 'timeZoneName')
      return [timeZone, times.map((time) => offsetAt(time)?.value).join()]
    }),
  )
