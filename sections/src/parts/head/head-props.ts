import type { SchemaNode } from '@vitrine/schemas'

/** What stands above the content of most sections. Spread it first into a section's properties. */
export const headProps = {
  eyebrow: { type: 'string', maxLength: 80, translatable: true, group: 'head', order: 1 },
  title: { type: 'string', maxLength: 160, translatable: true, heading: 'titleLevel', group: 'head', order: 2 },
  titleLevel: { enum: ['h1', 'h2'], default: 'h2', group: 'head', order: 3 },
  text: { type: 'string', maxLength: 600, translatable: true, setter: 'long-text', group: 'head', order: 4 },
  moreButton: { $ref: 'button', group: 'head', order: 5 },
  /** What links call this place: the id of the title. */
  anchor: { type: 'string', pattern: '^[^\\s#]{0,80}$', group: 'head', order: 7 },
  headAlign: { enum: ['start', 'center'], default: 'start', responsive: true, group: 'head', order: 6 },
} as const satisfies Readonly<Record<string, SchemaNode>>

const { moreButton: _moreButton, ...formHeadProps } = headProps

/** The head of a section that is a form, which has a button of its own. */
export { formHeadProps }
