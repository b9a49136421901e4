import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'

export const noteProps = {
  type: 'object',
  required: ['title'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 120, default: 'Good to know', translatable: true, heading: 2 },
    text: { type: 'string', maxLength: 500, translatable: true, setter: 'long-text' },
    kind: { enum: ['hint', 'warning'], default: 'hint' },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type NoteProps = PropsOf<typeof noteProps>

export const noteSpec = {
  type: 'acme-note',
  version: 1,
  category: 'text',
  icon: 'info',
  props: noteProps,
  presets: [{ id: 'default', props: { text: 'What your buyers should know before they order.' } }],
} as const satisfies SectionSpec<typeof noteProps>
