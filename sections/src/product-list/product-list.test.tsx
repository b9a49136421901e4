import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shownPages } from '../parts/listing/pages.tsx'
import { type Drawing, drawSection, treeWith } from '../testing/draw-section.ts'
import { type ListedProduct, load } from './load.ts'
import type { ProductListProps } from './spec.ts'

const given = (props: Drawing['props']): ProductListProps =>
  Object.values(treeWith('product-list', { ...(props && { props }) }).components)[0]
    ?.props as unknown as ProductListProps
const asked = (props: Drawing['props'], query: Readonly<Record<string, string>>, id?: string) => {
  const requests = load({ props: given(props), visit: { path: '/products', query, ...(id && { id }) } })
  return { products: requests.products.question, collections: requests.collections?.question }
}
const catalogue = { showSearch: true, showCategories: true, showSort: true }

const product = (props: Partial<ListedProduct['props']> = {}, more: Partial<ListedProduct> = {}): ListedProduct => ({
  id: 'p1',
  slug: 'hex-bolt',
  publishedAt: '2026-05-01',
  props: { name: 'Hex bolt', ...props } as ListedProduct['props'],
  ...more,
})
const draw = (items: readonly ListedProduct[], drawing: Drawing = {}, total = items.length) =>
  drawSection('product-list', {
    data: {
      products: { items, total, page: 1, pageSize: 24 },
      collections: { items: [], total: 0, page: 1, pageSize: 100 },
    },
    ...drawing,
  })

test('asks for what the visitor chose', () => {
  const query = { q: ' bolt ', category: 'anchors', page: '3', sort: 'newest' }
  expect(asked(catalogue, query).products).toEqual({
    q: 'bolt',
    category: 'anchors',
    page: 3,
    pageSize: 24,
    sort: 'newest',
  })
  expect(asked(catalogue, {}).collections).toBeDefined()
})

test('asks for nothing that it offers no choice of', () => {
  const query = { q: 'bolt', category: 'anchors', page: '3', sort: 'newest' }
  const { products, collections } = asked({ showPages: false }, query)
  expect(products).toEqual({ page: 1, pageSize: 24, sort: 'order' })
  expect(collections).toBeUndefined()
})

test('offers the collections where the address asks for them, whether its owner shows them or not', () => {
  const query = { filter: 'collection' }
  expect(asked({}, query).collections).toBeDefined()
  expect(asked({}, { ...query, category: 'anchors' }).products).toMatchObject({ category: 'anchors' })
  // A list of one collection has no other to offer, and a list of a few on another page is none to choose from.
  expect(asked({ source: 'collection', collection: 'anchors' }, query).collections).toBeUndefined()
  const home = load({ props: given({}), visit: { path: '/', query } })
  expect(home.collections).toBeUndefined()

  const collections = [{ id: 'c1', slug: 'anchors', publishedAt: '2026-05-01', props: { name: 'Anchors' } }]
  const { getByRole } = draw([product()], {
    data: {
      products: { items: [product()], total: 1, page: 1, pageSize: 24 },
      collections: { items: collections, total: 1, page: 1, pageSize: 100 },
    },
    visit: { path: '/products', query },
  })
  const filters = within(getByRole('navigation', { name: 'Categories' }))
  const chosen = new URL(filters.getByRole('link', { name: 'Anchors' }).getAttribute('href') ?? '', 'http://a.example')
  expect(Object.fromEntries(chosen.searchParams)).toMatchObject({ category: 'anchors', filter: 'collection' })
})

test.each(['-1', '0', '1e9', '2; drop', '', 'NaN'])('takes page %j for the first', (page) => {
  expect(asked(catalogue, { page }).products.page).toBe(1)
})

test('keeps hostile values within what the service answers', () => {
  const { products } = asked(catalogue, {
    page: '999999999',
    q: 'x'.repeat(900),
    category: 'y'.repeat(900),
    sort: 'weight',
  })
  expect([products.page, products.q?.length, products.category?.length, products.sort]).toEqual([
    100_000,
    200,
    120,
    'relevance',
  ])
})

test('shows one collection: the named one, or the one that is visited', () => {
  expect(asked({ source: 'collection', collection: 'nuts' }, {}, 'anchors').products.category).toBe('nuts')
  expect(asked({ source: 'collection' }, {}, 'anchors').products.category).toBe('anchors')
})

test('is one link for each product, named after it', () => {
  const { getAllByRole } = draw([product({ model: 'NF-933' })], { props: { title: 'Bolts' } })
  expect(getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Hex bolt', '/product/hex-bolt'],
  ])
})

test.each([
  [[{ price: 42 }, { price: 38 }], 'from $0.38'],
  [[{ price: 1250 }], '$12.50'],
  [[{ price: 'pending' }], 'Need to negotiate'],
  [[{ price: 0 }], 'Need to negotiate'],
  [[{ price: 'pending' }, { price: 900 }], 'from $9.00'],
  [undefined, 'Need to negotiate'],
] as const)('says what %j costs (R115)', (tiers, text) => {
  const priceTiers = tiers?.map(({ price }, at) => ({ id: `tier000${at}`, from: at + 1, price }))
  const { getByText } = draw([product({ currency: 'USD', ...(priceTiers && { priceTiers }) })])
  getByText((_, element) => element?.tagName === 'P' && element.textContent === text)
})

test('keeps model numbers and prices from being turned round', () => {
  const { getByText } = draw(
    [product({ model: 'NF-933', currency: 'USD', priceTiers: [{ id: 'tier0001', from: 1, price: 42 }] })],
    {
      language: 'ar',
    },
  )
  expect(getByText('NF-933').closest('bdi')?.dir).toBe('ltr')
  expect(getByText(/0\.42/).closest('bdi')?.dir).toBe('ltr')
})

test('says in which language a name is that nobody translated', () => {
  const { getByRole } = draw([product({}, { languages: { name: 'en' } })], { language: 'ar', props: {} })
  const link = getByRole('link', { name: 'Hex bolt' })
  expect([link.lang, link.dir]).toEqual(['en', 'ltr'])
})

test('turns pages by links; the first has no number in its address (R130)', () => {
  const { getByRole } = draw([product()], { visit: { path: '/products', query: { page: '2' } } }, 90)
  const pages = within(getByRole('navigation', { name: 'Product list pages' }))
  expect(pages.getByRole('link', { name: 'Previous' })).toHaveProperty('search', '')
  expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/products?page=3')
  expect(pages.getByRole('link', { name: 'Next' }).getAttribute('rel')).toBe('next')
  expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
})

test('names the first page, the last and the neighbours', () => {
  expect(shownPages(5, 9)).toEqual([1, 4, 5, 6, 9])
  expect(shownPages(1, 2)).toEqual([1, 2])
  expect(shownPages(40, 3)).toEqual([1, 3])
})

test('searches by a plain form that keeps the category', () => {
  const { getByRole } = draw([], {
    story: 'catalogue',
    visit: { path: '/products', query: { category: 'anchors', q: 'm16' } },
  })
  const form = getByRole('searchbox').closest('form') as HTMLFormElement
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/products'])
  expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'm16', category: 'anchors', sort: 'order' })
})

test('offers a way out of a search that found nothing', () => {
  const { getByRole, getByText } = draw([], {
    story: 'catalogue',
    visit: { path: '/products', query: { q: 'rivet' } },
  })
  getByText('No product matches your search')
  expect(getByRole('link', { name: 'Show all products' })).toHaveProperty('search', '')
  getByRole('link', { name: 'Ask us for it' })
})

test('tells an empty catalogue from one that could not be read', () => {
  const { getByText, unmount } = draw([])
  getByText('There are no products yet')
  unmount()
  drawSection('product-list', { withoutData: true }).getByText(/could not be loaded/)
})

test('a few products on the page of one of them leave that one out', () => {
  const visit = { path: '/product/lock-nut', id: 'lock-nut', query: {} }
  const props = { showPages: false, pageSize: 2 }
  expect(load({ props: given(props), visit }).products.question.pageSize).toBe(3)
  const items = ['hex-bolt', 'lock-nut', 'washer'].map((slug) => product({ name: slug }, { id: slug, slug }))
  const { getAllByRole } = draw(items, { props, visit })
  expect(getAllByRole('link').map((link) => link.textContent)).toEqual(['hex-bolt', 'washer'])
})

const thread = {
  kind: 'thread',
  name: 'Thread',
  values: [
    { value: 'm8', name: 'M8', count: 14 },
    { value: 'm10', name: 'M10', count: 9 },
    { value: 'm12', name: 'M12', count: 0 },
  ],
}
const answer = (more: object = {}) => ({
  products: { items: [product()], total: 1, page: 1, pageSize: 24, facets: [thread], ...more },
  collections: { items: [], total: 0, page: 1, pageSize: 100 },
})

test('asks for the values that are chosen, where it offers them', () => {
  const query = { 'f.thread': 'm10\nm8', 'f.material': 'A2 & A4' }
  expect(asked({ showFacets: true }, query).products).toMatchObject({
    filters: 'thread=m10&thread=m8&material=A2+%26+A4',
    facets: true,
  })
  expect(asked({}, query).products).toEqual({ page: 1, pageSize: 24, sort: 'order' })
  expect(asked({ showFacets: true, showPages: false }, query).products).not.toHaveProperty('filters')
})

test('sorts what was searched for by how well it fits, unless something else is chosen', () => {
  expect(asked(catalogue, { q: 'm8' }).products.sort).toBe('relevance')
  expect(asked({ ...catalogue, sort: 'newest' }, { q: 'm8' }).products.sort).toBe('relevance')
  expect(asked(catalogue, { q: 'm8', sort: 'price' }).products.sort).toBe('price')
  expect(asked(catalogue, { sort: 'moq' }).products.sort).toBe('moq')
})

test('filters by plain links, that choose a value and take it back from the first page on', () => {
  const { getByRole } = draw([], {
    story: 'catalogue',
    data: answer(),
    visit: { path: '/products', query: { q: 'bolt', page: '3', 'f.thread': 'm8', 'f.material': 'a2' } },
  })
  const group = within(getByRole('navigation', { name: 'Thread' }))
  const searchOf = (link: HTMLElement) => [...new URL((link as HTMLAnchorElement).href).searchParams]
  const chosen = group.getByRole('link', { name: /M8/ })
  expect(chosen.getAttribute('aria-current')).toBe('true')
  expect(searchOf(chosen)).toEqual([
    ['q', 'bolt'],
    ['f.material', 'a2'],
  ])
  expect(searchOf(group.getByRole('link', { name: /M10/ }))).toEqual([
    ['q', 'bolt'],
    ['f.thread', 'm8\nm10'],
    ['f.material', 'a2'],
  ])
  expect(group.queryByRole('link', { name: /M12/ })).toBeNull()
  expect(searchOf(getByRole('link', { name: /Remove filter.*Thread: M8/ }))).toEqual(searchOf(chosen))
  expect(searchOf(getByRole('link', { name: 'Clear filters' }))).toEqual([['q', 'bolt']])
  const form = getByRole('searchbox').closest('form') as HTMLFormElement
  expect([...new FormData(form)].map(([name, value]) => `${name}=${value}`)).toEqual([
    'f.thread=m8',
    'f.material=a2',
    'q=bolt',
    'sort=order',
  ])
})

test('says what was looked for in place of what was typed, and what may have been meant', () => {
  const visit = { path: '/products', query: { q: 'wahser' } }
  const { getByRole, unmount } = draw([], { story: 'catalogue', data: answer({ instead: 'washer' }), visit })
  expect(getByRole('status').textContent?.replaceAll(/[\u2068\u2069]/g, '')).toBe(
    'No results for “wahser”. Showing results for “washer”. 1 product found for “washer”',
  )
  unmount()
  const meant = draw([], { story: 'catalogue', data: answer({ suggestion: 'washer' }), visit })
  expect(meant.getByRole('link', { name: 'washer' })).toHaveProperty('search', '?q=washer')
})
