import type { PropsOf } from '../derive/props-of.ts'
import type { SectionProps } from '../keywords.ts'
import type { EntitySpec } from './entity.ts'

/** A case: what was built for whom with the supplier's products. */
export const caseProps = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 300, translatable: true, index: true },
    summary: { type: 'string', maxLength: 500, translatable: true, setter: 'long-text' },
    body: { $ref: 'rich-text', translatable: true },
    image: { $ref: 'image' },
    customer: { type: 'string', maxLength: 200, translatable: true, index: true },
    place: { type: 'string', maxLength: 200, translatable: true, index: true },
    year: { type: 'integer', minimum: 1900, maximum: 2200, index: true },
    category: { type: 'string', maxLength: 120, translatable: true, index: true },
    products: {
      type: 'array',
      maxItems: 50,
      items: { type: 'string', maxLength: 120, reference: { kind: 'product', by: 'slug' } },
    },
    seo: { $ref: 'seo' },
  },
} as const satisfies SectionProps
export type CaseProps = PropsOf<typeof caseProps>

export const caseEntity = {
  kind: 'case',
  title: 'title',
  picture: 'image',
  match: ['id', 'slug'],
  page: 'case',
  section: 'case-detail',
  sort: ['order', 'title', 'year', '-updated'],
  columns: ['picture', 'title', 'customer', 'place', 'year', 'category', 'state', 'languages'],
  filters: ['state', 'category', 'year', 'products', 'languages'],
  props: caseProps,
} as const satisfies EntitySpec
