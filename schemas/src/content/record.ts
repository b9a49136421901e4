import { slug } from '../documents/page.ts'
import type { Settings } from '../documents/settings.ts'
import { ID_PATTERN } from '../ids.ts'
import type { SchemaNode } from '../keywords.ts'

export const contentKinds = ['product', 'case', 'info', 'collection', 'policy'] as const
/** The kinds of things a site shows beside its pages; each is published by its own status. */
export type ContentKind = (typeof contentKinds)[number]

export const statuses = ['draft', 'published', 'archived'] as const
export type Status = (typeof statuses)[number]

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
    slug,
    status: { enum: statuses, default: 'published' },
    order: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 0 },
    publishedAt: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}', maxLength: 40 },
    settings: { $ref: 'settings' },
  },
} as const satisfies SchemaNode
