import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { messageFormProps } from '../parts/form/form-props.ts'
import { formHeadProps } from '../parts/head/head-props.ts'
import { sidesProps } from '../parts/sides/sides-props.ts'
import { waysProps } from '../parts/ways/ways-props.ts'
import { contactPresets } from './presets.ts'

export const contactProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...formHeadProps,
    showCompany: { type: 'boolean', default: true, group: 'form', order: 1 },
    ...messageFormProps,
    ...waysProps,
    portrait: { $ref: 'image', group: 'person', order: 1 },
    personName: { type: 'string', maxLength: 120, translatable: true, group: 'person', order: 2 },
    personRole: { type: 'string', maxLength: 160, translatable: true, group: 'person', order: 3 },
    personText: {
      type: 'string',
      maxLength: 320,
      translatable: true,
      setter: 'long-text',
      group: 'person',
      order: 4,
    },
    ...sidesProps,
    ...layoutProps,
  },
} as const satisfies SectionProps
export type ContactProps = PropsOf<typeof contactProps>

export const contactSpec = {
  type: 'contact',
  version: 1,
  category: 'forms',
  icon: 'mail',
  props: contactProps,
  slots: { aside: { accepts: ['address', 'rich-text', 'text-label'] } },
  presets: contactPresets,
} as const satisfies SectionSpec<typeof contactProps>
