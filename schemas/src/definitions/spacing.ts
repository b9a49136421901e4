import type { SchemaNode } from '../keywords.ts'

const side = { type: 'number', minimum: 0, maximum: 400, unit: 'px' } as const
const sides = {
  type: 'object',
  additionalProperties: false,
  properties: { top: side, right: side, bottom: side, left: side },
} as const

/**
 * Room around a section, for pc and for phones (R160). Left and right mean start and end, unless
 * `physical` is set. A missing mobile value inherits the one for pc.
 */
export const spacing = {
  $id: 'spacing',
  type: 'object',
  additionalProperties: false,
  properties: { pc: sides, mobile: sides, physical: { type: 'boolean', default: false } },
} as const satisfies SchemaNode
