import { contentFields } from '../documents/content.ts'
import type { Settings } from '../documents/settings.ts'
import { ID_PATTERN } from '../ids.ts'
import type { SchemaNode } from '../keywords.ts'
import type { ContentKind, Status } from './kinds.ts'

/** A product, case, article, collection or policy as it is stored, in every language. */
export interface ContentRecord {
  readonly id: string
  readonly kind: ContentKind
  readonly slug: string
  readonly status: Status
  readonly order: number
  readonly revision: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly publishedAt?: string
  readonly settings: Settings
}

/** What a file of an import says of one; the rest is filled in when it is stored. */
export const contentFile = {
  type: 'object',
  required: ['slug', 'settings'],
  additionalProperties: false,
  properties: {
    /** Kept, so that what names it still does; a new one when left out. */
    id: { type: 'string', pattern: ID_PATTERN },
    ...contentFields,
    status: { ...contentFields.status, default: 'published' },
    order: { ...contentFields.order, default: 0 },
    settings: { $ref: 'settings' },
  },
} as const satisfies SchemaNode
