import type { SchemaNode } from '../keywords.ts'

/** What search engines and link previews show of a page. */
export const seo = {
  $id: 'seo',
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 120, translatable: true },
    description: { type: 'string', maxLength: 320, translatable: true, setter: 'long-text' },
    image: { $ref: 'image' },
  },
} as const satisfies SchemaNode
