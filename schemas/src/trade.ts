import type { PropsOf } from './derive/props-of.ts'
import type { SchemaNode } from './keywords.ts'

/** The units that we have words for: `unit.{code}` in the texts. A product may be counted in others too. */
export const unitCodes = [
  'piece',
  'set',
  'pair',
  'box',
  'bag',
  'carton',
  'pallet',
  'roll',
  'kilogram',
  'tonne',
  'metre',
] as const

const word = { type: 'string' } as const

/** Terms of delivery: the eleven of Incoterms 2020. */
export const shippingTerms = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const

/** How goods may travel. */
export const shippingModes = ['sea', 'air', 'rail', 'road', 'express'] as const

/** A unit in which products are counted, named in one language. */
export const unit = {
  type: 'object',
  required: ['code', 'name', 'plurals'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', pattern: '^[a-z][a-z-]{0,39}$' },
    /** As it stands with the number 1. */
    name: word,
    /** By the CLDR category of a number; which of them there are, the language says. */
    plurals: {
      type: 'object',
      required: ['other'],
      additionalProperties: false,
      properties: { zero: word, one: word, two: word, few: word, many: word, other: word },
    },
  },
} as const satisfies SchemaNode
export type TradeUnit = PropsOf<typeof unit>

/** A country by its ISO 3166-1 code, named in one language. */
export const country = {
  type: 'object',
  required: ['code', 'name'],
  additionalProperties: false,
  properties: { code: { type: 'string', format: 'country' }, name: { type: 'string' } },
} as const satisfies SchemaNode
export type Country = PropsOf<typeof country>
