import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { formProps } from '../parts/form/form-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { sidesProps } from '../parts/sides/sides-props.ts'
import { waysProps } from '../parts/ways/ways-props.ts'
import { inquiryPresets } from './presets.ts'

// The form has a button of its own.
const { moreButton: _moreButton, ...head } = headProps

export const inquiryProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...head,
    /** Empty: the product that is visited, or none. */
    product: {
      type: 'string',
      maxLength: 120,
      setter: 'source',
      setterOptions: { from: 'products' },
      group: 'source',
      order: 1,
    },
    /** By the language: one name, or first and last name (R170). */
    nameFields: { enum: ['auto', 'one', 'two'], default: 'auto', group: 'form', order: 1 },
    askProduct: { type: 'boolean', default: true, group: 'form', order: 2 },
    askCompany: { type: 'boolean', default: true, group: 'form', order: 3 },
    askCountry: { type: 'boolean', default: true, group: 'form', order: 4 },
    askImages: { type: 'boolean', default: true, group: 'form', order: 5 },
    messageHint: { type: 'string', maxLength: 200, translatable: true, group: 'form', order: 6 },
    ...formProps,
    responseTime: { type: 'string', maxLength: 160, translatable: true, group: 'ways', order: 0 },
    ...waysProps,
    ...sidesProps,
    ...layoutProps,
  },
} as const satisfies SectionProps
export type InquiryProps = PropsOf<typeof inquiryProps>

export const inquirySpec = {
  type: 'inquiry',
  version: 1,
  category: 'forms',
  icon: 'clipboard-list',
  props: inquiryProps,
  presets: inquiryPresets,
} as const satisfies SectionSpec<typeof inquiryProps>
