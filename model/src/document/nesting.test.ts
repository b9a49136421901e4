import { type Component, limits, type PageSchema } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specs } from '../../fixtures/sections.ts'
import { nestingProblem, structureProblems } from './nesting.ts'

const page = (
  root: readonly string[],
  components: Readonly<Record<string, Omit<Component, 'version'>>>,
): PageSchema => ({
  version: 1,
  root,
  components: Object.fromEntries(
    Object.entries(components).map(([id, component]) => [id, { ...component, version: 1 }]),
  ),
})
const a = 'aaaaaaaa'
const b = 'bbbbbbbb'
const c = 'cccccccc'
const d = 'dddddddd'
const one = page([a, b], {
  [a]: { type: 'columns', slots: { start: [c] } },
  [b]: { type: 'form' },
  [c]: { type: 'columns' },
})

/** Columns in columns in columns, `depth` of them. */
const chain = (depth: number): PageSchema => {
  const ids = Array.from({ length: depth }, (_, at) => `col${String(at).padStart(5, '0')}`)
  return page(
    ids.slice(0, 1),
    Object.fromEntries(ids.map((id, at) => [id, { type: 'columns', slots: { end: ids.slice(at + 1, at + 2) } }])),
  )
}
const last = (depth: number) => `col${String(depth - 1).padStart(5, '0')}`

describe('nestingProblem', () => {
  const ask = (spot: Parameters<typeof nestingProblem>[2], pageSchema = one) =>
    nestingProblem(specs, pageSchema, spot)?.key

  it('allows what no rule forbids', () => {
    expect(ask({ type: 'text', parent: null })).toBeUndefined()
    expect(ask({ type: 'tile', parent: a, slot: 'start' })).toBeUndefined()
    expect(ask({ type: 'banner', parent: a, slot: 'end' })).toBeUndefined()
  })
  it.each([
    [{ type: 'tile', parent: null }, 'root'],
    [{ type: 'banner', parent: a, slot: 'start' }, 'accepts'],
    [{ type: 'text', parent: a, slot: 'middle' }, 'unknownSlot'],
    [{ type: 'text', parent: a, slot: 'constructor' }, 'unknownSlot'],
    [{ type: 'text', parent: b, slot: 'start' }, 'unknownSlot'],
    [{ type: 'tile', parent: b, slot: 'start' }, 'within'],
    [{ type: 'text', parent: d, slot: 'start' }, 'unknownParent'],
    [{ type: 'form', parent: null }, 'single'],
    [{ type: 'columns', parent: c, slot: 'end', component: a }, 'loop'],
    [{ type: 'columns', parent: a, slot: 'end', component: a }, 'loop'],
  ])('refuses %j by the rule %s', (spot, rule) => {
    expect(ask(spot)).toBe(`problem.nesting.${rule}`)
  })
  it('tells where and what', () => {
    expect(nestingProblem(specs, one, { type: 'banner', parent: a, slot: 'start', component: b })).toEqual({
      path: `/components/${a}/slots/start`,
      component: b,
      key: 'problem.nesting.accepts',
      params: { type: 'banner', parent: 'columns', slot: 'start' },
    })
  })
  it('counts a slot to its end, but not the component that moves in it', () => {
    const full = page([a], {
      [a]: { type: 'columns', slots: { start: [b, c] } },
      [b]: { type: 'text' },
      [c]: { type: 'text' },
    })
    expect(ask({ type: 'text', parent: a, slot: 'start' }, full)).toBe('problem.nesting.max')
    expect(ask({ type: 'text', parent: a, slot: 'start', component: c }, full)).toBeUndefined()
  })
  it('lets the only one of its kind move', () => {
    expect(ask({ type: 'form', parent: null, component: b })).toBeUndefined()
  })
  it('measures the depth with what a moved component holds', () => {
    const depth = limits.componentDepth
    expect(ask({ type: 'text', parent: last(depth - 1), slot: 'end' }, chain(depth))).toBeUndefined()
    expect(ask({ type: 'text', parent: last(depth), slot: 'end' }, chain(depth))).toBe('problem.nesting.depth')
    const deep = chain(depth)
    const withPair = {
      ...deep,
      root: [...deep.root, a],
      components: {
        ...deep.components,
        ...page([], { [a]: { type: 'columns', slots: { end: [b] } }, [b]: { type: 'text' } }).components,
      },
    }
    expect(ask({ type: 'columns', parent: last(depth - 1), slot: 'end', component: a }, withPair)).toBe(
      'problem.nesting.depth',
    )
  })
  it('lets anything stand in a section that is not registered', () => {
    expect(ask({ type: 'text', parent: d, slot: 'any' }, page([d], { [d]: { type: 'unknown' } }))).toBeUndefined()
  })
})

describe('structureProblems', () => {
  const keys = (pageSchema: PageSchema) =>
    structureProblems(pageSchema, specs).map(({ key, component }) => [key.replace('problem.nesting.', ''), component])

  it('finds nothing in a sound page, unknown sections included', () => {
    expect(
      keys(
        page([a, d], {
          [a]: { type: 'columns', slots: { start: [b] } },
          [b]: { type: 'text' },
          [d]: { type: 'unknown', slots: { x: [c] } },
          [c]: { type: 'text' },
        }),
      ),
    ).toEqual([])
  })
  it('finds ids that name nothing, in the root and in slots', () => {
    const problems = structureProblems(
      page([b, a], { [a]: { type: 'columns', slots: { start: ['__proto__', c] } } }),
      specs,
    )
    expect(problems.map(({ path, params }) => [path, params.id])).toEqual([
      ['/root', b],
      [`/components/${a}/slots/start`, '__proto__'],
      [`/components/${a}/slots/start`, c],
    ])
  })
  it('finds a component in two places, and one in none', () => {
    expect(
      keys(
        page([a, b, b], {
          [a]: { type: 'columns', slots: { end: [b] } },
          [b]: { type: 'text' },
          [c]: { type: 'text' },
        }),
      ),
    ).toEqual([
      ['twice', b],
      ['twice', b],
      ['orphan', c],
    ])
  })
  it('finds loops, and does not run in them', () => {
    const loop = page([d], {
      [a]: { type: 'columns', slots: { end: [b] } },
      [b]: { type: 'columns', slots: { end: [a, c] } },
      [c]: { type: 'text' },
      [d]: { type: 'columns', slots: { end: [] } },
    })
    expect(new Set(keys(loop).map(String))).toEqual(new Set([`loop,${a}`, `loop,${b}`]))
    expect(keys(page([], { [a]: { type: 'columns', slots: { end: [a] } } }))).toEqual([['loop', a]])
  })
  it('finds what stands against the rules of its section', () => {
    const rules = page([a, b, c, d], {
      [a]: { type: 'tile' },
      [b]: { type: 'form' },
      [c]: { type: 'form' },
      [d]: { type: 'columns', slots: { start: ['eeeeeeee'], other: ['ffffffff'] } },
      eeeeeeee: { type: 'banner' },
      ffffffff: { type: 'text' },
    })
    expect(keys(rules)).toEqual([
      ['root', a],
      ['single', c],
      ['accepts', 'eeeeeeee'],
      ['unknownSlot', 'ffffffff'],
    ])
  })
  it('finds slots that hold too many', () => {
    const ids = ['tile0001', 'tile0002', 'tile0003']
    const full = page([a], {
      [a]: { type: 'columns', slots: { start: ids } },
      ...Object.fromEntries(ids.map((id) => [id, { type: 'tile' }])),
    })
    expect(keys(full)).toEqual([['max', a]])
  })
  it('finds depth beyond the limit once per branch, however deep', () => {
    expect(keys(chain(limits.componentDepth))).toEqual([])
    expect(keys(chain(limits.componentsPerPage))).toEqual([['depth', last(limits.componentDepth + 1)]])
  })
  it('never throws, whatever points where', () => {
    const ids = fc.constantFrom(a, b, c, d, '__proto__')
    const components = fc.dictionary(
      fc.constantFrom(a, b, c, d),
      fc.record({
        type: fc.constantFrom('columns', 'text', 'tile', 'form', 'unknown'),
        slots: fc.dictionary(fc.constantFrom('start', 'end', 'odd'), fc.array(ids, { maxLength: 3 })),
      }),
    )
    fc.assert(
      fc.property(fc.array(ids), components, (root, all) => {
        const reported = structureProblems(page(root, all), specs)
        for (const problem of reported) expect(problem.key).toMatch(/^problem\.nesting\./)
      }),
    )
  })
})
