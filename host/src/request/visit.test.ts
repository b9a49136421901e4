import { describe, expect, test } from 'vitest'
import { readAddress } from '../routing/address.ts'
import type { HostReading } from '../routing/hosts.ts'
import { type SiteInfo, visitOf } from './visit.ts'

const site = { clientId: 'lamps', defaultLanguage: 'en', languages: ['en'] } as unknown as SiteInfo
const host = { kind: 'custom', name: 'lamps.example', port: '' } as unknown as HostReading

describe('the address of a page of a kind that a plugin adds, on the domain of its site', () => {
  test.each([
    // What would be a clientId on the system domain is the first word of a page here.
    ['/recipes/apple-pie', 'addedPage', '/recipes/apple-pie', { base: 'recipes', slug: 'apple-pie' }],
    ['/recipes', 'addedSinglePage', '/recipes', { base: 'recipes' }],
    ['/faq', 'addedSinglePage', '/faq', { base: 'faq' }],
    ['/recipes/apple-pie/more', undefined, '/recipes/apple-pie/more', {}],
    ['/recipes/products', 'addedPage', '/recipes/products', { base: 'recipes', slug: 'products' }],
    // Its own clientId still is one.
    ['/lamps/products', 'products', '/products', {}],
  ])('%s: %s', (target, key, path, params) => {
    const visit = visitOf({ host, scheme: 'https', site, target }, readAddress('custom', target))
    expect([visit.key, visit.params]).toEqual([key, params])
    if (key !== undefined) expect(visit.path).toBe(path)
    expect(visit.canonical).toBeUndefined()
  })

  test.each([
    ['/Recipes/apple-pie?a=1', '/recipes/apple-pie?a=1'],
    ['/recipes/apple-pie/', '/recipes/apple-pie'],
    ['/lamps/recipes/apple-pie?a=1', '/recipes/apple-pie?a=1'],
    ['/lamps/faq', '/faq'],
  ])('%s is written otherwise: %s', (target, canonical) => {
    expect(visitOf({ host, scheme: 'https', site, target }, readAddress('custom', target)).canonical).toBe(canonical)
  })
})
