import type { PropsOf } from '../derive/props-of.ts'
import type { SectionProps } from '../keywords.ts'

/** An article of the news. The specification's word for it is info. */
export const infoProps = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 300, translatable: true },
    summary: { type: 'string', maxLength: 500, translatable: true },
    body: { $ref: 'rich-text', translatable: true },
    image: { $ref: 'image' },
    author: { type: 'string', maxLength: 120 },
    category: { type: 'string', maxLength: 120, translatable: true },
    seo: { $ref: 'seo' },
  },
} as const satisfies SectionProps
export type InfoProps = PropsOf<typeof infoProps>
