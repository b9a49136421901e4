import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Drawing, drawSection } from '../testing/draw-section.ts'
import { sampleProduct } from '../testing/sample-product.ts'
import { load } from './load.ts'
import type { ProductDetailProps } from './spec.ts'

const draw = (product: object = {}, drawing: Drawing = {}) =>
  drawSection('product-detail', {
    data: { product: { ...sampleProduct, props: { ...sampleProduct.props, ...product } } },
    ...drawing,
  })
const asked = (product: string, id?: string) =>
  load({
    props: { product } as unknown as ProductDetailProps,
    visit: { path: '/', query: {}, ...(id && { id }) },
  })

test('asks for the chosen product, else the visited one, else the first of all', () => {
  expect(asked('hex-bolt', 'hex-nut').product?.question).toEqual({ id: 'hex-bolt' })
  expect(asked('', 'hex-nut').product?.question).toEqual({ id: 'hex-nut' })
  expect(asked('').first?.question).toMatchObject({ page: 1, pageSize: 1 })
})

test('is titled by the name of the product, as the title of the page or of a part', () => {
  draw().getByRole('heading', { level: 1, name: sampleProduct.props.name })
  const { getAllByRole } = draw({}, { props: { titleLevel: 'h2' } })
  expect(getAllByRole('heading').map(({ tagName }) => tagName)).not.toContain('H1')
})

test('says what a piece costs by quantity; a pending price is negotiated (R115)', () => {
  const rows = within(draw({ specTypes: [] }).getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Order quantity pieces', 'Unit price'],
    ['1,000 – 4,999', '\u2066$0.24\u2069'],
    ['5,000 – 49,999', '\u2066$0.19\u2069'],
    ['50,000 and more', 'Need to negotiate'],
  ])
})

test('needs no table for one price', () => {
  const { queryByRole, getByText } = draw({
    specTypes: [],
    priceTiers: [{ id: 'tier0001', from: 1, price: 'pending' }],
  })
  expect(queryByRole('table')).toBeNull()
  getByText('Need to negotiate')
})

test('says how it is shipped (R108)', () => {
  const { getByText } = draw()
  const shipping = getByText('Shipping').parentElement as HTMLElement
  expect(
    within(shipping)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['FOB Ningbo', 'Sea freight', 'Express available', 'About 28 days'])
})

test('lets a buyer choose a specification and a quantity, with nothing chosen beforehand', () => {
  const { getByRole, getAllByRole } = draw()
  const fields = getAllByRole('textbox') as HTMLInputElement[]
  expect(fields).toHaveLength(8 * 3)
  expect(fields.filter(({ value }) => value !== '')).toEqual([])
  getByRole('textbox', { name: 'M12 Waxed' })
})

test('has its pictures as a choice, the first one chosen and loaded at once', () => {
  const { getByRole, getAllByRole } = draw()
  expect(getByRole('radio', { name: 'Image 1 of 4' })).toHaveProperty('checked', true)
  const [first, second] = getAllByRole('img').filter((img) => img.getAttribute('alt') !== '')
  expect([first?.getAttribute('fetchpriority'), second?.getAttribute('loading')]).toEqual(['high', 'lazy'])
  getByRole('button', { name: 'Enlarge: Nuts of stainless steel' })
})

test('ends its pictures with the film', () => {
  const { getByRole, getByLabelText } = draw({ video: { src: '/media/press.mp4', title: 'The press at work' } })
  getByRole('radio', { name: 'Video' })
  expect(getByLabelText('The press at work').tagName).toBe('VIDEO')
})

test('shows its blocks in the order that the owner gave them, and links to them', () => {
  const { getAllByRole, getByRole } = draw({}, { story: 'across' })
  const titles = getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 3)).toEqual(['Description', 'Where it is used', 'Important attributes'])
  const link = within(getByRole('navigation', { name: 'On this page' })).getByRole('link', { name: 'Supply' })
  expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.textContent).toContain('per month')
})

test('leaves out what is not known, or says so where the owner wants that (R114)', () => {
  const bare = { data: { product: { ...sampleProduct, props: { name: 'Bolt' } } } }
  expect(draw({}, bare).queryByText(/no data available/)).toBeNull()
  const { getByText } = draw({}, { ...bare, props: { showEmpty: true } })
  for (const what of ['Supply period', 'Specifications', 'Custom attributes', 'Certifications'])
    getByText(new RegExp(`^${what} currently ha(s|ve) no data available$`))
})

test('leads to the supplier: to the contact page, or where the owner says', () => {
  const [button] = draw().getAllByRole('button', { name: 'Contact supplier' }) as HTMLButtonElement[]
  expect(new FormData(button?.form ?? undefined).get('ask')).toBe('/pages/contact-us')
  const { queryByRole, getAllByRole } = draw({}, { story: 'onRequest' })
  expect(queryByRole('button', { name: 'Contact supplier' })).toBeNull()
  const links = getAllByRole('link', { name: 'Ask for a quotation' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/pages/contact-us?product=7'))
})

test('tells a product that is not there from a site without products', () => {
  drawSection('product-detail', { withoutData: true }).getByRole('link', { name: 'See all products' })
  drawSection('product-detail', { data: { first: { items: [], total: 0, page: 1, pageSize: 1 } } }).getByText(
    'There are no products yet',
  )
})
