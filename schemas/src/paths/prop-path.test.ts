import { describe, expectTypeOf, it } from 'vitest'
import type { ButtonValue, ImageValue, PropsOf, RichTextValue } from '../derive/props-of.ts'
import { ID_PATTERN } from '../ids.ts'
import type { SectionProps } from '../keywords.ts'
import type { PathTo } from './prop-path.ts'

const id = { type: 'string', pattern: ID_PATTERN } as const
const item = { type: 'object', required: ['id'], additionalProperties: false } as const
const cardProps = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', default: 'Card', translatable: true },
    columns: { type: 'integer', default: 2 },
    image: { $ref: 'image', translatable: true, responsive: true },
    body: { $ref: 'rich-text', translatable: true },
    tags: { type: 'array', items: { type: 'string' } },
    rows: {
      type: 'array',
      items: {
        ...item,
        properties: {
          id,
          button: { $ref: 'button' },
          cells: { type: 'array', items: { ...item, properties: { id, text: { type: 'string' } } } },
        },
      },
    },
    open: { type: 'object', additionalProperties: true, properties: { name: { type: 'string' } } },
  },
} as const satisfies SectionProps
type CardProps = PropsOf<typeof cardProps>

describe('the paths of props, as the compiler knows them', () => {
  it('lead to texts, also inside of objects and items', () => {
    type Text = PathTo<CardProps, string>
    expectTypeOf<'title' | 'image.alt' | 'open.name'>().toExtend<Text>()
    expectTypeOf<`rows[${string}].button.label`>().toExtend<Text>()
    expectTypeOf<`rows[${string}].cells[${string}].text`>().toExtend<Text>()
    expectTypeOf<'rows[k3v9Qa2Z].id'>().toExtend<Text>()
  })
  it('are none where they are misspelt, or lead to something else', () => {
    type Text = PathTo<CardProps, string>
    expectTypeOf<'titel'>().not.toExtend<Text>()
    expectTypeOf<'image.altt'>().not.toExtend<Text>()
    expectTypeOf<'columns'>().not.toExtend<Text>()
    expectTypeOf<'body'>().not.toExtend<Text>()
    expectTypeOf<'open.anything'>().not.toExtend<Text>()
    expectTypeOf<`rows[${string}].button`>().not.toExtend<Text>()
    expectTypeOf<`rows[${string}].label`>().not.toExtend<Text>()
    expectTypeOf<`row[${string}].button.label`>().not.toExtend<Text>()
    expectTypeOf<`rows.${string}`>().not.toExtend<Text>()
    expectTypeOf<`rows[${string}].cell[${string}].text`>().not.toExtend<Text>()
    expectTypeOf<string>().not.toExtend<Text>()
  })
  it('are told apart by what they lead to', () => {
    expectTypeOf<PathTo<CardProps, ButtonValue>>().toEqualTypeOf<`rows[${string}].button`>()
    expectTypeOf<PathTo<CardProps, ImageValue>>().toEqualTypeOf<'image'>()
    expectTypeOf<PathTo<CardProps, RichTextValue>>().toEqualTypeOf<'body'>()
  })
  it('lead to lists and items too, but into no list without ids', () => {
    expectTypeOf<'tags' | 'rows' | `rows[${string}]` | 'image.focalPoint.x'>().toExtend<PathTo<CardProps, unknown>>()
    expectTypeOf<`tags[${string}]`>().not.toExtend<PathTo<CardProps, unknown>>()
    expectTypeOf<'body.content'>().not.toExtend<PathTo<CardProps, unknown>>()
  })
})
