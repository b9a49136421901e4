import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageCodes } from '../constants.ts'
import { calendarOf } from './dates.ts'
import { formatDate } from './format.ts'

const zones = Intl.supportedValuesOf('timeZone')
const calendar = 'gregory'

describe('the day of a time is that of the site', () => {
  test.each([
    ['2026-11-20T23:30:00Z', 'UTC', 'November 20, 2026'],
    ['2026-11-20T23:30:00Z', 'Asia/Shanghai', 'November 21, 2026'],
    ['2026-11-20T00:30:00Z', 'America/New_York', 'November 19, 2026'],
    // Midnight of a day that is an hour short, and of one that an hour is added to.
    ['2026-03-28T23:00:00Z', 'Europe/Berlin', 'March 29, 2026'],
    ['2026-10-24T21:59:59Z', 'Europe/Berlin', 'October 24, 2026'],
    ['2026-12-31T12:00:00+14:00', 'Pacific/Kiritimati', 'December 31, 2026'],
  ])('%s in %s', (time, timeZone, written) => {
    expect(formatDate(time, 'en', { timeZone, calendar })).toBe(written)
  })

  test('times of one day of the site are written alike, and the next one is another day', () => {
    const anyTime = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(anyTime, fc.constantFrom(...zones), fc.constantFrom(...languageCodes), (at, timeZone, language) => {
        const day = (ms: number) => formatDate(new Date(ms).toISOString(), language, { timeZone, calendar })
        const local = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
        const isSameDay = local.format(at) === local.format(at.getTime() + 3_600_000)
        expect(day(at.getTime()) === day(at.getTime() + 3_600_000)).toBe(isSameDay)
        expect(day(at.getTime())).not.toBe(day(at.getTime() + 2 * 86_400_000))
      }),
    )
  })
})

test('a day without a time is itself in every zone', () => {
  for (const timeZone of zones) expect(formatDate('2026-11-20', 'en', { timeZone, calendar })).toBe('November 20, 2026')
})

describe('the calendar of the language, where the owner wants it', () => {
  test.each([
    ['fa', '29 آبان 1405'],
    ['fa-AF', '29 عقرب 1405'],
    ['ar-SA', '10 جمادى الآخرة 1448 هـ'],
    ['ar', '20 نوفمبر 2026'],
    ['th', '20 พฤศจิกายน 2569'],
    ['hi', '29 कार्तिक 1948 शक'],
    ['ja', '令和8年11月20日'],
    ['zh-TW', '民國115年11月20日'],
    ['zh', '2026年11月20日'],
    ['de-AT', '20. November 2026'],
  ])('%s', (language, written) => {
    expect(formatDate('2026-11-20', language, { timeZone: 'UTC', calendar: 'local' })).toBe(written)
  })

  test.each(languageCodes)('is not used in %s by itself', (language) => {
    expect(calendarOf(language, 'gregory')).toBe('gregory')
    expect(formatDate('2026-11-20', language)).toContain('2026')
  })
})
