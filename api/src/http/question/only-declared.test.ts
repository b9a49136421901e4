import type { Json, SchemaNode } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { onlyDeclared } from './only-declared.ts'

const schema = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    picture: { $ref: 'image' },
    edition: { $ref: 'edition' },
    settings: { type: 'object' },
    byName: { type: 'object', additionalProperties: { type: 'object', properties: { label: { type: 'string' } } } },
    list: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
  },
} as const satisfies SchemaNode

const declared = onlyDeclared(schema)
const text = fc.string({ maxLength: 4 })
const anything = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>
const named = <T>(properties: Record<string, fc.Arbitrary<T>>) => fc.record(properties, { requiredKeys: [] })
const name = fc.stringMatching(/^[a-z]{1,4}$/)

const answer = named<unknown>({
  id: text,
  picture: named({ src: text, unknown: anything }),
  settings: fc.dictionary(name, anything),
  byName: fc.dictionary(name, named({ label: text })),
  list: fc.array(named({ id: text })),
})

it('leaves all that is declared as it is', () => {
  fc.assert(
    fc.property(answer, (value) => {
      expect(declared(value)).toEqual(value)
    }),
  )
})

it('takes out what is not declared, in objects, maps and lists', () => {
  const secret = { passwordHash: 'x' }
  fc.assert(
    fc.property(answer, (value) => {
      const { byName, list } = value as { byName?: Record<string, object>; list?: readonly object[] }
      const more = {
        ...value,
        ...secret,
        ...(byName && {
          byName: Object.fromEntries(Object.entries(byName).map(([key, one]) => [key, { ...one, ...secret }])),
        }),
        ...(list && { list: list.map((one) => ({ ...one, ...secret })) }),
      }
      expect(declared(more)).toEqual(value)
    }),
  )
})

it('whatever it is given, nothing is added and a second time changes nothing', () => {
  fc.assert(
    fc.property(anything, (value) => {
      const once = declared(value)
      expect(declared(once)).toEqual(once)
      if (value !== null && typeof value === 'object' && !Array.isArray(value))
        for (const key of Object.keys(once as object)) expect(Object.keys(schema.properties)).toContain(key)
    }),
  )
})

it('follows the documents that answers name', () => {
  expect(declared({ edition: { root: [], passwordHash: 'x' } })).toEqual({ edition: { root: [] } })
})
