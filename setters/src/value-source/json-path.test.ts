import { byIndex, getIn, isObject, type Json, updateIn } from '@vitrine/schemas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastName, stepOf, stepsOf } from './json-path.ts'

/** Every place of a value, as a path. */
function* pathsOf(value: Json, path = ''): Generator<string> {
  if (Array.isArray(value))
    for (const [at, item] of value.entries()) {
      yield `${path}[${at}]`
      yield* pathsOf(item, `${path}[${at}]`)
    }
  else if (isObject(value))
    for (const [name, inner] of Object.entries(value)) {
      const next = path === '' ? stepOf(name) : `${path}.${stepOf(name)}`
      yield next
      yield* pathsOf(inner, next)
    }
}

const json = fc.jsonValue() as fc.Arbitrary<Json>

describe('paths of plain values', () => {
  it('any name comes back from its step', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => lastName(stepOf(name)) === name.toWellFormed()))
    for (const name of ['', '__proto__', 'constructor', 'a.b', 'x[0]', '%', '1st', 'title'])
      expect(stepsOf(stepOf(name))).toEqual([{ name }])
  })

  it('a value put at a place is found there, and nothing else changes', () => {
    fc.assert(
      fc.property(json, json, fc.nat(), (value, other, pick) => {
        const paths = [...pathsOf(value)]
        const steps = stepsOf(paths[pick % Math.max(1, paths.length)] ?? '')
        const old = getIn(value, steps, byIndex)
        const changed = updateIn(value, steps, () => other, byIndex)
        expect(getIn(changed, steps, byIndex)).toEqual(other)
        expect(updateIn(changed, steps, () => old, byIndex)).toEqual(value)
      }),
    )
  })
})
