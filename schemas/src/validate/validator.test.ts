import { describe, expect, it } from 'vitest'
import { type Call, calls } from '../calls/index.ts'
import { contentProps } from '../content/index.ts'
import { definitions } from '../definitions/index.ts'
import { languageMapOf, storedOf } from '../derive/stored-of.ts'
import { menuProps } from '../documents/menu.ts'
import { pageProps } from '../documents/page.ts'
import type { SchemaNode } from '../keywords.ts'
import { builtInTheme, theme } from '../theme.ts'
import { checkOf, sharedSchemas, verifySchema } from './validator.ts'

describe('a schema with a slip in it refuses to compile', () => {
  it.each([
    { type: 'string', translatable: 'yes' },
    { type: 'string', translateable: true },
    { type: 'string', responsive: 1 },
    { type: 'string', setter: 'Rich Text' },
    { type: 'string', setterOptions: 'wide' },
    { type: 'string', group: 'Big group' },
    { type: 'string', order: 'first' },
    { type: 'number', unit: 'pixel' },
    { type: 'string', heading: 0 },
    { type: 'string', heading: 7 },
    { type: 'string', heading: 'the level' },
    { type: 'string', reference: 'product' },
    { type: 'string', reference: { kind: 'produkt', by: 'id' } },
    { type: 'string', reference: { kind: 'product', by: 'name' } },
    { type: 'string', reference: { kind: 'product' } },
    { type: 'integer', money: true },
    { type: 'integer', money: 'the currency' },
    { type: 'string', index: 'yes' },
    { type: 'string', cell: {} },
    { type: 'string', cell: { widht: 90 } },
    { type: 'string', cell: { width: 9000 } },
    { type: 'string', format: 'colour' },
    { type: 'string', maxLenght: 5 },
    { type: 'strin' },
    { $ref: 'nothing' },
    { type: 'object', properties: { a: { $ref: 'nothing' } } },
  ])('%j', (schema) => {
    expect(() => verifySchema(schema as unknown as SchemaNode)).toThrow()
  })
})

it('takes every keyword where it is right', () => {
  const schema = {
    type: 'number',
    minimum: 0,
    translatable: true,
    responsive: true,
    setter: 'range',
    setterOptions: { wide: true },
    group: 'layout',
    order: 1,
    unit: 'px',
    heading: 'level',
    reference: { kind: 'product', by: 'slug' },
    money: 'currency',
    index: true,
    cell: { width: 120, edit: false, bulk: true },
  } as const satisfies SchemaNode
  expect(checkOf(schema)(5)).toEqual([])
})

it('compiles a schema once', () => {
  const schema: SchemaNode = { type: 'string' }
  expect(checkOf(schema)).toBe(checkOf(schema))
})

describe('everything that is declared compiles, as resolved value, stored form and language map', () => {
  const all = {
    ...contentProps,
    menu: menuProps,
    page: pageProps,
    ...Object.fromEntries(definitions.map((one) => [one.$id, one])),
  }
  it.each(Object.entries<SchemaNode>(all))('%s', (_name, schema) => {
    const { $id: _id, ...props } = schema
    for (const form of [props, storedOf(props), languageMapOf(props)]) {
      expect(() => verifySchema(form)).not.toThrow()
      expect(() => checkOf(form)).not.toThrow()
    }
  })
  it.each(sharedSchemas.map(({ $id }) => $id))('%s by its id', ($id) => {
    expect(() => verifySchema({ $ref: $id as string })).not.toThrow()
  })
  it.each(calls.map((one): [string, Call] => [`${one.method} ${one.path}`, one]))(
    '%s',
    (_line, { params, query, body, answer }) => {
      for (const schema of [params, query, body, answer]) if (schema) expect(() => verifySchema(schema)).not.toThrow()
    },
  )
})

it('lists each call once', () => {
  const lines = calls.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(lines).size).toBe(lines.length)
})

it('has a built-in theme that fits its schema', () => {
  expect(checkOf({ $ref: theme.$id })(builtInTheme)).toEqual([])
})

describe('rich text', () => {
  const check = checkOf({ $ref: 'rich-text' })
  it('is a tree of known blocks and marks', () => {
    const link = { type: 'address', href: 'https://example.com' }
    const text = { type: 'text', text: 'x', marks: [{ type: 'bold' }, { type: 'link', link }] }
    expect(
      check({
        type: 'doc',
        content: [{ type: 'heading', attrs: { level: 2 }, content: [text] }, { type: 'paragraph' }],
      }),
    ).toEqual([])
  })
  it.each([
    { type: 'html' },
    { type: 'doc', content: [{ type: 'script' }] },
    { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] },
    { type: 'doc', content: [{ type: 'paragraph', attrs: { onclick: 'x' } }] },
    {
      type: 'doc',
      content: [
        { type: 'text', text: 'x', marks: [{ type: 'link', link: { type: 'address', href: 'javascript:x' } }] },
      ],
    },
    { type: 'doc', content: [{ type: 'text' }] },
  ])('is not %j', (value) => {
    expect(check(value)).not.toEqual([])
  })
})

describe('A longest text', () => {
  const check = checkOf({ type: 'string', maxLength: 3 })
  it.each(['', 'abc', '🙂🙂🙂', 'a🙂中'])('may be %j', (text) => expect(check(text)).toEqual([]))
  it.each(['abcd', '🙂🙂🙂🙂', 'ab🙂中'])('is not %j', (text) =>
    expect(check(text)).toMatchObject([{ key: 'problem.maxLength', params: { limit: 3 } }]),
  )
})
