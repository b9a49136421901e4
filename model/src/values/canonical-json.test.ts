import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

it('sorts keys, leaves out white space and what is undefined', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é"' }], a: true, gone: undefined })).toBe(
    '{"a":true,"b":[1,{"c":"é\\"","d":null}]}',
  )
})

it('is JSON that says the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('does not depend on the order in which keys were written', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      expect(canonicalJson(Object.fromEntries(Object.entries(value).reverse()))).toBe(canonicalJson(value))
    }),
  )
})
