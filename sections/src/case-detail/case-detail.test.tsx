import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ArticleDetailProps } from '../parts/article-detail/article-detail-props.ts'
import { loadDetail } from '../parts/article-detail/load.ts'
import { type Drawing, drawSection, treeWith } from '../testing/draw-section.ts'
import { listOf } from '../testing/sample-articles.ts'
import { sampleCase, sampleCases } from '../testing/sample-contents.ts'
import { sampleProduct } from '../testing/sample-product.ts'

const bolt = { ...sampleProduct, id: '8', slug: 'hex-bolt', props: { name: 'Hex bolt' } }
const data = { shown: sampleCase, others: listOf(sampleCases), products: listOf([bolt, sampleProduct]) }
const draw = (drawing: Drawing = {}) => drawSection('case-detail', { data, ...drawing })
const cardsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const asked = (props: Drawing['props'], id?: string) => {
  const [component] = Object.values(treeWith('case-detail', { ...(props && { props }) }).components)
  return loadDetail('case')({
    props: component?.props as unknown as ArticleDetailProps,
    visit: { path: '/case', query: {}, ...(id && { id }) },
  })
}

test('asks for the case that is visited, and only for lists that it shows', () => {
  expect(asked({}, 'footbridge').shown?.question).toEqual({ id: 'footbridge' })
  expect(asked({ case: 'tunnel' }, 'footbridge').shown?.question).toEqual({ id: 'tunnel' })
  expect(Object.keys(asked({ showProducts: false, related: 0 }, 'footbridge'))).toEqual(['shown'])
  expect(Object.keys(asked({ showProducts: false, related: 0 }))).toEqual(['first'])
})

test('says for whom it was built, where, when and in which field', () => {
  const { getByRole, getAllByRole } = draw()
  getByRole('heading', { level: 1, name: /A footbridge/ })
  expect(getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/cases')
  const terms = getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(terms).toEqual([
    ['Customer', 'Kestrel Marine Works'],
    ['Location', 'Harlingen, Netherlands'],
    ['Year', '2024'],
    ['Application', 'Bridges'],
  ])
})

test('says no more of it than its owner wants', () => {
  expect(draw({ props: { facts: 'none' } }).queryByRole('term')).toBeNull()
  const above = draw({ props: { facts: 'above', showCustomer: false, showPlace: false } })
  expect(above.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Year', 'Application'])
})

test('leads to the products it was built with, in its order, and to no other', () => {
  expect(cardsIn(draw().getByRole('region', { name: 'Products used' }))).toEqual([
    ['Hexagon nut ISO 4032, A4-80', '/product/hex-nut'],
    ['Hex bolt', '/product/hex-bolt'],
  ])
  expect(draw({ data: { shown: sampleCase } }).queryByRole('region', { name: 'Products used' })).toBeNull()
})

test('leads to further cases, those of its field first', () => {
  expect(cardsIn(draw({ props: { related: 2 } }).getByRole('region', { name: 'More projects' }))).toEqual([
    ['A lock gate without a weld', '/case/case-73'],
    ['A solar park on salt ground', '/case/case-70'],
  ])
})

test('offers the way to the supplier: the button of its owner, or the contact page', () => {
  const own = draw({ story: 'beside' })
  own.getByRole('link', { name: 'Tell us about your project' })
  own.unmount()
  expect(draw().getByRole('link', { name: 'Contact supplier' }).getAttribute('href')).toBe('/pages/contact-us')
})

test('tells a case that is not there from a site without cases', () => {
  const gone = drawSection('case-detail', { data: {}, visit: { path: '/case', id: 'old', query: {} } })
  gone.getByText(/This project is not available/)
  expect(gone.getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/cases')
  gone.unmount()
  drawSection('case-detail', { data: { first: listOf([]) } }).getByText('There are no projects yet')
})
