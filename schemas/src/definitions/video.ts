import type { SchemaNode } from '../keywords.ts'

/** A film. Without a poster the visitor's browser takes one from the first frame (R234). */
export const video = {
  $id: 'video',
  type: 'object',
  additionalProperties: false,
  properties: {
    src: { type: 'string', format: 'asset', maxLength: 2000, translatable: true },
    title: { type: 'string', maxLength: 200, translatable: true },
    poster: { type: 'string', format: 'asset', maxLength: 2000, translatable: true },
    captions: { type: 'string', format: 'asset', maxLength: 2000, translatable: true },
    width: { type: 'integer', minimum: 1, maximum: 12_000 },
    height: { type: 'integer', minimum: 1, maximum: 12_000 },
  },
} as const satisfies SchemaNode
