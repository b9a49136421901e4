import type { PropsOf } from '../derive/props-of.ts'
import type { SchemaNode } from '../keywords.ts'

/** A unit in which products are counted, named in one language. */
export const unit = {
  $id: 'unit',
  type: 'object',
  required: ['code', 'name'],
  additionalProperties: false,
  properties: { code: { type: 'string', pattern: '^[a-z][a-z-]{0,39}$' }, name: { type: 'string' } },
} as const satisfies SchemaNode
export type TradeUnit = PropsOf<typeof unit>

/** A country by its ISO 3166-1 code, named in one language. */
export const country = {
  $id: 'country',
  type: 'object',
  required: ['code', 'name'],
  additionalProperties: false,
  properties: { code: { type: 'string', pattern: '^[A-Z]{2}$' }, name: { type: 'string' } },
} as const satisfies SchemaNode
export type Country = PropsOf<typeof country>
