import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ID_PATTERN } from '../ids.ts'
import type { Json } from '../json.ts'
import type { SchemaNode, SectionProps } from '../keywords.ts'
import { mapAlong, mapTexts, valuesAlong } from './values.ts'

const schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', translatable: true },
    height: { type: 'number', responsive: true },
    image: { $ref: 'image', responsive: true },
    link: { $ref: 'link', translatable: true },
    body: { $ref: 'rich-text', translatable: true },
    tags: { type: 'array', items: { type: 'string' } },
    items: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          title: { type: 'string' },
          image: { $ref: 'image' },
        },
      },
    },
  },
} as const satisfies SectionProps

/** Names that the schema knows in one place or another, some that it does not, and one that is a prototype's. */
const name = fc.constantFrom(
  ...Object.keys(schema.properties),
  ...['id', 'pc', 'mobile', 'src', 'alt', 'href', 'content', 'text', 'unknown', '__proto__'],
)
const { value: anything } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('', 'text', 'k3v9Qa2Z', 7, true, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(name, tie('value')), { maxLength: 5 }).map((entries): Json => Object.fromEntries(entries)),
  ),
}))

it('what is not changed stays as it was', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(mapAlong(schema, value, (_value, _node, inside) => inside())).toEqual(value)
    }),
  )
})

it('a value that is made anew is walked as one that is read, and the same schema stands at each place', () => {
  fc.assert(
    fc.property(anything, (value) => {
      const met: { node: SchemaNode; value: Json }[] = []
      mapAlong(schema, value, (one, node, inside) => {
        if (node) met.push({ node, value: one })
        return inside()
      })
      expect(met).toEqual([...valuesAlong(schema, value)].map(({ node, value: one }) => ({ node, value: one })))
    }),
  )
})

it('what is in a value is left alone where nobody asks for it', () => {
  const value = {
    image: { pc: { src: '/a.webp' } },
    items: [{ id: 'k3v9Qa2Z', image: { src: '/b.webp' }, title: 'A' }],
  }
  const made = mapAlong<Json | undefined>(schema, value, (one, node, inside) =>
    node?.$id === 'image' && !node.responsive ? undefined : node?.responsive ? one : inside(),
  )
  expect(made).toEqual({ image: { pc: { src: '/a.webp' } }, items: [{ id: 'k3v9Qa2Z', title: 'A' }] })
})

it('texts are changed where the schema has no place for them too', () => {
  fc.assert(
    fc.property(anything, (value) => {
      const quoted = mapTexts(schema, value, (text) => `“${text}”`)
      expect(mapTexts(schema, quoted ?? null, (text) => text.slice(1, -1))).toEqual(value)
      const without = mapTexts(schema, value, () => undefined) ?? null
      expect(mapTexts(schema, without, () => expect.fail('a text is left'))).toEqual(without)
    }),
  )
})
