import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const item = { id: 'commAAA1', quote: 'On time, every time.', role: 'A buyer', company: 'North Sea Cranes' }
const draw = (given: object = {}, props: object = {}) =>
  drawSection('comment', { props: { items: [{ ...item, ...given }], ...props } })

test('says what was said, by whom, and from where', () => {
  const { getByRole } = draw({ country: 'Norway', date: '2026-03-12' })
  const quote = within(getByRole('figure'))
  expect(quote.getByText('On time, every time.').closest('blockquote')).not.toBeNull()
  expect(quote.getByText('March 12, 2026').getAttribute('datetime')).toBe('2026-03-12')
  for (const words of ['A buyer', 'North Sea Cranes', 'Norway'])
    expect(quote.getByText(words).closest('figcaption')).not.toBeNull()
})

test('shows a rating to eyes and ears, and none where there is none', () => {
  expect(draw({ rating: 4.5 }).getByRole('img', { name: 'Rated 4.5 of 5' })).toBeTruthy()
  expect(draw().queryByRole('img')).toBeNull()
  expect(draw({ rating: 5 }, { showRating: false }).queryByRole('img')).toBeNull()
})

test('says the mean of the ratings that are shown', () => {
  const items = [
    { ...item, rating: 5 },
    { ...item, id: 'commBBB2', rating: 4.5 },
    { ...item, id: 'commCCC3' },
  ]
  drawSection('comment', { props: { items, showAverage: true } }).getByText('4.8 of 5, from 2 ratings')
  expect(draw({}, { showAverage: true }).queryByText(/ of 5/)).toBeNull()
})

test('has initials for who has no portrait', () => {
  expect(draw().getByText('NS').getAttribute('aria-hidden')).toBe('true')
  draw({ name: 'مريم العلي' }).getByText('ما')
  const portrait = { src: '/pictures/hall.webp', alt: 'The buyer', width: 600, height: 600 }
  draw({ portrait }).getByRole('img', { name: 'The buyer' })
})

test('leads to the case', () => {
  const button = { label: 'See the bridge', link: { type: 'page', pageType: 'case', id: 'bridge' } }
  expect(draw({ button }).getByRole('link', { name: 'See the bridge' }).getAttribute('href')).toBe('/case/bridge')
})

test('is one row that can be scrolled by keyboard', () => {
  const { getByRole } = drawSection('comment', { story: 'row' })
  expect(getByRole('list', { name: 'Words from goods-in' }).tabIndex).toBe(0)
})
