import { checkOf, type Operation, operation as operationSchema } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostile } from '../../fixtures/arbitraries.ts'
import { everything as draft, operation } from '../../fixtures/operations.ts'
import { longRun } from '../../fixtures/property-runs.ts'
import { specs } from '../../fixtures/sections.ts'
import { apply, applyAll } from './apply.ts'
import { isIgnored } from './ignored.ts'

const check = checkOf(operationSchema)
const of = { page: 'home', component: 'banner01' } as const
const forbidden = /"(?:__proto__|constructor|prototype)":/

const names = ['__proto__', 'constructor', 'prototype'] as const
const forms = names.flatMap((name) => [
  name,
  `${name}.polluted`,
  `title.${name}`,
  `button.${name}.polluted`,
  `items[${name}].label`,
  `items["${name}"]`,
  `['${name}']['polluted']`,
  `items[aaaaaaaa].${name}.polluted`,
  `items[aaaaaaaa][${name}]`,
])

describe.each(forms)('the path %s', (path) => {
  it.each<[string, Operation]>([
    ['set', operation('set-setting', { of, path, value: 'x' })],
    ['set in a language', operation('set-setting', { of, path, value: 'x', language: 'de' })],
    ['clear', operation('clear-setting', { of, path })],
    ['delete', operation('delete-setting', { of, path })],
    ['restore', operation('restore-setting', { of, path })],
    ['insert', operation('insert-item', { of, path, after: null, item: { id: 'dddddddd' } })],
    ['remove', operation('remove-item', { of, path })],
    ['move', operation('move-item', { of, path, after: null })],
  ])('is ignored: %s', (_, ignored) => {
    expect(apply(draft, ignored, specs)).toEqual({ draft, operation: ignored, inverse: ignored })
    const good = operation('set-setting', { of, path: 'title', value: 'Good' }, 'opera002')
    const batch = applyAll(draft, [ignored, good, ignored], specs)
    if ('error' in batch) throw new Error(batch.error.key)
    expect(batch.draft.componentsSettingValues.banner01?.props.title).toBe('Good')
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

it('ignores paths that are written as lists, and pages and slots of such a name', () => {
  for (const name of names) {
    expect(isIgnored({ type: 'set-setting', of, path: [name, 'polluted'], value: 1 })).toBe(true)
    expect(isIgnored({ type: 'set-setting', of, path: ['title', name], value: 1 })).toBe(true)
    expect(isIgnored({ type: 'remove-page', page: name })).toBe(true)
    expect(isIgnored({ type: 'add-page', page: { id: name } })).toBe(true)
    expect(isIgnored({ type: 'insert-component', parent: { component: 'columns1', slot: name } })).toBe(true)
    expect(isIgnored({ type: 'set-setting', of: { page: name, component: 'banner01' }, path: 'title' })).toBe(true)
  }
  expect(isIgnored(operation('set-setting', { of, path: 'title', value: 'constructor' }))).toBe(false)
})

it('takes such names out of values, and applies the rest', () => {
  const value = JSON.parse(
    '{"type":"doc","content":[{"type":"paragraph","__proto__":{"bad":1},"constructor":1}],"prototype":2}',
  )
  const outcome = apply(draft, operation('set-setting', { of, path: 'body', value }), specs)
  if ('error' in outcome) throw new Error(outcome.error.key)
  expect(outcome.draft.componentsSettingValues.banner01?.props.body).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph' }],
  })

  const settings = JSON.parse(`{"newtext1": { "props": { "body": "x" },
    "editPropsByLangEnvMap": { "de": { "body": "y", "__proto__.bad": 1, "constructor": 2 } },
    "deletePropsPaths": ["prototype.bad"] } }`)
  const components = { newtext1: { type: 'text', version: 1 } }
  const pasted = { page: 'about', parent: null, after: null, root: 'newtext1', components, settings } as const
  const there = apply(draft, operation('insert-component', pasted), specs)
  if ('error' in there) throw new Error(there.error.key)
  expect(there.draft.componentsSettingValues.newtext1?.editPropsByLangEnvMap).toEqual({ de: { body: 'y' } })
  expect(JSON.stringify(there.draft)).not.toMatch(forbidden)
})

const ids = ['banner01', 'columns1', 'inside01', 'newone01', 'newone02', 'newone03']
const id = fc.constantFrom(...ids)
const path = fc.oneof(
  fc.constantFrom(
    'title',
    'button.label',
    'items',
    'items[aaaaaaaa]',
    'items[aaaaaaaa].label',
    'image.pc',
    'link.href',
  ),
  fc.constantFrom(
    'a..b',
    '[',
    '.',
    'title.',
    'items[aaaaaaaa',
    'body.content',
    'tags',
    'items.length',
    'x'.repeat(500),
  ),
  fc.string({ minLength: 1, maxLength: 20 }),
)
const object = fc
  .oneof(hostile, fc.record({ title: hostile, items: hostile, body: hostile, button: hostile }))
  .map((value) => (value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}))
const language = fc.constantFrom('de', 'pt', 'xx')
const byPath = fc.dictionary(path, hostile, { maxKeys: 3 })
const settings = fc.record(
  {
    props: object,
    editPropsByLangEnvMap: fc.dictionary(language, byPath),
    deletePropsPaths: fc.array(path, { maxLength: 3 }),
  },
  { requiredKeys: ['props'] },
)
const slots = fc.dictionary(fc.constantFrom('start', 'end', 'constructor'), fc.uniqueArray(id, { maxLength: 3 }))
const component = fc.record({
  type: fc.constantFrom('banner', 'columns', 'text', 'strange'),
  version: fc.constantFrom(1, 2, 3, 9),
  slots,
})
const components = fc.dictionary(id, component, { minKeys: 1, maxKeys: 5 })
const byId = fc.oneof(fc.constant({}), fc.dictionary(id, settings, { maxKeys: 2 }))
const place = fc.record({
  page: fc.constant('home'),
  parent: fc.option(fc.record({ component: id, slot: fc.constantFrom('start', 'end') })),
  after: fc.option(id),
})
const owner = fc.oneof(
  fc.record({ page: fc.constantFrom('home', 'none'), component: id }),
  fc.constant({ menu: 'main' }),
)
const item = fc
  .tuple(object, fc.constantFrom('aaaaaaaa', 'dddddddd'))
  .map(([value, itemId]) => ({ ...value, id: itemId }))
const pageSchema = fc.record({ version: fc.constantFrom(1, 2), root: fc.uniqueArray(id), components })

/** Operations that fit their schema, and say whatever that lets them say. */
const anything = fc
  .oneof(
    fc.tuple(fc.constant('insert-component'), fc.tuple(place, fc.record({ root: id, components, settings: byId }))),
    fc.tuple(
      fc.constant('duplicate-component'),
      fc.tuple(
        fc.record({ page: fc.constant('home'), component: id }),
        fc.record({ ids: fc.dictionary(id, id, { minKeys: 1 }) }),
      ),
    ),
    fc.tuple(
      fc.constant('move-component'),
      fc.tuple(fc.record({ page: fc.constant('home'), component: id }), fc.record({ to: place })),
    ),
    fc.tuple(
      fc.constant('set-setting'),
      fc.tuple(fc.record({ of: owner, path }), fc.record({ value: hostile, language }, { requiredKeys: ['value'] })),
    ),
    fc.tuple(
      fc.constant('insert-item'),
      fc.tuple(
        fc.record({ of: owner, path, after: fc.option(id) }),
        fc.record({ item, entries: fc.dictionary(language, byPath), deletions: fc.array(path) }),
      ),
    ),
    fc.tuple(
      fc.constant('add-page'),
      fc.tuple(
        fc.record({
          page: fc.record({
            id: fc.constantFrom('new', 'home', 'constructor'),
            pageType: fc.constant('pages'),
            order: fc.integer({ min: -9, max: 9 }),
            settings,
          }),
        }),
        fc.record({ pageSchema, settings: byId, after: fc.option(fc.constantFrom('home', 'none')) }),
      ),
    ),
    fc.tuple(
      fc.constant('set-part'),
      fc.tuple(
        fc.constant({ part: 'footer' }),
        fc.record({ value: fc.record({ pageSchema, componentsSettingValues: byId }) }),
      ),
    ),
  )
  .map(([type, [first, second]]) => ({ id: 'opera001', type, ...first, ...second }) as unknown as Operation)

it(
  'never throws and never pollutes, whatever an operation says that fits its schema',
  () => {
    const before = Object.getOwnPropertyNames(Object.prototype)
    const seen = { fitting: 0, applied: 0 }
    fc.assert(
      fc.property(fc.array(anything, { minLength: 3, maxLength: 6 }), (operations) => {
        for (const one of operations) {
          expect(() => isIgnored(one)).not.toThrow()
          if (check(one).length > 0) continue
          seen.fitting += 1
          const outcome = apply(draft, one, specs)
          expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before)
          if ('error' in outcome || outcome.draft === draft) continue
          seen.applied += 1
          expect(JSON.stringify(outcome.draft)).not.toMatch(forbidden)
          const back = apply(outcome.draft, outcome.inverse, specs)
          if ('error' in back) throw new Error(`${JSON.stringify(one)} is not taken back: ${JSON.stringify(back)}`)
          expect(back.draft).toEqual(draft)
        }
      }),
    )
    expect(seen.fitting).toBeGreaterThan(100)
    expect(seen.applied).toBeGreaterThan(1)
  },
  longRun,
)
