import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const logo = { src: '/media/veltrum.webp', alt: 'Veltrum Wind', width: 480, height: 160 }

test('sets the name where there is no mark', () => {
  drawSection('customer', { preset: 'row' }).getByText('Ostara Rail')
})

test('a mark leads to its customer, and is called by its name', () => {
  const items = [
    { id: 'custAAA1', name: 'Veltrum Wind', logo, link: { type: 'page', pageType: 'case', id: 'offshore' } },
  ]
  const link = drawSection('customer', { props: { items } }).getByRole('link', { name: 'Veltrum Wind' })
  expect(link.getAttribute('href')).toBe('/case/offshore')
})

test('a mark without a text of its own is called by the name', () => {
  const items = [
    { id: 'custAAA1', name: 'Veltrum Wind', logo: { ...logo, alt: '' }, link: { type: 'page', pageType: 'cases' } },
  ]
  drawSection('customer', { props: { items } }).getByRole('link', { name: 'Veltrum Wind' })
})

test('says where customers are', () => {
  const { getByText } = drawSection('customer', { preset: 'regions' })
  const region = getByText('Americas').closest('div') as HTMLElement
  within(region).getByText('3')
  within(region).getByText('Canada, Mexico, Chile')
})
