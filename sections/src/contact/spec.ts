import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'
import { formProps } from '../parts/form/form-props.ts'
import { headProps } from '../parts/head/head-props.ts'
import { sidesProps } from '../parts/sides/sides-props.ts'
import { waysProps } from '../parts/ways/ways-props.ts'
import { contactPresets } from './presets.ts'

// The form has a button of its own.
const { moreButton: _moreButton, ...head } = headProps

export const contactProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...head,
    showCompany: { type: 'boolean', default: true, group: 'form', order: 1 },
    messageHint: { type: 'string', maxLength: 200, translatable: true, group: 'form', order: 2 },
    ...formProps,
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
