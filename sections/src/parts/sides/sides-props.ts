import type { SchemaNode } from '@vitrine/schemas'

/** How a form and what stands beside it are laid out. Spread it into the properties of a section with a form. */
export const sidesProps = {
  look: { enum: ['split', 'card', 'plain'], default: 'split', group: 'layout', order: 1 },
  formSide: { enum: ['end', 'start'], default: 'end', group: 'layout', order: 2 },
} as const satisfies Readonly<Record<string, SchemaNode>>
