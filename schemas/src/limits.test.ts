import { expect, it } from 'vitest'
import {
  DEFAULT_LANGUAGE,
  directionOf,
  languageCodes,
  MAX_IMAGE_BYTES,
  PHONE_WIDTH,
  TAG_MANAGER_ID,
} from './constants.ts'
import { isClientId } from './documents/site.ts'
import { formLimits, limits } from './limits.ts'

it('are those of the design', () => {
  expect(limits).toMatchObject({
    page: 2 * 1024 * 1024,
    languageMap: 1024 * 1024,
    componentsPerPage: 5000,
    componentDepth: 12,
    jsonDepth: 64,
    nodesInSave: 1_000_000,
    nodes: 10_000,
    keysInMap: 10_000,
    keys: 256,
    body: 1024 * 1024,
    bodyOfSave: 8 * 1024 * 1024,
    bodyOfInquiry: 9 * 1024 * 1024,
    headTime: 8000,
    bodyRate: 4096,
    bodySpan: 10_000,
  })
  expect(MAX_IMAGE_BYTES).toBe(2_097_152)
  expect(PHONE_WIDTH).toBe(768)
})

it('keeps what visitors write within the limits of forms (R178, R179, R181)', () => {
  expect(formLimits).toMatchObject({
    name: 100,
    email: 254,
    phone: 32,
    company: 200,
    productName: 300,
    message: 5000,
    quantity: 999_999_999,
    images: 3,
    imageBytes: 2_097_152,
  })
})

it('knows 18 languages and which way they are written (R216, R217)', () => {
  expect(languageCodes).toHaveLength(18)
  expect(DEFAULT_LANGUAGE).toBe('en')
  expect(languageCodes.filter((code) => directionOf(code) === 'rtl')).toEqual(['ar', 'fa', 'ur'])
  expect(directionOf('ar-EG')).toBe('rtl')
})

it('takes a tag id only when it is nothing else (T31)', () => {
  expect(TAG_MANAGER_ID.test('GTM-AB12')).toBe(true)
  for (const id of ['xGTM-AB12', 'GTM-AB12;x', 'GTM-', 'gtm-ab12']) expect(TAG_MANAGER_ID.test(id)).toBe(false)
})

it('takes no reserved word for a client (R49, R51)', () => {
  expect(['acme', 'acme-tools', 'a1bc'].every(isClientId)).toBe(true)
  for (const word of [
    'products',
    'designer',
    'api',
    'www',
    '12345',
    'Acme',
    'ac',
    '-acme',
    'acme-',
    'a_b_c',
    'none_client_id',
  ])
    expect(isClientId(word)).toBe(false)
})
