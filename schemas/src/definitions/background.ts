import type { SchemaNode } from '../keywords.ts'

/** What stands behind a section: a colour, a picture, and a veil of colour over the picture. */
export const background = {
  $id: 'background',
  type: 'object',
  additionalProperties: false,
  properties: {
    color: { $ref: 'colour' },
    image: { type: 'string', format: 'asset', maxLength: 2000 },
    size: { enum: ['cover', 'contain', 'auto'], default: 'cover' },
    position: { enum: ['center', 'top', 'bottom', 'start', 'end'], default: 'center' },
    overlay: { $ref: 'colour' },
  },
} as const satisfies SchemaNode
