import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { formProps } from '../parts/form/form-props.ts'
import { formHeadProps } from '../parts/head/head-props.ts'
import { newsletterPresets } from './presets.ts'

// It asks for nothing but news.
const { askMarketing: _askMarketing, ...form } = formProps

export const newsletterProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...formHeadProps,
    ...form,
    look: { enum: ['band', 'card', 'inline'], default: 'band', group: 'layout', order: 1 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type NewsletterProps = PropsOf<typeof newsletterProps>

export const newsletterSpec = {
  type: 'newsletter',
  version: 1,
  category: 'forms',
  icon: 'send',
  props: newsletterProps,
  presets: newsletterPresets,
} as const satisfies SectionSpec<typeof newsletterProps>
