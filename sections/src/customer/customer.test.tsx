import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const logo = { src: '/pictures/hall.webp', alt: '', width: 400, height: 200 }
const item = { id: 'custAAA1', name: 'Ferrow Wind' }
const draw = (given: object, props: object = {}) =>
  drawSection('customer', { props: { items: [{ ...item, ...given }], ...props } })

test('writes the name of who has no logo', () => {
  const { getByText, root } = draw({ note: 'Tower bolts', figure: 'since 1994' })
  getByText('Ferrow Wind')
  getByText('Tower bolts')
  getByText('since 1994')
  expect(root.querySelector('img, .image-missing')).toBeNull()
})

test('names a logo to ears once, whether it has a text of its own or not', () => {
  const link = { type: 'address', href: 'https://ferrow.example' }
  draw({ logo, link }).getByRole('link', { name: 'Ferrow Wind' })
  const { getByRole, root } = draw({ logo: { ...logo, alt: 'Ferrow Wind' }, link })
  expect(getByRole('link').getAttribute('href')).toBe('https://ferrow.example')
  expect(root.querySelectorAll('img[alt="Ferrow Wind"]')).toHaveLength(1)
})

test('says how many there are in each region, and in which countries', () => {
  const { getAllByRole } = drawSection('customer', { story: 'regions' })
  const [north] = getAllByRole('listitem')
  const region = within(north!)
  region.getByRole('heading', { level: 3, name: 'Northern Europe' })
  expect(region.getByText('412').parentElement?.textContent).toBe('412 customers')
  region.getByText(/Norway, Sweden/)
})

test('is no list when nobody is named', () => {
  expect(drawSection('customer', { props: { title: 'Customers' } }).root.querySelector('ul')).toBeNull()
})

test('says a moving row to ears once, and lets everybody stop it', () => {
  const { getAllByRole, getAllByText, getByRole } = draw({}, { look: 'moving' })
  expect(getAllByText('Ferrow Wind')).toHaveLength(2)
  expect(getAllByRole('listitem')).toHaveLength(1)
  getByRole('checkbox', { name: 'Pause the moving row' })
})
