import { expect, test } from 'vitest'
import { type Drawing, drawSection } from '../testing/draw-section.ts'

const article = (slug: string, props: object = {}) => ({
  id: slug,
  slug,
  publishedAt: '2026-05-01T08:00:00Z',
  props: { title: `About ${slug}`, ...props },
})
const draw = (items: readonly object[], drawing: Drawing = {}) =>
  drawSection('news-list', {
    data: {
      articles: { items, total: items.length, page: 1, pageSize: 12 },
      categories: [{ value: 'Fairs', name: 'Fairs' }],
    },
    ...drawing,
  })

test('is one link for each article, with its date and category', () => {
  const { getByRole, getByText } = draw([article('anchors', { category: 'Knowledge', summary: 'In short' })])
  expect(getByRole('link', { name: 'About anchors' }).getAttribute('href')).toBe('/info-detail/anchors')
  expect(getByText('May 1, 2026').getAttribute('datetime')).toBe('2026-05-01T08:00:00Z')
  getByText('Knowledge')
  getByText('In short')
})

test('offers its categories as links, and a search', () => {
  const { getByRole } = draw([article('anchors')], { story: 'news', visit: { path: '/info', query: {} } })
  expect(getByRole('link', { name: 'Fairs' }).getAttribute('href')).toBe('/info?category=Fairs')
  expect(getByRole('link', { name: 'All news' }).getAttribute('aria-current')).toBe('true')
  getByRole('searchbox', { name: 'Search news' })
})

test('says what was found', () => {
  const { getByRole } = draw([article('anchors')], {
    story: 'news',
    visit: { path: '/info', query: { q: 'anchor' } },
  })
  expect(getByRole('status').textContent).toMatch(/1 article found for “.anchor.”/)
})

test('tells no news from no answer', () => {
  draw([], { story: 'latest' }).getByText('There is no news yet')
  drawSection('news-list', { story: 'latest', withoutData: true }).getByText(/could not be loaded/)
})
