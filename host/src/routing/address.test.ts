import { describe, expect, test } from 'vitest'
import { type HostKind, readAddress } from './address.ts'

/**
 * One line per address: what it is on the system domain, and on the domain of a site. `acme:` in
 * front names the clientId, `→` the address it should have, a number the status.
 */
const table: readonly (readonly [address: string, system: string, custom?: string])[] = [
  // Home, start and clients
  ['/', 'start', 'home'],
  ['/home', 'home'],
  ['/acme', 'acme:home'],
  ['/acme/home', 'acme:home'],
  ['/acme/', 'acme:home → /acme'],
  ['//acme', 'acme:home → /acme'],
  ['/ACME', 'acme:home → /acme'],
  ['/AcMe/Home', 'acme:home → /acme/home'],
  ['/acme?x=1', 'acme:home'],
  ['/acme/?x=1&y=%20', 'acme:home → /acme?x=1&y=%20'],
  ['/acme-lamps-2', 'acme-lamps-2:home'],
  ['/acm', '404', 'addedSinglePage acm'],
  ['/1234', '404', 'addedSinglePage 1234'],
  ['/12345/products', '404', 'addedPage 12345'],
  ['/-acme', '404'],
  ['/acme-', '404'],
  ['/ac_me', '404'],
  ['/acme/acme', 'acme:addedSinglePage acme'],
  ['/acme/home/x', '404 of acme'],
  ['/?draftsId=7', 'start', 'home'],
  // Landing routes
  ['/case/5', 'case 5'],
  ['/acme/case/5', 'acme:case 5'],
  ['/info', 'info'],
  ['/acme/info', 'acme:info'],
  ['/pages/about-us', 'pages about-us'],
  ['/acme/pages/about-us', 'acme:pages about-us'],
  ['/cases', 'cases'],
  ['/acme/cases', 'acme:cases'],
  ['/policy/privacy', 'policy privacy'],
  ['/acme/policy/privacy', 'acme:policy privacy'],
  ['/product/5', 'product 5'],
  ['/acme/product/lamp', 'acme:product lamp'],
  ['/products', 'products'],
  ['/acme/products', 'acme:products'],
  ['/collection/5', 'collection 5'],
  ['/acme/collection/lamps', 'acme:collection lamps'],
  ['/info-detail/9', 'infoDetail 9'],
  ['/acme/info-detail/9', 'acme:infoDetail 9'],
  ['/acme/system/icon-demo', 'acme:iconDemo'],
  ['/system/image-demo', 'imageDemo'],
  ['/chat', 'chat'],
  ['/acme/chat', 'acme:chat'],
  // T1 The mode comes from the matched route
  ['/product/designer-lamp', 'product designer-lamp'],
  ['/pages/designer', 'pages designer'],
  ['/pages/designerIframe', 'pages designerIframe'],
  ['/acme/case/designer', 'acme:case designer'],
  ['/designer', '404'],
  ['/acme/designer', '404 of acme'],
  // T2 A reserved word is never a clientId, in every order of declaration
  ['/pages/home', 'pages home'],
  ['/pages/info', 'pages info'],
  ['/pages/cases', 'pages cases'],
  ['/collection/cases', 'collection cases'],
  ['/policy/chat', 'policy chat'],
  ['/case/products', 'case products'],
  ['/product/product', 'product product'],
  ['/pages/pages', 'pages pages'],
  ['/case', 'cases → /cases'],
  ['/acme/case', 'acme:cases → /acme/cases'],
  ['/product', 'products → /products'],
  ['/acme/product', 'acme:products → /acme/products'],
  ['/pages', '404'],
  ['/acme/pages', '404 of acme'],
  ['/policy', '404'],
  ['/info-detail', '404'],
  ['/system', '404'],
  ['/drafts', '404'],
  ['/en', '404'],
  ['/zh', '404'],
  ['/en/products', '404'],
  ['/www', '404'],
  ['/admin', '404'],
  ['/none_client_id', '404'],
  ['/null/products', '404'],
  ['/search', '404'],
  ['/media/1/x', '404'],
  // Pages of kinds that plugins add: their first word is none of ours, and on the system domain a site stands before it
  ['/acme/recipes/apple-pie', 'acme:addedPage recipes'],
  ['/acme/recipes', 'acme:addedSinglePage recipes'],
  ['/faq', '404', 'addedSinglePage faq'],
  ['/acme/Recipes/apple-pie', '404 of acme'],
  ['/acme/recipes/apple-pie/more', '404 of acme'],
  ['/acme/products/apple-pie', '404 of acme'],
  // T10 Both spellings of collections
  ['/collections', 'products → /products?filter=collection'],
  ['/collection', 'products → /products?filter=collection'],
  ['/Collections/', 'products → /products?filter=collection'],
  ['/collections?category=lamps', 'products → /products?category=lamps&filter=collection'],
  ['/collections?filter=collection&q=a', 'products → /products?filter=collection&q=a'],
  ['/collections/5', 'collection 5 → /collection/5'],
  ['/acme/collections/5', 'acme:collection 5 → /acme/collection/5'],
  ['/acme/collections', 'acme:products → /acme/products?filter=collection'],
  ['/acme/collection?language=de', 'acme:products → /acme/products?language=de&filter=collection'],
  ['/collections/5/6', '404'],
  // T5 The number of a draft
  ['/drafts/7/designer', 'designer 7', '404'],
  ['/acme/drafts/7/designer', 'acme:designer 7', '404 of acme'],
  ['/acme/drafts/7/designerIframe', 'acme:designerIframe 7', '404 of acme'],
  ['/acme/drafts/7/designeriframe', 'acme:designerIframe 7 → /acme/drafts/7/designerIframe', '404 of acme'],
  ['/acme/drafts/7/utils', 'acme:utils 7', '404 of acme'],
  ['/acme/drafts/007/designer', 'acme:designer 7 → /acme/drafts/7/designer', '404 of acme'],
  ['/acme/drafts/999999999999999/designer', 'acme:designer 999999999999999', '404 of acme'],
  // These keep to the pattern and fail the validation: guard 1 answers them (T9).
  ['/acme/drafts/9007199254740993/designer', 'acme:designer 9007199254740993', '404 of acme'],
  ['/acme/drafts/7a/designer', 'acme:designer 7a', '404 of acme'],
  ['/acme/drafts/+7/designer', 'acme:designer +7', '404 of acme'],
  ['/acme/drafts/%EF%BC%97/designer', 'acme:designer ７', '404 of acme'],
  ['/acme/drafts/0/designer', 'acme:designer ', '404 of acme'],
  ['/acme/drafts/7', '404 of acme'],
  ['/acme/drafts/7/designer/x', '404 of acme'],
  // T6 What exists on the system domain alone
  ['/login', 'login', '404'],
  ['/account', 'account', '404'],
  ['/invitation/abc', 'invitation abc', '404'],
  ['/preview/abc', 'preview abc'],
  ['/acme/login', '404 of acme'],
  ['/acme/404', '404 of acme'],
  ['/404', 'error'],
  // One spelling for each address
  ['/products/', 'products → /products'],
  ['//products', 'products → /products'],
  ['/acme//products///', 'acme:products → /acme/products'],
  ['/Products', 'products → /products'],
  ['/acme/PRODUCT/Lamp', 'acme:product Lamp → /acme/product/Lamp'],
  ['/%70roducts', 'products → /products'],
  ['/product/l%61mp', 'product lamp → /product/lamp'],
  ['/Products/?q=a+b', 'products → /products?q=a+b'],
  ['/product/lamp.html', 'product lamp.html'],
  ['/PRODUCT/lamp!', 'product lamp!'],
  // What cannot be read, and what is no page
  ['/%', '400'],
  ['/acme/%E0%A4', '400'],
  ['/product/%ZZ', '400'],
  ['products', '400'],
  ['http://evil.example/', '400'],
  ['/product/a%2Fb', '404'],
  ['/acme%2Fproducts', '404'],
  ['/product/a%5Cb', '404'],
  ['/product/a%00b', '404'],
  ['//evil.example/', '404'],
  ['/\\evil.example', '404'],
  ['/.', '404'],
  ['/..', '404'],
  ['/acme/../other', '404 of acme'],
  ['/robots.txt', 'systemRobots', 'robots'],
  ['/acme/robots.txt', 'acme:robots'],
  ['/sitemap.xml', 'sitemap'],
  ['/acme/sitemap.xml', 'acme:sitemap'],
  ['/acme/Feed.xml/', 'acme:feed → /acme/feed.xml'],
  ['/acme/security.txt', '404 of acme'],
  ['/favicon.ico', '404'],
  ['/_payload.json', '404'],
  ['/_acme', '404'],
  ['/.well-known/security.txt', '404'],
  ['/acme.example/products', '404'],
  ['/api/site/v1/page/pages/1', '404'],
  ['/builds/latest.json', '404'],
  ['/%D8%B9%D8%B1%D8%A8%D9%8A', '404'],
]

function show(kind: HostKind, target: string): string {
  const reading = readAddress(kind, target)
  if (reading.status !== 200)
    return `${reading.status}${reading.clientId === undefined ? '' : ` of ${reading.clientId}`}`
  const value = Object.values(reading.params)[0]
  return [
    reading.clientId === undefined ? '' : `${reading.clientId}:`,
    reading.key,
    value === undefined ? '' : ` ${value}`,
    reading.canonical === undefined ? '' : ` → ${reading.canonical}`,
  ].join('')
}

describe('every address on both kinds of host (T1, T2, T5, T6, T10)', () => {
  test('the table is long enough', () => expect(table.length).toBeGreaterThan(100))
  for (const [address, system, custom = system] of table) {
    test(`${address} on the system domain: ${system}`, () => expect(show('system', address)).toBe(system))
    test(`${address} on the domain of a site: ${custom}`, () => expect(show('custom', address)).toBe(custom))
  }
})

test('a canonical address is canonical itself, and never leaves the host', () => {
  for (const kind of ['system', 'custom'] as const)
    for (const [address] of table) {
      const reading = readAddress(kind, address)
      if (reading.status !== 200 || reading.canonical === undefined) continue
      expect(reading.canonical).toMatch(/^\/(?![/\\])/)
      const again = readAddress(kind, reading.canonical)
      expect(again).toEqual({ ...reading, canonical: undefined, path: reading.path })
    }
})

test('the path of a site leaves the clientId out', () => {
  expect(readAddress('system', '/acme/Product/lamp')).toMatchObject({ path: '/product/lamp', clientId: 'acme' })
  expect(readAddress('system', '/acme')).toMatchObject({ path: '/', clientId: 'acme' })
  expect(readAddress('custom', '/home')).toMatchObject({ path: '/home' })
})
