import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'

export const ratingProps = {
  type: 'object',
  required: ['stars', 'text'],
  additionalProperties: false,
  properties: {
    // Edited with the setter of this pack (../stars/stars.tsx).
    stars: { type: 'integer', minimum: 1, maximum: 5, default: 5, setter: 'acme-stars' },
    text: { type: 'string', maxLength: 300, default: 'What a buyer says of it.', translatable: true },
    person: { type: 'string', maxLength: 120, translatable: true },
    hint: { type: 'string', maxLength: 120 },
    size: { enum: ['normal', 'big'], default: 'normal', responsive: true },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type RatingProps = PropsOf<typeof ratingProps>

export const ratingSpec = {
  type: 'acme-rating',
  version: 1,
  category: 'company',
  icon: 'star',
  props: ratingProps,
  presets: [{ id: 'default', props: {} }],
} as const satisfies SectionSpec<typeof ratingProps>
