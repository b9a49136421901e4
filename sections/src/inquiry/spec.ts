import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { formHeadProps } from '../parts/head/head-props.ts'
import { inquiryFormProps } from '../parts/inquiry-form/inquiry-form-props.ts'
import { sidesProps } from '../parts/sides/sides-props.ts'
import { waysProps } from '../parts/ways/ways-props.ts'
import { inquiryPresets } from './presets.ts'

export const inquiryProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...formHeadProps,
    /** Empty: the product that is visited, or none. */
    product: {
      type: 'string',
      maxLength: 120,
      setter: 'source',
      setterOptions: { from: 'products' },
      reference: { kind: 'product', by: 'id' },
      group: 'source',
      order: 1,
    },
    askProduct: { type: 'boolean', default: true, group: 'form', order: 2 },
    ...inquiryFormProps,
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
