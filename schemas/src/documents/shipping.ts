import type { PropsOf } from '../derive/props-of.ts'
import { ID_PATTERN } from '../ids.ts'
import type { SchemaNode, SectionProps } from '../keywords.ts'
import { country, shippingModes, shippingTerms } from '../trade.ts'

/** How goods leave (R108): the term is one of Incoterms 2020, with the port or place that it names. */
export const shippingProperties = {
  term: { enum: shippingTerms },
  port: { type: 'string', maxLength: 80, translatable: true },
  modes: { type: 'array', uniqueItems: true, items: { enum: shippingModes } },
} as const

const zone = {
  countries: { type: 'array', minItems: 1, maxItems: 249, uniqueItems: true, items: country.properties.code },
  /** How long goods travel there, in days. */
  days: { type: 'integer', minimum: 0, maximum: 3650 },
} as const

/**
 * How a site ships, wherever a product says nothing of its own (R108, T14). A country is in the first zone
 * that names it.
 */
export const shippingProps = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...shippingProperties,
    zones: {
      type: 'array',
      maxItems: 40,
      default: [],
      items: {
        type: 'object',
        required: ['id', 'countries', 'days'],
        additionalProperties: false,
        properties: { id: { type: 'string', pattern: ID_PATTERN }, ...zone },
      },
    },
  },
} as const satisfies SectionProps

/** How a site ships, in one language: that of the port, where it is another one than was asked for. */
export const siteShippingTerms = {
  type: 'object',
  required: ['zones'],
  additionalProperties: false,
  properties: {
    term: shippingProperties.term,
    port: { type: 'string' },
    portLanguage: { type: 'string' },
    modes: shippingProperties.modes,
    zones: {
      type: 'array',
      items: { type: 'object', required: ['countries', 'days'], additionalProperties: false, properties: zone },
    },
  },
} as const satisfies SchemaNode
export type SiteShippingTerms = PropsOf<typeof siteShippingTerms>
