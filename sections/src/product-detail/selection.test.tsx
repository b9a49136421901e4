import { fireEvent, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'
import { sampleProduct } from '../testing/sample-product.ts'

afterEach(() => history.replaceState(null, '', '/'))

const options = (...labels: readonly string[]) => labels.map((label) => ({ id: `option${label}`, label }))
const specTypes = [
  { id: 'thread01', name: 'Thread', options: options('M8', 'MX') },
  { id: 'length01', name: 'Length', options: options('50', '60') },
]
const bolt = { specTypes, batch: 200, minOrderQuantity: 1000 }
const draw = (product: object = bolt, query: Readonly<Record<string, string>> = {}) =>
  drawSection('product-detail', {
    data: {
      product: { ...sampleProduct, props: { ...sampleProduct.props, ...product } },
      countries: { items: [{ code: 'DE', name: 'Germany' }], total: 1, page: 1, pageSize: 1 },
    },
    visit: { path: '/product/bolt', query },
  })
const textOf = (element: Element | null) => element?.textContent?.replaceAll(/[\u2066\u2069]/g, '')

test('counts along while quantities are typed: lines, tier, next tier, total (R112, R117)', async () => {
  const { getByRole, getAllByRole } = draw()
  const user = userEvent.setup()
  await user.type(getByRole('textbox', { name: 'M8 50' }), '4,000')
  await user.type(getByRole('textbox', { name: 'MX 60' }), '٨٠٠')
  const chosen = within(getByRole('list', { name: 'Your selection' })).getAllByRole('listitem')
  expect(chosen.map(textOf)).toEqual(['M8, 504,000 pieces$960.00EditRemove', 'MX, 60800 pieces$192.00EditRemove'])
  expect(textOf(getByRole('status'))).toContain('4,800 pieces at $0.24. 200 pieces more for $0.19')
  expect(textOf(getByRole('status'))).toContain('Product total $1,152.00')
  const active = getAllByRole('row').find((row) => row.hasAttribute('data-active'))
  expect(active?.textContent).toContain('(your price)')
  await user.click(getByRole('button', { name: 'Remove MX, 60' }))
  expect(getByRole('textbox', { name: 'MX 60' })).toHaveProperty('value', '')
  await user.click(getByRole('button', { name: 'Edit M8, 50' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(getByRole('textbox', { name: 'M8 50' })))
})

test('keeps a wrong quantity with its message, and offers the next one up, which nothing takes by itself', async () => {
  const { getByRole, queryByRole } = draw()
  const user = userEvent.setup()
  const field = getByRole('textbox', { name: 'M8 50' }) as HTMLInputElement
  await user.type(field, 'many')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please enter a whole number from 1 to 999,999,999',
  )
  await user.clear(field)
  await user.type(field, '1250')
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Sold in packs of 200 pieces.',
  )
  await user.click(getByRole('button', { name: 'Use 1,400' }))
  expect(field.value).toBe('1,400')
  expect(queryByRole('button', { name: /^Use/ })).toBeNull()
})

test('moves in the column by keys, and fills in what is pasted from a table', async () => {
  const { getByRole } = draw()
  const user = userEvent.setup()
  await user.click(getByRole('textbox', { name: 'M8 60' }))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(getByRole('textbox', { name: 'MX 60' }))
  await user.keyboard('{ArrowUp}')
  await user.click(getByRole('textbox', { name: 'M8 50' }))
  fireEvent.paste(document.activeElement as Element, {
    clipboardData: { getData: () => '1000\t2000\r\n3000\tnone\r\n' },
  })
  expect(getByRole('textbox', { name: 'MX 50' })).toHaveProperty('value', '3000')
  expect(textOf(getByRole('status'))).toContain('6,000 pieces')
  expect(getByRole('textbox', { name: 'MX 60' }).getAttribute('aria-invalid')).toBe('true')
})

test('stands in the address while it changes, and comes from there', async () => {
  const { getByRole } = draw(bolt, { s: 'optionM8.option50*1000', to: 'DE' })
  expect(getByRole('textbox', { name: 'M8 50' })).toHaveProperty('value', '1,000')
  expect(getByRole('combobox', { name: 'Destination country' })).toHaveProperty('value', 'DE')
  await userEvent.setup().type(getByRole('textbox', { name: 'MX 50' }), '600')
  await vi.waitFor(() => expect(location.search).toContain('s=optionM8.option50*1000_optionMX.option50*600'), 3000)
  expect(location.search).toContain('to=DE')
})

test('says what is sold out and why, and names what is no longer offered (R123)', () => {
  const combinations = [
    { id: 'combiAA1', options: ['optionMX', 'option60'], state: 'soldOut' as const, reason: 'Back in May' },
  ]
  const { queryByRole, getByText } = draw({ ...bolt, combinations }, { s: 'optionMX.option60*400_optionM9.option50*4' })
  expect(queryByRole('textbox', { name: 'MX 60' })).toBeNull()
  getByText('Back in May')
  getByText('No longer offered: MX, 60; …, 50')
})

test('asks for a quantity first, and lets ask without one (R116)', async () => {
  const { getAllByRole, getByRole } = draw()
  const [ask] = getAllByRole('button', { name: 'Contact supplier' })
  await userEvent.setup().click(ask as HTMLElement)
  await vi.waitFor(() => expect(document.activeElement).toBe(getByRole('alert')))
  expect(getByRole('alert').textContent).toContain('select a quantity first')
  expect(getByRole('link', { name: 'Ask without a quantity' }).getAttribute('href')).toBe('/pages/contact-us?product=7')
})

test('has options one by one where a table would be too large, and adds what they name', async () => {
  const wide = Array.from({ length: 13 }, (_, at) => ({ id: `length${10 + at}`, label: `${at + 1} m` }))
  const { getByRole } = draw({ ...bolt, specTypes: [specTypes[0], { ...specTypes[1], options: wide }] })
  const user = userEvent.setup()
  await user.click(getByRole('radio', { name: 'M8' }))
  await user.click(getByRole('radio', { name: '13 m' }))
  await user.type(getByRole('textbox', { name: /^Quantity/ }), '1000')
  await user.click(getByRole('button', { name: 'Add' }))
  expect(textOf(getByRole('list', { name: 'Your selection' }))).toContain('M8, 13 m1,000 pieces')
  expect(getByRole('textbox', { name: /^Quantity/ })).toHaveProperty('value', '')
})

test('of a product without kinds is one quantity', async () => {
  const { getByRole } = draw({ ...bolt, specTypes: [] })
  await userEvent.setup().type(getByRole('textbox', { name: /^Order quantity/ }), '5000')
  expect(textOf(getByRole('status'))).toContain('5,000 pieces at $0.19.')
})

test('needs negotiation as a whole as soon as one price does (R115)', async () => {
  const { getByRole } = draw()
  await userEvent.setup().type(getByRole('textbox', { name: 'M8 50' }), '60000')
  expect(textOf(getByRole('status'))).toContain('Product total Need to negotiate')
})
