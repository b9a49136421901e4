import { expect, test } from 'vitest'
import { linkBuilder } from './checked-links.ts'
import type { LinkContext } from './link-builder.ts'

const own: LinkContext = { language: 'en', defaultLanguage: 'en' }
const german: LinkContext = { clientId: 'acme', draftsId: '7', language: 'de', defaultLanguage: 'en' }

test('links keep the clientId, the draft and the language, and nothing else (R81, R82)', () => {
  expect(linkBuilder(german).to('/products', { page: '2' }, '#list')).toBe(
    '/acme/products?page=2&draftsId=7&language=de#list',
  )
  expect(linkBuilder(german).to('/')).toBe('/acme?draftsId=7&language=de')
  expect(linkBuilder({ ...german, language: 'en' }).to('/')).toBe('/acme?draftsId=7')
  expect(linkBuilder(own).to('/products')).toBe('/products')
  expect(linkBuilder(own).to('/')).toBe('/')
})

test.each([
  ['/products', '/acme/products?draftsId=7&language=de'],
  ['/acme/products', '/acme/products?draftsId=7&language=de'],
  ['/acme', '/acme?draftsId=7&language=de'],
  ['/acme-lamps', '/acme/acme-lamps?draftsId=7&language=de'],
  ['/products?language=fr&x=1#a', '/acme/products?language=fr&x=1&draftsId=7#a'],
  ['/products?draftsId=8', '/acme/products?draftsId=8&language=de'],
  ['?page=2', '?page=2&draftsId=7&language=de'],
  ['#top', '#top'],
  ['https://other.example/a', 'https://other.example/a'],
  ['//other.example/a', '//other.example/a'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+49301234', 'tel:+49301234'],
  ['whatsapp://send?phone=1', 'whatsapp://send?phone=1'],
  ['/media/1/a.webp', '/media/1/a.webp'],
  ['/files/list.pdf', '/files/list.pdf'],
  ['/api/site/v1/site/info', '/api/site/v1/site/info'],
  ['other', 'other'],
])('an owner typed %s: %s', (href, expected) => {
  expect(linkBuilder(german).href({ type: 'address', href, newTab: false })).toBe(expected)
})

test('pages are named by their kind and id', () => {
  const { href } = linkBuilder(own)
  expect(href({ type: 'page', newTab: false, pageType: 'home' })).toBe('/')
  expect(href({ type: 'page', newTab: false, pageType: 'product', id: 'lamp', anchor: 'Größe' })).toBe(
    '/product/lamp#Gr%C3%B6%C3%9Fe',
  )
  expect(href({ type: 'page', newTab: false, pageType: 'product' })).toBe('/products')
  expect(href({ type: 'page', newTab: false, pageType: 'policy', id: 'privacy' })).toBe('/policy/privacy')
})

test('T10 a link to a collection is written in the singular', () => {
  expect(linkBuilder(own).href({ type: 'page', newTab: false, pageType: 'collections', id: '5' })).toBe('/collection/5')
})

test('links to where somebody can ask take along what is asked about (R116, R125)', () => {
  const asked = { product: 'p1', s: 'a.b*1000', to: 'DE' }
  const pages = new Map([
    ['c1', '/pages/contact'],
    ['p2', '/pages/about'],
  ])
  const { href } = linkBuilder(german, { pages, contactPage: '/pages/contact', asked })
  const page = (link: object) => href({ type: 'page', newTab: false, pageType: 'pages', ...link } as never)
  const typed = (address: string) => href({ type: 'address', newTab: false, href: address })
  const question = 'product=p1&s=a.b*1000&to=DE'
  const contact = `/acme/pages/contact?draftsId=7&language=de&${question}`
  expect(page({ pageType: 'contact-us' })).toBe(contact)
  expect(page({ id: 'c1', anchor: 'form' })).toBe(`${contact}#form`)
  expect(typed('/pages/contact')).toBe(contact)
  expect(page({ pageType: 'chat' })).toBe(`/acme/chat?draftsId=7&language=de&${question}`)
  // An owner's link that names a product keeps to it, and other pages are asked nothing.
  expect(typed('/pages/contact?product=p9')).toBe('/acme/pages/contact?product=p9&draftsId=7&language=de')
  expect(page({ id: 'p2' })).toBe('/acme/pages/about?draftsId=7&language=de')
  expect(typed('https://elsewhere.example/pages/contact')).toBe('https://elsewhere.example/pages/contact')
  expect(href({ type: 'email', email: 'a@b.example' } as never)).toBe('mailto:a@b.example')
})

test('a link to a page that is gone leads nowhere (R87)', () => {
  const { href } = linkBuilder(own, { pages: new Map([['p1', '/pages/about-us']]) })
  expect(href({ type: 'page', newTab: false, pageType: 'pages', id: 'p1' })).toBe('/pages/about-us')
  expect(href({ type: 'page', newTab: false, pageType: 'pages', id: 'about-us' })).toBe('/pages/about-us')
  expect(href({ type: 'page', newTab: false, pageType: 'pages', id: 'p2' })).toBeUndefined()
})

test('a link to a product, case … is written with its slug; one that is gone leads nowhere (R87)', () => {
  const contents = new Map([
    ['product/k3v9Qa2Z', 'lamp'],
    ['case/tower', undefined],
  ])
  const { href } = linkBuilder(own, { contents })
  const to = (pageType: 'product' | 'case', id: string) => href({ type: 'page', newTab: false, pageType, id })
  expect(to('product', 'k3v9Qa2Z')).toBe('/product/lamp')
  expect(to('case', 'tower')).toBeUndefined()
  // Sections make links to what they were given: nobody has to look that up.
  expect(to('product', 'torch')).toBe('/product/torch')
})

test('mail, telephone and anchors', () => {
  const { href } = linkBuilder(german)
  expect(href({ type: 'email', email: 'a@b.example' })).toBe('mailto:a@b.example')
  expect(href({ type: 'phone', phone: '+86 (574) 1234-5678' })).toBe('tel:+8657412345678')
  expect(href({ type: 'anchor', anchor: '#contact us' })).toBe('#contact%20us')
})

test('the language switch leaves the parameter out for the default language', () => {
  expect(linkBuilder(german).inLanguage('en', '/products', { page: '2' })).toBe('/acme/products?page=2&draftsId=7')
  expect(linkBuilder(german).inLanguage('fr', '/')).toBe('/acme?draftsId=7&language=fr')
})

test.each([
  { type: 'address', href: 'javascript:alert(1)' },
  { type: 'address', href: 'java\tscript:alert(1)' },
  { type: 'address', href: 'data:text/html,<script>' },
  { type: 'address', href: { toString: 'x' } },
  { type: 'anchor' },
  { type: 'email', email: 'a@b.example\r\nBcc: c@d.example' },
  { type: 'phone', phone: 7 },
  { type: '__proto__' },
  null,
])('what no owner may set leads nowhere, however it came into the database: %j', (stored) => {
  expect(linkBuilder(german).href(stored as never)).toBeUndefined()
})

test('each line of a filter is a parameter of its own', () => {
  const query = { q: 'bolt', 'f.thread': 'm8\nm10' }
  expect(linkBuilder(own).to('/products', query)).toBe('/products?q=bolt&f.thread=m8&f.thread=m10')
  expect(linkBuilder(own).inLanguage('de', '/products', query)).toBe(
    '/products?q=bolt&f.thread=m8&f.thread=m10&language=de',
  )
})
