import type { PropsOf } from '../derive/props-of.ts'
import type { SectionProps } from '../keywords.ts'
import type { EntitySpec } from './entity.ts'

/** A collection: products that are shown together, and the category they are filtered by. */
export const collectionProps = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 120, translatable: true, index: true },
    summary: { type: 'string', maxLength: 500, translatable: true, setter: 'long-text' },
    image: { $ref: 'image' },
    seo: { $ref: 'seo' },
  },
} as const satisfies SectionProps
export type CollectionProps = PropsOf<typeof collectionProps>

export const collectionEntity = {
  kind: 'collection',
  title: 'name',
  picture: 'image',
  match: ['id', 'slug'],
  page: 'collections',
  section: 'collection',
  sort: ['order', 'title', '-updated'],
  columns: ['picture', 'title', 'summary', 'state', 'languages'],
  filters: ['state', 'languages'],
  props: collectionProps,
} as const satisfies EntitySpec
