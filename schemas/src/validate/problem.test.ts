import { describe, expect, it } from 'vitest'
import en from '../../texts/en.json' with { type: 'json' }
import type { SchemaNode } from '../keywords.ts'
import { checkOf } from './validator.ts'

const object = (properties: Readonly<Record<string, SchemaNode>>, more: Partial<SchemaNode> = {}): SchemaNode => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...more,
})
const choice = object(
  {},
  {
    additionalProperties: true,
    discriminator: { propertyName: 'type' },
    required: ['type'],
    oneOf: [{ properties: { type: { const: 'a' } } }, { properties: { type: { const: 'b' } } }],
  },
)

/** Each branch asks for the tag itself. */
const choiceOfBranches: SchemaNode = {
  type: 'object',
  discriminator: { propertyName: 'type' },
  oneOf: ['a', 'b'].map((tag) => ({ required: ['type'], properties: { type: { const: tag } } })),
}

const table: readonly (readonly [SchemaNode, unknown, key: string, params: object])[] = [
  [object({ a: {} }, { required: ['a'] }), {}, 'required', { missingProperty: 'a' }],
  [object({ a: {}, b: {} }, { dependentRequired: { a: ['b'] } }), { a: 1 }, 'required', { missingProperty: 'b' }],
  [{ type: 'string' }, 1, 'type', { type: 'string' }],
  [{ enum: ['x', 'y'] }, 'z', 'enum', { allowedValues: 'x, y' }],
  [{ const: 'x' }, 'y', 'const', { allowedValue: 'x' }],
  [object({}), { a: 1 }, 'unknownProperty', { additionalProperty: 'a' }],
  [{ type: 'string', format: 'safe-url' }, 'javascript:x', 'format.safe-url', {}],
  [{ type: 'string', pattern: '^a$' }, 'b', 'pattern', { pattern: '^a$' }],
  [{ type: 'string', minLength: 2 }, 'a', 'minLength', { limit: 2 }],
  [{ type: 'string', maxLength: 2 }, 'abc', 'maxLength', { limit: 2 }],
  [{ type: 'array', minItems: 1 }, [], 'minItems', { limit: 1 }],
  [{ type: 'array', maxItems: 1 }, [1, 2], 'maxItems', { limit: 1 }],
  [{ type: 'array', uniqueItems: true }, [1, 1], 'uniqueItems', {}],
  [{ type: 'object', minProperties: 1 }, {}, 'minProperties', { limit: 1 }],
  [{ type: 'object', maxProperties: 0 }, { a: 1 }, 'maxProperties', { limit: 0 }],
  [{ type: 'number', minimum: 1 }, 0, 'minimum', { limit: 1 }],
  [{ type: 'number', maximum: 1 }, 2, 'maximum', { limit: 1 }],
  [{ type: 'number', exclusiveMinimum: 1 }, 1, 'exclusiveMinimum', { limit: 1 }],
  [{ type: 'number', multipleOf: 5 }, 1, 'multipleOf', { multipleOf: 5 }],
  [choice, { type: 'c' }, 'discriminator', { tag: 'type', tagValue: 'c' }],
  [choice, {}, 'required', { missingProperty: 'type' }],
  [choiceOfBranches, {}, 'required', { missingProperty: 'type' }],
  [{ not: { type: 'string' } }, 'a', 'other', { keyword: 'not' }],
]

describe('problems', () => {
  it.each(table)('of %j with %j', (schema, value, key, params) => {
    expect(checkOf(schema)(value)).toEqual([{ path: '', key: `problem.${key}`, params }])
    expect(en).toHaveProperty([`problem.${key}`])
    // Every placeholder of the message is filled.
    const message = (en as Readonly<Record<string, string>>)[`problem.${key}`] ?? ''
    for (const [, name] of message.matchAll(/\{\{(\w+)\}\}/g)) expect(params).toHaveProperty(name as string)
  })
  it('say where, by the ids of items', () => {
    const items: SchemaNode = {
      type: 'array',
      items: object({ id: { type: 'string' }, 'a/b~c': object({ n: { type: 'number' } }) }),
    }
    const check = checkOf(object({ items }))
    expect(check({ items: [{ id: 'k3v9Qa2Z' }, { id: 'i2cc33dd', 'a/b~c': { n: 'x' } }] })[0]?.path).toBe(
      'items[i2cc33dd].a/b~c.n',
    )
    expect(check({ items: [{ 'a/b~c': { n: 'x' } }, 5] }).map(({ path }) => path)).toEqual([
      'items[0].a/b~c.n',
      'items[1]',
    ])
  })
  it('carry the component and the language they were asked for', () => {
    expect(checkOf({ type: 'string' })(1, { component: 'k3v9Qa2Z', language: 'de' })).toEqual([
      { path: '', component: 'k3v9Qa2Z', language: 'de', key: 'problem.type', params: { type: 'string' } },
    ])
  })
  it('do not repeat what a condition has said', () => {
    // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
    const condition = { if: { required: ['a'], properties: { a: { const: true } } }, then: { required: ['b'] } }
    const schema = object({ a: { type: 'boolean' }, b: {} }, condition)
    expect(checkOf(schema)({ a: true }).map(({ key }) => key)).toEqual(['problem.required'])
  })
})
