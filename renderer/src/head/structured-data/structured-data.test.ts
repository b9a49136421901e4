import { expect, test } from 'vitest'
import type { StructuredDataFacts } from './facts.ts'
import { structuredData } from './index.ts'

const facts = (more: Partial<StructuredDataFacts>): StructuredDataFacts => ({
  about: 'other',
  siteName: 'Acme',
  language: 'de',
  title: 'Über uns',
  canonical: 'https://acme.example/here?language=de',
  home: 'https://acme.example/',
  at: (path) => `https://acme.example${path}?language=de`,
  picture: (src) => `https://acme.example${src}`,
  ...more,
})
const things = (more: Partial<StructuredDataFacts>): Record<string, unknown>[] =>
  structuredData(facts(more)).map((json) => JSON.parse(json))
const about = (props: object) => ({
  about: 'product' as const,
  parent: { name: 'Products', path: '/products' },
  subject: { kind: 'product' as const, publishedAt: '', props: { name: 'Lamp', ...props } as never },
})
const offered = (priceTiers: object[], currency: string | undefined = 'EUR') =>
  things(about({ priceTiers, ...(currency && { currency }) }))[0]?.offers
const tier = (price: number | string) => ({ id: 'aaaaaaaa', from: 1, price })

test('the home page says whose site it is', () => {
  const [organization, site, ...others] = things({ about: 'home', description: 'All lamps' })
  expect(organization).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Acme',
    url: 'https://acme.example/',
    description: 'All lamps',
  })
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: 'https://acme.example/?language=de',
    inLanguage: 'de',
    publisher: { '@id': organization?.['@id'] },
  })
  expect(others).toEqual([])
})

test('a product has its model, pictures and attributes, and nothing that is not known', () => {
  const [product, crumbs] = things(
    about({
      model: 'L-1',
      summary: 'Shines',
      images: [
        { id: 'aaaaaaaa', image: { src: '/media/1/lamp.webp' } },
        { id: 'bbbbbbbb', image: {} },
        { id: 'dddddddd' },
      ],
      importantAttributes: [{ id: 'cccccccc', name: 'Power', value: '9 W' }],
      certifications: [
        { id: 'eeeeeeee', name: 'ISO 9001', number: 'Q-1', file: '/media/1/iso.pdf' },
        { id: 'ffffffff', name: 'CE' },
      ],
    }),
  )
  expect(product).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Lamp',
    description: 'Shines',
    url: 'https://acme.example/here?language=de',
    sku: 'L-1',
    brand: { '@type': 'Brand', name: 'Acme' },
    image: ['https://acme.example/media/1/lamp.webp'],
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Power', value: '9 W' }],
    hasCertification: [
      {
        '@type': 'Certification',
        name: 'ISO 9001',
        certificationIdentification: 'Q-1',
        url: 'https://acme.example/media/1/iso.pdf',
      },
      { '@type': 'Certification', name: 'CE' },
    ],
  })
  expect(crumbs?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Acme', item: 'https://acme.example/?language=de' },
    { '@type': 'ListItem', position: 2, name: 'Products', item: 'https://acme.example/products?language=de' },
    { '@type': 'ListItem', position: 3, name: 'Über uns', item: 'https://acme.example/here?language=de' },
  ])
})

test('T37 an offer only where every tier has a price', () => {
  for (const tiers of [[], [tier('pending')], [tier(1250), tier('pending')], [tier(0)], [tier(100), tier(0)]])
    expect(offered(tiers), JSON.stringify(tiers)).toBeUndefined()
  expect(offered([tier(1250)], '')).toBeUndefined()
  expect(offered([tier(1250)])).toMatchObject({ '@type': 'Offer', price: '12.50', priceCurrency: 'EUR' })
  expect(offered([tier(1250), tier(999)])).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '9.99',
    highPrice: '12.50',
    offerCount: 2,
  })
})

test('R121 prices count in the minor units of their currency', () => {
  expect(offered([tier(1250)], 'JPY')).toMatchObject({ price: '1250' })
  expect(offered([tier(1250)], 'KWD')).toMatchObject({ price: '1.250' })
})

test('an article has its date and its author, or the site instead', () => {
  const article = (kind: 'case' | 'info', props: object, publishedAt = '2026-03-01') =>
    things({
      about: 'article',
      subject: { kind, publishedAt, props: { title: 'Opening', ...props } as never },
    })[0]
  expect(article('info', { author: 'A. Writer', image: { src: '/a.webp' } })).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Opening',
    datePublished: '2026-03-01',
    author: { '@type': 'Person', name: 'A. Writer' },
    image: 'https://acme.example/a.webp',
  })
  const without = article('case', {}, 'soon')
  expect(without).toMatchObject({ '@type': 'Article', author: { '@type': 'Organization', name: 'Acme' } })
  expect(without).not.toHaveProperty('datePublished')
})

test('the second page of a list goes on counting', () => {
  const list = { entries: [{ name: 'Lamp', path: '/product/lamp' }], before: 24, total: 25 }
  const [items, crumbs] = things({ about: 'other', list })
  expect(items).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 25,
    itemListElement: [{ position: 25, name: 'Lamp', url: 'https://acme.example/product/lamp?language=de' }],
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(things({ about: 'other', list: { ...list, entries: [] } })).toHaveLength(1)
})

test('nothing in a text can end the script it stands in', () => {
  for (const json of structuredData(facts({ title: '</script><script>alert(1)</script>' })))
    expect(json).not.toContain('<')
})
