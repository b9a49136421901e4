import { expect, test } from 'vitest'
import { createAddressRules } from './address-rules.ts'

const rules = createAddressRules([{ path: '/blog/**', to: '/info/**', status: 301 }])

test('reads paths of sites as visits do', () => {
  expect(rules.read('/products')).toEqual({ path: '/products', isKnown: true })
  expect(rules.read('/Products')).toEqual({ path: '/products', isKnown: true, canonical: '/products' })
  expect(rules.read('/collections')).toEqual({
    path: '/products',
    isKnown: true,
    canonical: '/products?filter=collection',
  })
  expect(rules.read('/')).toEqual({ path: '/', isKnown: true })
  expect(rules.read('/sitemap.xml')).toEqual({ path: '/sitemap.xml', isKnown: true })
})

test('takes no word for a site, and no page of owners for one of a site', () => {
  for (const path of ['/old-page', '/old-page/products', '/drafts/1/designer', '/login', '/office', '/ä/ö'])
    expect(rules.read(path)).toEqual({ path, isKnown: false })
})

test('knows where the build leads', () => {
  expect(rules.redirectOf('/blog/first')).toEqual({ to: '/info/first', status: 301 })
  expect(rules.redirectOf('/products')).toBeUndefined()
})
