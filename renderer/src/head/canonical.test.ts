import { expect, test } from 'vitest'
import { canonicalLinks } from './canonical.ts'

const linksOf = (query: Readonly<Record<string, string>>) => {
  const { noindex, canonical } = canonicalLinks({
    ...{ path: '/products', language: 'en', defaultLanguage: 'en', languages: ['en'], isHidden: false, isPublic: true },
    query,
    address: (_language, path, kept = {}) => {
      const written = String(new URLSearchParams(kept))
      return written === '' ? path : `${path}?${written}`
    },
  })
  return [noindex, canonical]
}

test.each<[Readonly<Record<string, string>>, boolean, string]>([
  [{}, false, '/products'],
  [{ page: '2' }, false, '/products?page=2'],
  [{ sort: 'name' }, false, '/products'],
  [{ page: '2', sort: 'name' }, true, '/products?page=2&sort=name'],
  [{ category: 'nuts', page: '2' }, false, '/products?category=nuts&page=2'],
  [{ q: 'bolt' }, true, '/products'],
  [{ q: 'bolt', page: '2', sort: 'name' }, true, '/products'],
  [{ q: 'bolt', category: 'nuts' }, true, '/products?category=nuts'],
  [{ 'f.thread': 'm8', page: '2' }, true, '/products'],
  [{ 'f.thread': 'm8', category: 'nuts' }, true, '/products?category=nuts'],
])('a list asked with %j', (query, noindex, canonical) => {
  expect(linksOf(query)).toEqual([noindex, canonical])
})
