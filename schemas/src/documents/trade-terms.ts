import type { PropsOf } from '../derive/props-of.ts'
import type { SchemaNode, SectionProps } from '../keywords.ts'
import { unit } from '../trade.ts'
import { languageCode } from './draft.ts'

/**
 * What a site's prices are in and how its products are counted. The first of each is what a new product starts with;
 * products that there are already keep their own.
 */
export const tradeTermsProperties = {
  currencies: {
    type: 'array',
    minItems: 1,
    maxItems: 20,
    uniqueItems: true,
    items: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
  units: { type: 'array', minItems: 1, maxItems: 40, uniqueItems: true, items: unit.properties.code },
} as const

/** What a site says of its minimum order quantities, beside each of them: `Smaller quantities on request`. */
export const minimumOrderProps = {
  type: 'object',
  additionalProperties: false,
  properties: { note: { type: 'string', maxLength: 200, translatable: true } },
} as const satisfies SectionProps

/** How a site sells, in one language: that of the note, where it is another one than was asked for. */
export const siteTradeTerms = {
  type: 'object',
  required: ['currencies', 'units'],
  additionalProperties: false,
  properties: {
    currencies: { type: 'array', items: tradeTermsProperties.currencies.items },
    units: { type: 'array', items: tradeTermsProperties.units.items },
    minimumNote: { type: 'string' },
    minimumNoteLanguage: languageCode,
  },
} as const satisfies SchemaNode
export type SiteTradeTerms = PropsOf<typeof siteTradeTerms>
