import { expect, test } from 'vitest'
import { type Counts, listPages, pagesPerFile, sitemapParts } from './sitemap-parts.ts'

test('a file stays far below 50,000 addresses and 50 MB, in however many languages', () => {
  for (let languages = 1; languages <= 100; languages++) {
    const pages = pagesPerFile(languages)
    expect(pages).toBeGreaterThanOrEqual(1)
    expect(pages * languages).toBeLessThan(50_000)
    // Each address with a line for each language, 200 letters long.
    expect(pages * languages * (languages + 2) * 200, `${languages}`).toBeLessThan(50_000_000)
  }
})

test('the lists that are asked for one part give exactly that part', () => {
  for (const perFile of [1, 3, 100, 1100, 2000])
    for (const page of [1, 2, 7]) {
      const asked = listPages(page, perFile)
      const [first] = asked
      expect(asked.length * (first?.pageSize ?? 0)).toBe(perFile)
      expect(first?.pageSize).toBeLessThanOrEqual(100)
      expect(((first?.page ?? 0) - 1) * (first?.pageSize ?? 0)).toBe((page - 1) * perFile)
    }
})

test('parts are by type, and none is empty', () => {
  const counts: Counts = { pages: 4, product: 201, case: 0, info: 100, collection: 0, policy: 1 }
  expect(sitemapParts(counts, 100).map(({ type, page }) => `${type} ${page}`)).toEqual([
    'pages 1',
    'product 1',
    'product 2',
    'product 3',
    'info 1',
    'policy 1',
  ])
})
