import type { SchemaNode } from './keywords.ts'

/**
 * The props that every section has: whether it is shown, the room around its content, and what
 * stands behind it. Spread them last into a section's properties.
 */
export const layoutProps = {
  visible: { type: 'boolean', default: true, translatable: true, responsive: true, group: 'layout', order: 90 },
  spacing: { $ref: 'spacing', group: 'layout', order: 91 },
  background: { $ref: 'background', group: 'layout', order: 92 },
} as const satisfies Readonly<Record<string, SchemaNode>>
