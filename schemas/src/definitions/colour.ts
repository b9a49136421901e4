import type { SchemaNode } from '../keywords.ts'

/** A colour: hex, `rgb()`/`hsl()` with numbers, `transparent`, or a theme token such as `theme:primary`. */
export const colour = {
  $id: 'colour',
  type: 'string',
  format: 'color',
  maxLength: 64,
} as const satisfies SchemaNode
