import type { PropsOf } from '../derive/props-of.ts'
import type { SchemaNode } from '../keywords.ts'

/** A language as a visitor may choose it. */
export const language = {
  $id: 'language',
  type: 'object',
  required: ['code', 'name', 'nativeName', 'dir', 'enabled', 'isDefault'],
  additionalProperties: false,
  properties: {
    code: { type: 'string' },
    name: { type: 'string' },
    nativeName: { type: 'string' },
    dir: { enum: ['ltr', 'rtl'] },
    enabled: { type: 'boolean' },
    isDefault: { type: 'boolean' },
    /** How much of what can be translated is, in percent. */
    progress: { type: 'integer', minimum: 0, maximum: 100 },
  },
} as const satisfies SchemaNode
export type Language = PropsOf<typeof language>
