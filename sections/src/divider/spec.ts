import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'

export const dividerProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    look: { enum: ['line', 'dashed', 'dots', 'space'], default: 'line', group: 'layout', order: 1 },
    label: { type: 'string', maxLength: 80, translatable: true, group: 'content', order: 1 },
    /** Of all of it: what is not the line is room above and below it. */
    height: {
      type: 'number',
      minimum: 0,
      maximum: 20,
      default: 4,
      unit: 'rem',
      responsive: true,
      group: 'layout',
      order: 2,
    },
    width: { enum: ['short', 'normal', 'full'], default: 'normal', group: 'layout', order: 3 },
    align: { enum: ['start', 'center', 'end'], default: 'center', group: 'layout', order: 4 },
    thickness: { type: 'number', minimum: 1, maximum: 12, default: 1, unit: 'px', group: 'style', order: 1 },
    colour: { $ref: 'colour', group: 'style', order: 2 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type DividerProps = PropsOf<typeof dividerProps>

export const dividerSpec = {
  type: 'divider',
  version: 1,
  category: 'layout',
  icon: 'separator-horizontal',
  props: dividerProps,
  presets: [
    { id: 'line', props: {} },
    { id: 'label', props: { label: 'Your text', height: { pc: 5, mobile: 4 } } },
    { id: 'short', props: { width: 'short', align: 'start', thickness: 3, colour: 'theme:primary' } },
    { id: 'dots', props: { look: 'dots', width: 'short', height: { pc: 5, mobile: 4 } } },
    { id: 'space', props: { look: 'space', height: { pc: 6, mobile: 3 } } },
  ],
} as const satisfies SectionSpec<typeof dividerProps>
