import type { PropsOf } from '../derive/props-of.ts'
import type { SectionProps } from '../keywords.ts'

/** A case: what was built for whom with the supplier's products. */
export const caseProps = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 300, translatable: true },
    summary: { type: 'string', maxLength: 500, translatable: true },
    body: { $ref: 'rich-text', translatable: true },
    image: { $ref: 'image' },
    customer: { type: 'string', maxLength: 200, translatable: true },
    place: { type: 'string', maxLength: 200, translatable: true },
    year: { type: 'integer', minimum: 1900, maximum: 2200 },
    category: { type: 'string', maxLength: 120, translatable: true },
    products: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 120 } },
    seo: { $ref: 'seo' },
  },
} as const satisfies SectionProps
export type CaseProps = PropsOf<typeof caseProps>
