import { within } from '@testing-library/react'
import type { StageList } from '@vitrine/renderer'
import { readList } from '@vitrine/schemas/inquiry-list'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'
import { sampleProduct } from '../testing/sample-product.ts'

const options = (...labels: readonly string[]) => labels.map((label) => ({ id: `option${label}`, label }))
const specTypes = [
  { id: 'thread01', name: 'Thread', options: options('M8', 'MX') },
  { id: 'length01', name: 'Length', options: options('50', '60') },
]
const bolt = { ...sampleProduct, props: { ...sampleProduct.props, name: 'Hex bolt', specTypes, batch: 200 } }
const washer = { ...sampleProduct, id: '9', slug: 'washer', props: { ...sampleProduct.props, name: 'Washer' } }
const policies = { items: [], total: 0, page: 1, pageSize: 100 }

const items = [
  { productId: bolt.id, selection: 'optionM8.option50*4000_optionMX.option60*800', note: 'Zinc', changedAt: 1 },
  { productId: '9', selection: '', note: '', changedAt: 2 },
]
const draw = (list: Partial<StageList> = {}, more: object = {}) =>
  drawSection('inquiry-list', {
    data: {
      policies,
      [`product ${bolt.id}`]: bolt,
      'product 9': { ...washer, props: { ...washer.props, specTypes: [] } },
    },
    visit: { path: '/inquiry-list', query: {}, list: { items, dropped: [], gone: 0, isFull: false, ...list } },
    ...more,
  })
/** What became of the list: another status is that of the images. */
const changesIn = ({ container }: { readonly container: HTMLElement }) =>
  textOf(container.querySelector('[data-list-changes]'))
const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/[\u2066\u2069]/g, '')

test('shows each product with its lines, and what they cost together', () => {
  const { getByRole, getByText } = draw()
  const product = getByText('Hex bolt').closest('li') as HTMLElement
  const lines = within(product).getAllByRole('listitem').map(textOf)
  expect(lines[0]).toContain('$960.00')
  expect(lines[1]).toContain('$192.00')
  expect(textOf(product)).toContain('4,800 pieces at $0.24. 200 pieces more for $0.19')
  expect(within(product).getByRole('textbox', { name: /Note/ })).toHaveProperty('value', 'Zinc')
  expect(getByRole('link', { name: /Edit selection/ }).getAttribute('href')).toContain(
    's=optionM8.option50*4000_optionMX.option60*800&list=edit',
  )
})

test('nothing chosen of one product makes the whole to be negotiated (R115); a product of one kind has its quantity here', () => {
  const { getByText, getByRole } = draw()
  expect(textOf(getByText('Total').parentElement)).toBe('Total Need to negotiate')
  expect(getByRole('textbox', { name: 'Quantity: Washer' })).toHaveProperty('name', 'q:9:-')
})

test('says where a quantity is under the least what the site says of that', () => {
  const trade = { currencies: [], units: [], minimumNote: 'Less on request' }
  const drawn = (quantity: number) =>
    drawSection('inquiry-list', {
      data: { policies, trade, [`product ${bolt.id}`]: bolt },
      visit: {
        path: '/inquiry-list',
        query: {},
        list: {
          items: [{ productId: bolt.id, selection: `optionM8.option50*${quantity}`, note: '', changedAt: 1 }],
          dropped: [],
          gone: 0,
          isFull: false,
        },
      },
    })
  drawn(400).getByText('Less on request')
  expect(drawn(4000).queryByText('Less on request')).toBeNull()
})

test('sends the list along as it is drawn', () => {
  const { container } = draw()
  const field = container.querySelector<HTMLInputElement>('form input[name=list]')
  expect(readList(field?.value, 100).items).toEqual(items)
})

test('names what is not offered any more, and offers to undo', () => {
  const drawn = draw({
    gone: 1,
    dropped: [{ productId: bolt.id, options: ['optionMX', 'option50'] }],
    removed: { item: { productId: '9', selection: '', note: '', changedAt: 2 }, index: 0 },
    items: items.slice(0, 1),
  })
  const said = changesIn(drawn)
  expect(said).toContain('Products that are no longer offered were removed from your list.')
  expect(said).toContain('No longer offered: Hex bolt: MX, 50')
  expect(said).toContain('Washer was removed.')
  expect(drawn.getByRole('button', { name: 'Undo' })).toHaveProperty('value', 'undo')
})

test('an empty list leads to products, and still undoes', () => {
  const { getByRole, queryByRole } = draw({
    items: [],
    removed: { item: { productId: '9', selection: '', note: '', changedAt: 2 }, index: 0 },
  })
  expect(getByRole('link', { name: 'See products' }).getAttribute('href')).toBe('/products')
  expect(getByRole('button', { name: 'Undo' })).toHaveProperty('name', 'do')
  expect(queryByRole('button', { name: 'Send inquiry' })).toBeNull()
})

test('says that it is full', () => {
  expect(changesIn(draw({ isFull: true }))).toContain('The list is full.')
})

test('on another page it leads to the list', () => {
  const { getByRole } = draw({}, { visit: { path: '/', query: {} } })
  expect(getByRole('link', { name: 'See inquiry list' }).getAttribute('href')).toBe('/inquiry-list')
})
