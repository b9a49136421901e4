import type { SchemaNode } from './keywords.ts'

/**
 * The props that every section has: whether it is shown, in which tone, the room around its content,
 * and what stands behind it. Spread them last into a section's properties.
 */
export const layoutProps = {
  visible: { type: 'boolean', default: true, translatable: true, responsive: true, group: 'layout', order: 90 },
  /** Plain, a shade softer, or light on dark: all colours of the theme follow. */
  tone: { enum: ['plain', 'soft', 'deep'], default: 'plain', group: 'layout', order: 89 },
  spacing: { $ref: 'spacing', group: 'layout', order: 91 },
  background: { $ref: 'background', group: 'layout', order: 92 },
} as const satisfies Readonly<Record<string, SchemaNode>>
