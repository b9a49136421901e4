import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { InquiryProduct } from '../parts/inquiry-form/inquiry-product.ts'
import { type Drawing, drawSection, treeWith } from '../testing/draw-section.ts'
import { load } from './load.ts'
import type { InquiryProps } from './spec.ts'

const given = (props: Drawing['props'] = {}): InquiryProps =>
  Object.values(treeWith('inquiry', { props }).components)[0]?.props as unknown as InquiryProps
const asked = (props: Drawing['props'], visit: { path: string; id?: string; query?: Record<string, string> }) =>
  load({ props: given(props), visit: { query: {}, ...visit } })

const product = (props: Partial<InquiryProduct['props']> = {}): InquiryProduct => ({
  id: 'p1',
  slug: 'hex-bolt',
  publishedAt: '2026-05-01',
  props: { name: 'Hex bolt', ...props } as InquiryProduct['props'],
})
const countries = {
  items: [
    { code: 'DE', name: 'Germany' },
    { code: 'VN', name: 'Vietnam' },
  ],
  total: 2,
  page: 1,
  pageSize: 300,
}
const names = (form: HTMLElement) => [...new FormData(form as HTMLFormElement).keys()]

test('asks for the product that the owner, the address or the page names', () => {
  const id = (props: Drawing['props'], visit: Parameters<typeof asked>[1]) => asked(props, visit).product?.question.id
  expect(id({}, { path: '/' })).toBeUndefined()
  expect(id({}, { path: '/pages/inquiry', id: 'inquiry' })).toBeUndefined()
  expect(id({}, { path: '/product/hex-bolt', id: 'hex-bolt' })).toBe('hex-bolt')
  expect(id({}, { path: '/pages/inquiry', query: { product: 'anchor' } })).toBe('anchor')
  expect(id({ product: 'nut' }, { path: '/', query: { product: 'anchor' } })).toBe('nut')
  expect(id({}, { path: '/', query: { product: 'x'.repeat(121) } })).toBeUndefined()
  expect(id({ askProduct: false }, { path: '/product/a', id: 'a' })).toBeUndefined()
})

test('asks for no countries that it does not offer', () => {
  expect(asked({}, { path: '/' }).countries).toBeDefined()
  expect(asked({ askCountry: false }, { path: '/' }).countries).toBeUndefined()
})

test('requires what the specification requires (R169)', () => {
  const { getByRole } = drawSection('inquiry', { data: { countries } })
  const fields = within(getByRole('form', { name: 'Inquiry' })).getAllByRole('textbox') as HTMLInputElement[]
  expect(fields.filter(({ required }) => required).map(({ name, dataset }) => [name, Number(dataset.limit)])).toEqual([
    ['firstName', 100],
    ['lastName', 100],
    ['email', 254],
    ['whatsappPhone', 32],
    ['message', 5000],
  ])
})

test.each([
  ['en', 'auto', ['firstName', 'lastName']],
  ['de', 'auto', ['firstName', 'lastName']],
  ['zh', 'auto', ['name']],
  ['ar', 'auto', ['name']],
  ['ta', 'auto', ['name']],
  ['ar', 'two', ['firstName', 'lastName']],
  ['en', 'one', ['name']],
] as const)('names people in %s, set to %s, by %j (R170)', (language, nameFields, shown) => {
  const { getByRole } = drawSection('inquiry', { language, props: { nameFields } })
  expect(names(getByRole('form')).filter((name) => /^(?:firstN|lastN|n)ame$/.test(name))).toEqual(shown)
})

test('shows the product as it is, and asks how many of it (R183)', () => {
  const { getByRole, getByText, queryByRole } = drawSection('inquiry', {
    data: { product: product({ model: 'NF-933', unit: 'box', minOrderQuantity: 20 }) },
  })
  const sent = new FormData(getByRole('form') as HTMLFormElement)
  expect([sent.get('productId'), sent.get('productName'), sent.get('unit')]).toEqual(['p1', 'Hex bolt', 'box'])
  expect(queryByRole('textbox', { name: 'Product' })).toBeNull()
  expect(getByText('NF-933').closest('bdi')?.dir).toBe('ltr')
  getByText('Minimum order quantity: 20 boxes')
  expect((getByRole('textbox', { name: 'Order quantity (boxes)' }) as HTMLInputElement).readOnly).toBe(false)
})

test.each([
  ['500', '500', true],
  ['0', '', false],
  ['-1', '', false],
  ['1e9', '', false],
  ['99999999999', '', false],
])('takes the quantity %j of the address as %j', (quantity, value, readOnly) => {
  const visit = { path: '/pages/inquiry', query: { product: 'hex-bolt', quantity } }
  const { getByRole } = drawSection('inquiry', { data: { product: product() }, visit })
  const field = getByRole('textbox', { name: 'Order quantity (pieces)' }) as HTMLInputElement
  expect([field.value, field.readOnly]).toEqual([value, readOnly])
})

test('lets the visitor write what is asked about, where no product is known', () => {
  const { getByRole } = drawSection('inquiry', { data: {} })
  expect((getByRole('textbox', { name: 'Product' }) as HTMLInputElement).dataset.limit).toBe('300')
  const unit = getByRole('combobox', { name: 'Unit' }) as HTMLSelectElement
  expect([unit.value, unit.selectedOptions[0]?.textContent]).toEqual(['piece', 'pieces'])
})

test('offers the countries that the site serves, and none is chosen before', () => {
  const { getByRole } = drawSection('inquiry', { data: { countries } })
  const country = getByRole('combobox', { name: 'Destination country' }) as HTMLSelectElement
  expect([...country.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose an option'],
    ['DE', 'Germany'],
    ['VN', 'Vietnam'],
  ])
  expect(country.value).toBe('')
})

test('takes images, and says how many and how large (R178–R180)', () => {
  const { getByLabelText, getByRole, getByText } = drawSection('inquiry')
  const images = getByLabelText('Images') as HTMLInputElement
  expect([images.multiple, images.accept]).toEqual([true, 'image/jpeg,image/png,image/webp,image/avif,image/gif'])
  getByText(/Up to 3 images, each smaller than .2 MB/)
  expect((getByRole('form') as HTMLFormElement).enctype).toBe('multipart/form-data')
})

test('asks only for what the owner wants to know', () => {
  const { getByRole } = drawSection('inquiry', {
    props: { askProduct: false, askCompany: false, askCountry: false, askImages: false },
  })
  const form = getByRole('form') as HTMLFormElement
  expect(names(form).filter((name) => !['department', 'component', 'consentVersion'].includes(name))).toEqual([
    'form',
    'firstName',
    'lastName',
    'email',
    'whatsappPhone',
    'message',
  ])
  expect(form.enctype).toBe('application/x-www-form-urlencoded')
})

test('says how soon there is an answer', () => {
  drawSection('inquiry', { story: 'split' }).getByText('A quotation within 24 hours on working days.')
})
