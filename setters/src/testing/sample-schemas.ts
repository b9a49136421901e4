import { ID_PATTERN, type Json, type SchemaNode } from '@vitrine/schemas'

/** The props of a section as they often are: texts, a choice, a switch, a list whose items have ids. */
export const questionsProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 40, translatable: true, group: 'content' },
    look: { enum: ['lined', 'boxed', 'plain'], default: 'lined', group: 'look' },
    showNumbers: { type: 'boolean', default: false, group: 'look' },
    numberFrom: { type: 'integer', minimum: 0, maximum: 100, group: 'look' },
    items: {
      type: 'array',
      maxItems: 1000,
      group: 'content',
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: ID_PATTERN },
          question: { type: 'string', maxLength: 200, translatable: true },
          answer: { type: 'string', maxLength: 2000, setter: 'long-text', translatable: true },
        },
      },
    },
  },
  if: { required: ['showNumbers'], properties: { showNumbers: { const: true } } },
  else: { not: { required: ['numberFrom'] } },
} as const satisfies SchemaNode

export const questions: Json = {
  title: 'Questions and answers',
  showNumbers: false,
  items: [
    { id: 'question', question: 'Which standards do your bolts follow?', answer: 'ISO 4014 and ISO 4017.' },
    { id: 'delivery', question: 'How soon can you deliver?', answer: 'From stock in two days.' },
    { id: 'minorder', question: 'Is there a smallest order?', answer: 'One box.' },
  ],
}

/** Kinds of delivery: a union with a discriminator, and fields that all of its branches share. */
export const deliveryProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    delivery: {
      type: 'object',
      required: ['kind'],
      discriminator: { propertyName: 'kind' },
      oneOf: [
        {
          type: 'object',
          required: ['kind'],
          additionalProperties: false,
          properties: { kind: { const: 'parcel' }, weight: { type: 'number', minimum: 0, unit: '' } },
        },
        {
          type: 'object',
          required: ['kind'],
          additionalProperties: false,
          properties: { kind: { const: 'pallet' }, places: { type: 'integer', minimum: 1 }, note: { type: 'string' } },
        },
      ],
    },
    price: { oneOf: [{ type: 'integer', minimum: 0, title: 'Amount' }, { const: 'pending' }] },
  },
} as const satisfies SchemaNode
