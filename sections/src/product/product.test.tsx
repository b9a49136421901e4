import { expect, test } from 'vitest'
import { type Drawing, drawSection } from '../testing/draw-section.ts'
import { sampleProduct } from '../testing/sample-product.ts'
import { load } from './load.ts'
import type { ProductSectionProps } from './spec.ts'

const draw = (drawing: Drawing = {}) => drawSection('product', { data: { product: sampleProduct }, ...drawing })
const asked = (product: string) => load({ props: { product } as unknown as ProductSectionProps })

test('asks for the chosen product, or for the first of all', () => {
  expect(asked('hex-nut').product?.question).toEqual({ id: 'hex-nut' })
  expect(asked('').first?.question).toMatchObject({ page: 1, pageSize: 1, sort: 'order' })
})

test('leads to the product and to the supplier', () => {
  const { getByRole } = draw()
  expect(getByRole('link', { name: 'See details' }).getAttribute('href')).toBe('/product/hex-nut')
  expect(getByRole('link', { name: 'Contact supplier' }).getAttribute('href')).toBe('/pages/contact-us?product=7')
})

test('says what it is, what it costs, and how many must be ordered', () => {
  const { getByRole, getByText } = draw({ props: { attributes: 2 } })
  getByRole('heading', { level: 2, name: sampleProduct.props.name })
  getByText('$0.19')
  getByText('1,000 pieces')
  expect(draw({ props: { attributes: 2 } }).root.querySelectorAll('dt')).toHaveLength(2)
})

test('says beside the least quantity what the site says of it', () => {
  const trade = { currencies: [], units: [], minimumNote: 'Less on request' }
  const data = { product: sampleProduct, trade }
  expect(draw({ data }).getByText('Less on request').previousSibling?.textContent).toContain('1,000 pieces')
  expect(draw({ data, props: { showMoq: false } }).queryByText('Less on request')).toBeNull()
})

test('shows only what its owner wants', () => {
  const { queryByRole, queryByText, root } = draw({
    props: { showPrice: false, showMoq: false, showAsk: false, showDetails: false, attributes: 0 },
  })
  expect(queryByText('$0.19')).toBeNull()
  expect(queryByRole('link', { name: 'See details' })).toBeNull()
  expect(root.querySelector('dl')).toBeNull()
})

test('takes the first product of the list, and says when there is none', () => {
  const first = { items: [sampleProduct], total: 1, page: 1, pageSize: 1 }
  draw({ data: { first } }).getByRole('heading', { name: sampleProduct.props.name })
  draw({ data: { first: { ...first, items: [], total: 0 } } }).getByText('There are no products yet')
  draw({ withoutData: true }).getByText(/is not available/)
})
