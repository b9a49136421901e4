import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isNotModified } from '../server/etag.ts'
import { cachePage, createPageCache } from './page-cache.ts'

const always = () => true

test('a page is made once, and again when it may not be kept', async () => {
  const { cached: cache } = createPageCache<string>(100_000)
  let made = 0
  const make = async () => cachePage(`<p>${++made}</p>`, 'meta')
  await Promise.all([cache('a', make, always), cache('a', make, always)])
  await cache('a', make, always)
  expect(made).toBe(1)
  await cache('b', make, () => false)
  await cache('b', make, always)
  expect(made).toBe(3)
})

test('a drawing that failed is not remembered', async () => {
  const { cached: cache } = createPageCache<string>(100_000)
  await expect(cache('a', async () => Promise.reject(new Error('no')), always)).rejects.toThrow('no')
  expect((await cache('a', async () => cachePage('x', 'meta'), always)).meta).toBe('meta')
})

test('pages take no more room than there is', async () => {
  const { cached: cache } = createPageCache<string>(3000)
  let made = 0
  const make = async () => cachePage('x'.repeat(1000), String(++made))
  for (const key of ['a', 'b', 'c', 'd']) await cache(key, make, always)
  await cache('d', make, always)
  expect(made).toBe(4)
  await cache('a', make, always)
  expect(made).toBe(5)
})

test('one page, three encodings, one tag', async () => {
  const page = cachePage('<p>Größe</p>', undefined)
  expect(brotliDecompressSync(await page.body('br')).toString()).toBe('<p>Größe</p>')
  expect(gunzipSync(await page.body('gzip')).toString()).toBe('<p>Größe</p>')
  expect((await page.body('identity')).toString()).toBe('<p>Größe</p>')
  expect(page.etag).toMatch(/^W\/"[\w-]{43}"$/)
})

test('a tag is known in its weak and in its strong form, and among others', () => {
  expect(isNotModified('W/"a"', '"x", W/"a"')).toBe(true)
  expect(isNotModified('W/"a"', '"a"')).toBe(true)
  expect(isNotModified('W/"a"', '*')).toBe(true)
  expect(isNotModified('W/"a"', undefined)).toBe(false)
  expect(isNotModified('W/"a"', '"b"')).toBe(false)
})
