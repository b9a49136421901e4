import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const places = (more: object = {}) => ({
  locations: [{ id: 'placeZZ1', name: 'Haiyan', kind: 'works' as const, lines: '18 Xichang Road', ...more }],
})

test('has each place under a heading, with what kind of place it is', () => {
  const { getAllByRole, getByText } = drawSection('address', { story: 'cards' })
  expect(getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Haiyan',
    'Ningbo',
    'Duisburg',
  ])
  getByText('Sales office')
})

test('opens the map of a place as a link that says which (no map is loaded)', () => {
  const map = 'https://www.openstreetmap.org/?mlat=30.5&mlon=120.9'
  const { getByRole, root } = drawSection('address', { props: places({ map }) })
  const link = getByRole('link', { name: 'Open in maps Haiyan' })
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    map,
    '_blank',
    'noopener',
  ])
  expect(root.querySelector('iframe, img')).toBeNull()
})

test('calls and writes, and keeps figures from being turned round', () => {
  const { getAllByRole } = drawSection('address', { story: 'cards', language: 'ar' })
  const phone = getAllByRole('link', { name: '+86 573 8611 0420' })[0]
  expect(phone?.getAttribute('href')).toBe('tel:+8657386110420')
  expect(phone?.querySelector('bdi')?.dir).toBe('ltr')
})

test('is a table with headers when there are many', () => {
  const { getAllByRole, getByRole } = drawSection('address', { story: 'table' })
  expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Location',
    'Address',
    'Contact',
    'Opening hours',
  ])
  const row = getByRole('rowheader', { name: /Duisburg/ }).closest('tr') as HTMLElement
  within(row).getByText('UTC+1, in summer UTC+2')
})

test('leaves out what nobody filled in', () => {
  const { root, queryByRole } = drawSection('address', { props: places() })
  expect(queryByRole('link')).toBeNull()
  expect(root.querySelector('dl')).toBeNull()
})

test('shows the picture at the first place only', () => {
  const picture = { src: '/pictures/hall.webp', alt: 'The forge', width: 1600, height: 1000 }
  const { getAllByRole } = drawSection('address', { story: 'list', props: { picture } })
  expect(getAllByRole('img', { name: 'The forge' })).toHaveLength(1)
})
