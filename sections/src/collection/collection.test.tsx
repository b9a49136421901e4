import { expect, test } from 'vitest'
import { type Drawing, drawSection, treeWith } from '../testing/draw-section.ts'
import { listOf } from '../testing/sample-articles.ts'
import { sampleCollections } from '../testing/sample-contents.ts'
import { load } from './load.ts'
import type { CollectionSectionProps } from './spec.ts'

const data = { collections: listOf(sampleCollections) }
const [anchors] = sampleCollections
const draw = (drawing: Drawing = {}) => drawSection('collection', { data, ...drawing })
const hero = (drawing: Drawing = {}, total = 12) =>
  drawSection('collection', { story: 'hero', data: { shown: anchors, products: { total } }, ...drawing })
const linksOf = ({ getAllByRole }: ReturnType<typeof draw>) =>
  getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

const asked = (props: Drawing['props'], id?: string) => {
  const [component] = Object.values(treeWith('collection', { ...(props && { props }) }).components)
  return load({
    props: component?.props as unknown as CollectionSectionProps,
    visit: { path: '/collections', query: {}, ...(id && { id }) },
  })
}

test('asks for all of them, or for one and how many products it has', () => {
  expect(Object.keys(asked({}, 'anchors'))).toEqual(['collections'])
  const { shown, products } = asked({ look: 'hero' }, 'anchors')
  expect([shown?.question, products?.question]).toEqual([
    { id: 'anchors' },
    { category: 'anchors', page: 1, pageSize: 1, sort: 'order' },
  ])
  expect(asked({ look: 'hero', collection: 'nuts', showCount: false }, 'anchors')).toEqual({
    shown: expect.objectContaining({ question: { id: 'nuts' } }),
  })
})

test.each(['over', 'beside'])('is one link for each collection, named after it, with its words %s', (words) => {
  const { getByText, ...drawn } = draw({ props: { words } })
  expect(linksOf({ getByText, ...drawn }).slice(0, 2)).toEqual([
    ['Anchors', '/collections/anchors'],
    ['Bolts and screws', '/collections/bolts-and-screws'],
  ])
  getByText(/Wedge, drop-in/)
})

test('leaves out the collection whose page it stands on, and more than its owner wants', () => {
  const visit = { path: '/collections/anchors', id: 'anchors', query: {} }
  expect(linksOf(draw({ props: { most: 2 }, visit }))).toEqual([
    ['Bolts and screws', '/collections/bolts-and-screws'],
    ['Nuts and washers', '/collections/nuts-and-washers'],
  ])
  expect(linksOf(draw({ visit: { path: '/product/anchors', id: 'anchors', query: {} } }))).toContainEqual([
    'Anchors',
    '/collections/anchors',
  ])
})

test('is the head of a collection: its name, its words, its picture and how many products it has', () => {
  const { getByRole, getByText } = hero()
  getByRole('heading', { level: 1, name: 'Anchors' })
  getByText(/Wedge, drop-in/)
  getByText('12 products')
  expect(getByRole('img').getAttribute('fetchpriority')).toBe('high')
  expect(getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('/products')
  getByRole('link', { name: 'Ask for a quotation' })
})

test('claims no number that is not known', () => {
  expect(hero({ data: { shown: anchors } }).queryByText(/product[s]?$/)?.textContent).toBe('All products')
  hero({}, 1).getByText('1 product')
})

test('tells a collection that is not there, a site without any, and no answer', () => {
  hero({ data: {}, visit: { path: '/collections/old', id: 'old', query: {} } }).getByText(
    /This collection is not available/,
  )
  draw({ data: { collections: listOf([]) } }).getByText('There are no collections yet')
  draw({ withoutData: true }).getByText(/could not be loaded/)
})
