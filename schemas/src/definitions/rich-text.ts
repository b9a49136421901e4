import type { SchemaNode } from '../keywords.ts'

export const richTextMarks = ['bold', 'italic', 'underline', 'strike', 'code', 'link'] as const
export const richTextBlocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'codeBlock',
  'horizontalRule',
] as const

/** A node of rich text. It nests, which types cannot be derived for, so it is written out here. */
export interface RichTextNode {
  readonly type: (typeof richTextBlocks)[number] | 'text' | 'hardBreak'
  readonly text?: string
  readonly attrs?: { readonly level?: number; readonly start?: number }
  readonly marks?: readonly { readonly type: (typeof richTextMarks)[number]; readonly link?: unknown }[]
  readonly content?: readonly RichTextNode[]
}

/** Text with structure: a tree of allowed blocks and marks, never HTML. */
export const richText = {
  $id: 'rich-text',
  type: 'object',
  required: ['type'],
  additionalProperties: false,
  properties: {
    type: { const: 'doc' },
    content: { type: 'array', maxItems: 2000, items: { $ref: 'rich-text-node' } },
  },
} as const satisfies SchemaNode

const content = { type: 'array', maxItems: 2000, items: { $ref: 'rich-text-node' } } as const

export const richTextNode = {
  $id: 'rich-text-node',
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: [
    {
      required: ['type', 'text'],
      additionalProperties: false,
      properties: {
        type: { const: 'text' },
        text: { type: 'string', maxLength: 20_000 },
        marks: {
          type: 'array',
          maxItems: richTextMarks.length,
          items: {
            type: 'object',
            required: ['type'],
            additionalProperties: false,
            properties: { type: { enum: richTextMarks }, link: { $ref: 'link' } },
          },
        },
      },
    },
    { additionalProperties: false, properties: { type: { const: 'hardBreak' } } },
    { additionalProperties: false, properties: { type: { const: 'horizontalRule' } } },
    {
      additionalProperties: false,
      properties: {
        type: { const: 'heading' },
        attrs: {
          type: 'object',
          additionalProperties: false,
          properties: { level: { type: 'integer', minimum: 2, maximum: 4 } },
        },
        content,
      },
    },
    {
      additionalProperties: false,
      properties: {
        type: { const: 'orderedList' },
        attrs: {
          type: 'object',
          additionalProperties: false,
          properties: { start: { type: 'integer', minimum: 1, maximum: 9999 } },
        },
        content,
      },
    },
    { additionalProperties: false, properties: { type: { const: 'paragraph' }, content } },
    { additionalProperties: false, properties: { type: { const: 'bulletList' }, content } },
    { additionalProperties: false, properties: { type: { const: 'listItem' }, content } },
    { additionalProperties: false, properties: { type: { const: 'blockquote' }, content } },
    { additionalProperties: false, properties: { type: { const: 'codeBlock' }, content } },
  ],
} as const satisfies SchemaNode
