import { caseList, productList } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { createRegistry } from '../section/registry.ts'
import { type Load, request, type Section } from '../section/section.ts'
import { card, cards } from '../testing/sample-section.tsx'
import { type SampleComponent, sampleTree } from '../testing/sample-tree.ts'
import { collectLoads } from './collect-loads.ts'

const visit = { path: '/products', query: { page: '2' } }
const list = (page: number) => request(productList, { page, pageSize: 8, sort: 'order' })

/** Cards that ask for the products of the page that is visited, and for cases where they are raised. */
const asking: Section = {
  ...card,
  load: (({ props, visit: { query } }) => ({
    products: list(Number(query.page)),
    ...((props as { look?: string }).look === 'raised' && {
      cases: request(caseList, { page: 1, pageSize: 3, sort: 'newest' }),
    }),
  })) as Load<never>,
}
const registry = createRegistry([asking])
const plain: SampleComponent = { type: 'card' }
const raised: SampleComponent = { type: 'card', settings: { props: { look: { pc: 'raised' } } } }
const treeOf = (...placed: readonly SampleComponent[]) => sampleTree(registry.specs, placed)

test('asks every call once, whoever needs it', () => {
  const { requests, dataOf } = collectLoads([treeOf(plain, raised, plain)], registry, visit)
  expect(requests.map(({ call, question }) => [call.path, question])).toEqual([
    ['v1/page/product/list', { page: 2, pageSize: 8, sort: 'order' }],
    ['v1/page/case/list', { page: 1, pageSize: 3, sort: 'newest' }],
  ])
  const data = dataOf(['the products', 'the cases'])
  expect(data('sample01')).toEqual({ products: 'the products' })
  expect(data('sample02')).toEqual({ products: 'the products', cases: 'the cases' })
})

test('sees the same question in another order of its keys', () => {
  const other: Section = {
    ...asking,
    spec: { ...asking.spec, type: 'other' },
    load: () => ({ items: request(productList, { sort: 'order', pageSize: 8, page: 2 }) }),
  }
  const both = createRegistry([asking, other])
  const { requests } = collectLoads([sampleTree(both.specs, [plain, { type: 'other' }])], both, visit)
  expect(requests).toHaveLength(1)
})

test('asks over all trees of a page, and in slots', () => {
  const nested = treeOf({ ...plain, slots: { inside: [raised] } })
  const header = sampleTree(registry.specs, [plain], { start: 10 })
  const { requests, dataOf } = collectLoads([header, nested], registry, visit)
  expect(requests).toHaveLength(2)
  expect(dataOf(['p', 'c'])('sample02')).toEqual({ products: 'p', cases: 'c' })
  expect(dataOf(['p', 'c'])('sample10')).toEqual({ products: 'p' })
})

test('gives nothing to those that asked for nothing, and an answer that failed is undefined', () => {
  expect(collectLoads([treeOf(plain)], cards, visit).requests).toEqual([])
  expect(collectLoads([treeOf(plain)], cards, visit).dataOf([])('sample01')).toEqual({})
  expect(collectLoads([treeOf(plain)], registry, visit).dataOf([undefined])('sample01')).toEqual({
    products: undefined,
  })
})

test('asks nothing for what is not drawn: unknown, newer', () => {
  const tree = treeOf({ type: 'hologram' }, { ...plain, version: 9 })
  expect(collectLoads([tree], registry, visit).requests).toEqual([])
})

test('asks with values that were put right', () => {
  const tree = treeOf(plain)
  const bad = { ...tree.components.sample01!, props: { look: 'flat' } }
  expect(collectLoads([{ ...tree, components: { sample01: bad } }], registry, visit).requests).toHaveLength(1)
})

test('tells of a load that throws, and asks for the others', () => {
  const throwing: Section = {
    ...card,
    spec: { ...card.spec, type: 'throwing' },
    load: () => {
      throw new Error('no')
    },
  }
  const both = createRegistry([asking, throwing])
  const { requests, problems, dataOf } = collectLoads(
    [sampleTree(both.specs, [{ type: 'throwing' }, plain])],
    both,
    visit,
  )
  expect(requests).toHaveLength(1)
  expect(problems).toMatchObject([{ kind: 'threw', component: 'sample01', type: 'throwing' }])
  expect(dataOf(['x'])('sample01')).toEqual({})
})
