import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Drawing, drawSection } from '../testing/draw-section.ts'
import { sampleProduct } from '../testing/sample-product.ts'
import { load } from './load.ts'
import type { BreadcrumbsProps } from './spec.ts'

const at = (path: string, drawing: Drawing = {}) => {
  const id = path.split('/')[2]
  const { getByRole } = drawSection('breadcrumbs', {
    visit: { path, query: {}, ...(id && { id }) },
    data: {},
    ...drawing,
  })
  return within(getByRole('navigation', { name: 'You are here' }))
    .getAllByRole('listitem')
    .map((item) => {
      const [step] = item.children
      return [step?.textContent, step?.getAttribute('href') ?? step?.getAttribute('aria-current')]
    })
}
const product = { product: sampleProduct }
const asked = (path: string, id: string) =>
  Object.keys(load({ props: { showCollection: true } as BreadcrumbsProps, visit: { path, id, query: {} } }))

test('asks for the thing that the address names, and for nothing else', () => {
  expect(asked('/product/hex-nut', 'hex-nut')).toEqual(['product', 'collections'])
  expect(asked('/info-detail/a2', 'a2')).toEqual(['info'])
  expect(asked('/pages/about', 'about')).toEqual([])
})

test('leads from the home page by the list to the product', () => {
  expect(at('/product/hex-nut', { data: product })).toEqual([
    ['Home', '/'],
    ['Products', '/products'],
    [sampleProduct.props.name, 'page'],
  ])
})

test('leads by the collection of the product, where the owner wants that', () => {
  const nuts = { id: '2', slug: 'nuts-and-washers', publishedAt: '2026-01-01', props: { name: 'Nuts' } }
  const collections = { items: [nuts], total: 1, page: 1, pageSize: 100 }
  const steps = at('/product/hex-nut', { data: { ...product, collections }, props: { showCollection: true } })
  expect(steps[2]).toEqual(['Nuts', '/collections/nuts-and-washers'])
})

test('ends with a list on its own page', () => {
  expect(at('/cases').at(-1)).toEqual(['Cases', 'page'])
})

test('calls a page as the menu does, or as its owner says', () => {
  expect(at('/pages/about-us').at(-1)).toEqual(['About us', 'page'])
  expect(at('/pages/about-us', { props: { current: 'Who we are' } }).at(-1)).toEqual(['Who we are', 'page'])
})

test('names no page that it does not know', () => {
  expect(at('/product/hex-nut')).toEqual([
    ['Home', '/'],
    ['Products', '/products'],
  ])
  expect(at('/')).toEqual([['Home', '/']])
})

test('may leave the page itself out', () => {
  expect(at('/product/hex-nut', { data: product, props: { showCurrent: false } }).at(-1)).toEqual([
    'Products',
    '/products',
  ])
})

test('says in which language a name is that nobody translated', () => {
  const { getByText } = drawSection('breadcrumbs', {
    visit: { path: '/product/hex-nut', id: 'hex-nut', query: {} },
    data: { product: { ...sampleProduct, languages: { name: 'en' } } },
    language: 'ar',
  })
  expect(getByText('Hexagon nut', { exact: false }).closest('[lang]')).toHaveProperty('lang', 'en')
})
