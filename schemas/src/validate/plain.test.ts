import { expect, it } from 'vitest'
import { plainCheckOf } from './plain.ts'

const draft = (name: string) => `http://json-schema.org/${name}/schema#`
const fits = (schema: unknown, value: unknown, files: Readonly<Record<string, unknown>> = {}): boolean =>
  plainCheckOf(schema, (address) => files[address])(value).length === 0

it('means each draft as it is written', () => {
  const limits = { minimum: 1, exclusiveMinimum: true }
  expect(fits({ $schema: draft('draft-04'), ...limits }, 1)).toBe(false)
  expect(fits({ $schema: draft('draft-04'), properties: { id: { type: 'string' } } }, { id: 1 })).toBe(false)
  expect(fits({ items: [{ type: 'string' }, { type: 'number' }] }, ['a', 'b'])).toBe(false)
  const tuple = { prefixItems: [{ type: 'string' }] }
  expect(fits({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...tuple }, [1])).toBe(false)
  const closed = { allOf: [{ properties: { a: true } }], unevaluatedProperties: false }
  expect(fits({ $schema: 'https://json-schema.org/draft/2019-09/schema', ...closed }, { b: 1 })).toBe(false)
})

it('follows the id of draft-04, and references to other files', () => {
  const schema = {
    $schema: draft('draft-04'),
    id: 'http://example.org/a.json',
    definitions: { word: { id: 'word.json', type: 'string' } },
    properties: { word: { $ref: 'word.json' }, other: { $ref: 'b.json#/definitions/size' } },
  }
  const files = { 'http://example.org/b.json': { definitions: { size: { type: 'integer' } } } }
  expect(fits(schema, { word: 'a', other: 1 }, files)).toBe(true)
  expect(fits(schema, { word: 1 }, files)).toBe(false)
  expect(fits(schema, { other: 'a' }, files)).toBe(false)
  expect(() => plainCheckOf(schema)).toThrow('b.json')
})

it('asks for formats, and reads patterns from before Unicode', () => {
  expect(fits({ format: 'uri' }, 'a')).toBe(false)
  expect(fits({ pattern: '^[\\w-.]+$' }, 'a b')).toBe(false)
})
