import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isList, isObject, type Json } from '../json.ts'
import { byIdOrIndex, byIndex, getIn, removeIn, setIn, updateIn } from './in.ts'
import { childPath, formatPath, isWithin, type Segment } from './path.ts'

const name = fc.constantFrom('title', 'link', 'items', 'a-b', '$x')
const id = fc.constantFrom('aaaaaaaa', 'bbbbbbbb', 'cccccccc')
const { value: json } = fc.letrec<{ value: Json; list: Json; object: Json }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.string(), fc.integer(), fc.constant(null), tie('object'), tie('list')),
  object: fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  list: fc.uniqueArray(
    fc.tuple(id, fc.dictionary(name, tie('value'), { maxKeys: 3 })).map(([own, rest]) => ({ ...rest, id: own })),
    { maxLength: 3, selector: (item) => item.id },
  ),
}))
const props = fc.dictionary(name, json, { maxKeys: 5 })
const step = fc.oneof(
  name.map((text) => ({ name: text })),
  id.map((item) => ({ item })),
)
/** Ends in a name: another value in the place of an item would have another id. */
const path = fc
  .tuple(name, fc.array(step, { maxLength: 3 }), name)
  .map(([first, steps, last]) => formatPath([{ name: first }, ...steps, { name: last }] satisfies Segment[]))

/** Every path of a value that leads somewhere; ids are left out, since an item without its own is another one. */
function* pathsOf(value: Json, segments: readonly Segment[] = []): Generator<string> {
  if (segments.length > 0) yield formatPath(segments)
  if (isObject(value))
    for (const [key, inner] of Object.entries(value))
      if (key !== 'id') yield* pathsOf(inner, [...segments, { name: key }])
  if (isList(value))
    for (const item of value)
      if (isObject(item) && typeof item.id === 'string') yield* pathsOf(item, [...segments, { item: item.id }])
}

describe('getIn', () => {
  it('reads names and items', () => {
    const value = { items: [{ id: 'k3v9Qa2Z', link: { label: 'Bolts' } }], height: { mobile: 2 } }
    expect(getIn(value, 'items[k3v9Qa2Z].link.label')).toBe('Bolts')
    expect(getIn(value, 'height.mobile')).toBe(2)
    expect(getIn(value, '')).toBe(value)
  })
  it.each(['items[unknown1].link', 'items[0].link', 'items.link', 'nothing.at.all', 'items.length', '[', 'a b'])(
    'finds nothing at %j',
    (at) => {
      expect(getIn({ items: [{ id: 'k3v9Qa2Z', link: 'x' }] }, at)).toBeUndefined()
    },
  )
  it.each(['__proto__', 'constructor', 'toString', 'items.__proto__'])('reads no prototype at %j (R211)', (at) => {
    expect(getIn({ items: {} }, at)).toBeUndefined()
  })
  it('finds items by index only where it is told to', () => {
    const value = { tags: [{ name: 'a' }, { name: 'b', id: '0' }] }
    const at = [{ name: 'tags' }, { item: '0' }, { name: 'name' }]
    expect([getIn(value, at), getIn(value, at, byIndex), getIn(value, at, byIdOrIndex)]).toEqual(['b', 'a', 'b'])
    expect(getIn(value, [{ name: 'tags' }, { item: '7' }], byIndex)).toBeUndefined()
  })
})

describe('setIn and removeIn', () => {
  it('a value put at a path is found there, unless the path leads through no item', () => {
    fc.assert(
      fc.property(props, path, json, (value, at, next) => {
        const after = setIn(value, at, next)
        if (after === value) return
        expect(getIn(after, at)).toEqual(next)
      }),
    )
  })
  it('the old value, put back, gives what was', () => {
    fc.assert(
      fc.property(props, json, (value, next) => {
        for (const at of pathsOf(value)) {
          const old = getIn(value, at)
          if (old !== undefined && !at.endsWith(']')) expect(setIn(setIn(value, at, next), at, old)).toEqual(value)
        }
      }),
    )
  })
  it('what is not on the way stays the same object, and the value given stays as it is', () => {
    fc.assert(
      fc.property(props, json, (value, next) => {
        const before = JSON.stringify(value)
        const all = [...pathsOf(value)]
        for (const at of all) {
          const target = isObject(getIn(value, at)) ? childPath(at, 'new') : at
          const after = setIn(value, target, next)
          for (const other of all)
            if (!isWithin(target, other) && !isWithin(other, target))
              expect(getIn(after, other)).toBe(getIn(value, other))
        }
        expect(JSON.stringify(value)).toBe(before)
      }),
    )
  })
  it('a value that is there already changes nothing', () => {
    fc.assert(
      fc.property(props, (value) => {
        for (const at of pathsOf(value)) expect(updateIn(value, at, (old) => old)).toBe(value)
      }),
    )
  })
  it('what is removed is gone, and nothing else', () => {
    fc.assert(
      fc.property(props, (value) => {
        for (const at of pathsOf(value)) {
          const after = removeIn(value, at)
          expect(getIn(after, at)).toBeUndefined()
          for (const other of pathsOf(value))
            if (!isWithin(at, other) && !isWithin(other, at)) expect(getIn(after, other)).toBe(getIn(value, other))
        }
      }),
    )
  })
  it('a step to no item, and what is no path, do nothing', () => {
    const value = { items: [{ id: 'k3v9Qa2Z' }] }
    for (const at of [
      'link.items[unknown1].a',
      'items[k3v9Qa2Z].id.items[unknown1].a',
      'items[unknown1]',
      'items[unknown1].title',
      'title[k3v9Qa2Z].a',
      'a..b',
      '__proto__.a',
    ])
      expect(setIn(value, at, 1)).toBe(value)
  })
  it('objects on the way are made', () => {
    expect(setIn({}, 'link.target.id', 'home')).toEqual({ link: { target: { id: 'home' } } })
  })
})
