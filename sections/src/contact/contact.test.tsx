import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'
import { sampleProduct } from '../testing/sample-product.ts'
import { load } from './load.ts'

const policies = (...kinds: readonly string[]) => ({
  policies: {
    items: kinds.map((policyType, at) => ({
      id: `policy${at}`,
      slug: `${policyType}-${at}`,
      publishedAt: '2026-05-01',
      props: { policyType, title: policyType, version: '1' },
    })),
    total: kinds.length,
    page: 1,
    pageSize: 100,
  },
})

test('is a plain form that is sent to the page it stands on, in its language', () => {
  const visit = { path: '/pages/contact', query: { page: '2' } }
  const { getByRole } = drawSection('contact', { story: 'split', visit })
  const form = getByRole('form', { name: 'Send us a message' }) as HTMLFormElement
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/pages/contact?page=2'])
  expect(new FormData(form).get('form')).toBe('contact-us')
})

test('asks for a name and an e-mail address; the rest may stay empty (R185)', () => {
  const { getByRole } = drawSection('contact', { story: 'split' })
  const fields = within(getByRole('form')).getAllByRole('textbox') as HTMLInputElement[]
  expect(fields.map(({ name, required, dataset }) => [name, required, Number(dataset.limit)])).toEqual([
    ['name', true, 100],
    ['company', false, 200],
    ['email', true, 254],
    ['message', false, 5000],
  ])
})

test('does not ask for the company where the owner does not want it', () => {
  const { queryByRole } = drawSection('contact', { props: { showCompany: false } })
  expect(queryByRole('textbox', { name: 'Company' })).toBeNull()
})

test('says what happens with personal data, and links the privacy policy (R186)', () => {
  const { getByRole, getByText, queryByRole } = drawSection('contact', { data: policies('terms', 'privacy') })
  getByText(/We store and process the personal data/)
  expect(getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/policy/privacy-1')
  expect(queryByRole('checkbox')).toBeNull()
})

test('says it without a link where there is no policy, and in the words of the owner', () => {
  const consentText = 'Your words stay with us.'
  const { getByText, queryByRole } = drawSection('contact', { data: policies('terms'), props: { consentText } })
  getByText(consentText)
  expect(queryByRole('link')).toBeNull()
})

test('asks apart whether news may be sent, and has ticked nothing (R186)', () => {
  const { getByRole } = drawSection('contact', { props: { askMarketing: true } })
  const box = getByRole('checkbox') as HTMLInputElement
  expect([box.checked, box.required]).toEqual([false, false])
})

test('leads from numbers and addresses to where they are reached (R182)', () => {
  const { getByRole, getByText } = drawSection('contact', { story: 'split', language: 'ar' })
  const href = (name: string) => getByRole('link', { name }).getAttribute('href')
  expect(href('+86 573 8611 0420')).toBe('tel:+8657386110420')
  expect(href('+86 138 1573 0420')).toBe('https://wa.me/8613815730420')
  expect(href('sales@nordhaven-fasteners.example')).toBe('mailto:sales@nordhaven-fasteners.example')
  expect(getByText('nordhaven-sales').dir).toBe('ltr')
  expect(getByText('nordhaven-sales').closest('a')).toBeNull()
})

test('shows who answers, and nothing where nobody is named', () => {
  const { getByText, unmount } = drawSection('contact', { story: 'person' })
  getByText('Europe, Middle East and Africa')
  unmount()
  drawSection('contact', { story: 'split' })
  expect(document.querySelector('img')).toBeNull()
})

test('who comes to ask about a product finds the form of an inquiry, with what was chosen', () => {
  const specTypes = [{ id: 'thread01', name: 'Thread', options: [{ id: 'optionM8', label: 'M8' }] }]
  const product = { ...sampleProduct, props: { ...sampleProduct.props, specTypes } }
  const query = { product: product.id, s: 'optionM8*5000' }
  expect(Object.keys(load({ visit: { path: '/pages/contact', query } }))).toEqual(['policies', 'product', 'countries'])
  expect(Object.keys(load({ visit: { path: '/pages/contact', query: {} } }))).toEqual(['policies'])
  const { getByRole, getByLabelText } = drawSection('contact', {
    data: { product, countries: { items: [], total: 0, page: 1, pageSize: 1 } },
    visit: { path: '/pages/contact', query },
  })
  const form = getByRole('form', { name: 'Inquiry' }) as HTMLFormElement
  expect(new FormData(form).get('lines')).toBe(`${product.id}:optionM8*5000`)
  getByRole('row', { name: /M8 5,000 pieces/ })
  getByLabelText(/Phone/)
})
