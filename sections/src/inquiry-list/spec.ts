import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { formHeadProps } from '../parts/head/head-props.ts'
import { inquiryFormProps } from '../parts/inquiry-form/inquiry-form-props.ts'

export const inquiryListProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...formHeadProps,
    showPrice: { type: 'boolean', default: true, group: 'content', order: 5 },
    /** Where to find products, while the list is empty; without it the list of products. */
    emptyButton: { $ref: 'button', group: 'content', order: 6 },
    ...inquiryFormProps,
    ...layoutProps,
  },
} as const satisfies SectionProps
export type InquiryListProps = PropsOf<typeof inquiryListProps>

export const inquiryListSpec = {
  type: 'inquiry-list',
  version: 1,
  category: 'forms',
  icon: 'clipboard-list',
  props: inquiryListProps,
  nesting: { single: true, within: [] },
  presets: [
    {
      id: 'plain',
      props: {
        title: 'Call the list as your buyers do',
        titleLevel: 'h1',
        messageHint: 'Say what belongs in the message.',
      },
    },
  ],
} as const satisfies SectionSpec<typeof inquiryListProps>
