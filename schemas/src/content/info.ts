import type { PropsOf } from '../derive/props-of.ts'
import type { SectionProps } from '../keywords.ts'
import type { EntitySpec } from './entity.ts'

/** An article of the news. The specification's word for it is info. */
export const infoProps = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 300, translatable: true, index: true },
    summary: { type: 'string', maxLength: 500, translatable: true, setter: 'long-text' },
    body: { $ref: 'rich-text', translatable: true },
    image: { $ref: 'image' },
    author: { type: 'string', maxLength: 120, index: true },
    category: { type: 'string', maxLength: 120, translatable: true, index: true },
    seo: { $ref: 'seo' },
  },
} as const satisfies SectionProps
export type InfoProps = PropsOf<typeof infoProps>

export const infoEntity = {
  kind: 'info',
  title: 'title',
  picture: 'image',
  match: ['id', 'slug'],
  page: 'info-detail',
  section: 'news-detail',
  sort: ['-published', 'order', 'title', '-updated'],
  columns: ['picture', 'title', 'author', 'category', 'published', 'state', 'languages'],
  filters: ['state', 'category', 'author', 'published', 'languages'],
  props: infoProps,
} as const satisfies EntitySpec
