import type { SchemaNode } from '../keywords.ts'

export const button = {
  $id: 'button',
  type: 'object',
  additionalProperties: false,
  properties: {
    label: { type: 'string', maxLength: 80, translatable: true },
    link: { $ref: 'link', translatable: true },
    look: { enum: ['primary', 'secondary', 'text'], default: 'primary' },
  },
} as const satisfies SchemaNode
