import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Drawing, drawSection } from '../testing/draw-section.ts'

const oneCase = (slug: string, props: object = {}) => ({
  id: slug,
  slug,
  publishedAt: '2026-05-01T08:00:00Z',
  props: { title: `The ${slug}`, ...props },
})
const draw = (items: readonly object[], drawing: Drawing = {}, total = items.length) =>
  drawSection('case-list', {
    data: {
      articles: { items, total, page: 1, pageSize: 24 },
      categories: [{ value: 'Bridges', name: 'Bridges' }],
    },
    ...drawing,
  })
const footbridge = oneCase('footbridge', {
  category: 'Bridges',
  customer: 'Harbour office',
  place: 'Harlingen',
  year: 2024,
  summary: 'In short',
})

test('is one link for each case, with its field, customer, place and year', () => {
  const { getByRole, getByText } = draw([footbridge], { props: { showSummary: true } })
  expect(getByRole('link', { name: 'The footbridge' }).getAttribute('href')).toBe('/case/footbridge')
  getByText('Bridges')
  getByText('In short')
  expect(getByText('Harbour office').previousElementSibling?.textContent).toBe('Customer')
  expect(getByText('Harlingen').previousElementSibling?.textContent).toBe('Location')
  expect(getByText('2024').previousElementSibling?.textContent).toBe('Year')
})

test('shows no more of them than its owner wants', () => {
  const hidden = { showCategory: false, showCustomer: false, showPlace: false, showYear: false }
  const { queryByText, root } = draw([footbridge], { props: hidden })
  for (const text of ['Bridges', 'Harbour office', 'Harlingen', '2024']) expect(queryByText(text)).toBeNull()
  expect(root.querySelector('dl')).toBeNull()
})

test('offers its categories as links and a search as a form, without script (R129, R130)', () => {
  const { getByRole } = draw([footbridge], {
    story: 'cases',
    visit: { path: '/cases', query: { category: 'Bridges', q: 'bolt' } },
  })
  expect(getByRole('link', { name: 'Bridges' }).getAttribute('href')).toBe('/cases?q=bolt&category=Bridges')
  expect(getByRole('link', { name: 'Bridges' }).getAttribute('aria-current')).toBe('true')
  expect(getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/cases?q=bolt')
  const form = getByRole('searchbox', { name: 'Search projects' }).closest('form') as HTMLFormElement
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/cases'])
  expect(Object.fromEntries(new FormData(form))).toEqual({ q: 'bolt', category: 'Bridges' })
  expect(getByRole('status').textContent).toMatch(/1 project found for “.bolt.”/)
})

test('turns pages by links that keep the choice', () => {
  const { getByRole } = draw(
    [footbridge],
    { story: 'cases', visit: { path: '/cases', query: { category: 'Bridges', page: '2' } } },
    70,
  )
  const pages = within(getByRole('navigation', { name: 'Project pages' }))
  expect(pages.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/cases?category=Bridges')
  expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/cases?category=Bridges&page=3')
})

test('offers no categories where its owner chose one', () => {
  const { queryByRole } = draw([footbridge], { story: 'cases', props: { category: 'Bridges' } })
  expect(queryByRole('link', { name: 'All projects' })).toBeNull()
})

test('tells no match from no cases from no answer', () => {
  const filtered = draw([], { story: 'cases', visit: { path: '/cases', query: { q: 'rivet' } } })
  filtered.getByText('No project matches your search')
  expect(filtered.getByRole('link', { name: 'Show all projects' })).toHaveProperty('search', '')
  filtered.getByRole('link', { name: 'Tell us about your project' })
  filtered.unmount()
  const empty = draw([])
  empty.getByText('There are no projects yet')
  empty.unmount()
  drawSection('case-list', { withoutData: true }).getByText(/could not be loaded/)
})
