import { pageTypeKeys } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageAddress, readPageAddress } from './page-address.ts'

it.each([
  ['home', undefined, '/'],
  ['home', 'x', '/'],
  ['pages', 'about', '/pages/about'],
  ['product', 'x', '/product/x'],
  ['collections', '5', '/collection/5'],
  ['policy', 'privacy', '/policy/privacy'],
  ['info-detail', 'fair', '/info-detail/fair'],
  ['chat', undefined, '/chat'],
  ['product', 'ü/1', '/product/%C3%BC%2F1'],
  // Without an id: the matching list (R86).
  ['product', undefined, '/products'],
  ['collections', undefined, '/products'],
  ['case', '', '/cases'],
  ['info-detail', undefined, '/info'],
  ['pages', undefined, '/'],
  ['policy', '..', '/'],
  ['contact-us', 'talk-to-us', '/pages/talk-to-us'],
  ['contact-us', undefined, '/'],
] as const)('writes %s %s as %s', (pageType, id, address) => {
  expect(pageAddress(pageType, id)).toBe(address)
})

it.each([
  ['/', { pageType: 'home' }],
  ['/home', { pageType: 'home' }],
  ['/collections/5', { pageType: 'collections', id: '5' }],
  ['/collection/5', { pageType: 'collections', id: '5' }],
  ['/info-detail/fair', { pageType: 'info-detail', id: 'fair' }],
  ['/products', { pageType: 'products' }],
])('reads %s', (path, address) => {
  expect(readPageAddress(path)).toEqual(address)
})

it.each([
  '',
  'home',
  '/collections',
  '/collection',
  '/pages',
  '/product',
  '/policy',
  '/home/1',
  '/products/1',
  '/product/1/2',
  '/product/',
  '/products/',
  '/nothing',
  '/__proto__',
  '/constructor/1',
  '/product/%',
  '/product/%2e%2e',
  '//',
])('reads no page in %j', (path) => {
  expect(readPageAddress(path)).toBeUndefined()
})

it('reads what it writes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pageTypeKeys), fc.string({ minLength: 1, unit: 'binary' }), (pageType, id) => {
      fc.pre(id !== '.' && id !== '..')
      const address = pageAddress(pageType, id)
      const read = readPageAddress(address)
      expect(read?.pageType).toBe(pageType === 'contact-us' ? (read?.id === undefined ? 'home' : 'pages') : pageType)
      if (read?.id !== undefined) expect(read.id).toBe(id.toWellFormed())
      expect(pageAddress(read?.pageType ?? pageType, read?.id)).toBe(address)
    }),
  )
})
