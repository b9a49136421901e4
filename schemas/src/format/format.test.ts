import { describe, expect, test } from 'vitest'
import { languageCodes } from '../constants.ts'
import { formatBytes, formatDate, formatMoney, formatNumber, languageName } from './format.ts'

describe('money', () => {
  test.each([
    [42, 'USD', 'en', '$0.42'],
    [1234567, 'EUR', 'de', '12.345,67\u00a0€'],
    [1500, 'JPY', 'ja', '￥1,500'],
    [1250, 'JPY', 'en', '¥1,250'],
    [1250, 'KWD', 'en', 'KWD\u00a01.250'],
  ])('%i minor units of %s in %s', (minor, currency, language, written) => {
    expect(formatMoney(minor, currency, language)).toBe(written)
  })

  test.each(languageCodes)('has the digits of contracts in %s', (language) => {
    expect(formatMoney(1234567, 'USD', language).replaceAll(/[^0-9]/g, '')).toBe('1234567')
  })
})

test('numbers are grouped as the language does it', () => {
  expect(formatNumber(12_500, 'en')).toBe('12,500')
  expect(formatNumber(12_500, 'de')).toBe('12.500')
})

test.each([
  [1, 'en', '1 kB'],
  [240_300, 'en', '240 kB'],
  [999_499, 'en', '999 kB'],
  [999_500, 'en', '1 MB'],
  [1_240_000, 'de', '1,2 MB'],
  [9_960_000, 'en', '10 MB'],
  [25_400_000, 'en', '25 MB'],
  [240_300, 'zh', '240 kB'],
])('%i bytes in %s', (bytes, language, written) => {
  expect(formatBytes(bytes, language).replace('\u00a0', ' ')).toBe(written)
})

test('a language is called as the other one calls it; what is none keeps its code', () => {
  expect(languageName('de', 'en')).toBe('German')
  expect(languageName('de', 'fr')).toBe('allemand')
  expect(languageName('?', 'en')).toBe('?')
})

describe('dates', () => {
  test.each([
    ['2026-11-20T08:00:00Z', 'en', 'November 20, 2026'],
    ['2026-11-20T23:59:00Z', 'de', '20. November 2026'],
    ['2026-11-20', 'zh', '2026年11月20日'],
  ])('%s in %s', (time, language, written) => {
    expect(formatDate(time, language)).toBe(written)
  })

  test('are of the calendar of contracts in Persian and Arabic too', () => {
    expect(formatDate('2026-11-20', 'fa')).toContain('2026')
    expect(formatDate('2026-11-20', 'ar')).toContain('2026')
  })

  test('are nothing when they are none', () => {
    expect(formatDate('soon', 'en')).toBe('')
  })
})
