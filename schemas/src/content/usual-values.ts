import { propertiesOf } from '../derive/walk.ts'
import type { SiteTradeTerms } from '../documents/trade-terms.ts'
import type { Json } from '../json.ts'
import type { EntitySpec } from './entity.ts'

/**
 * The values that a new record of a site starts with, by the names of its props: its usual currency and unit, where a
 * prop is chosen from these.
 */
export const usualValues = (
  { props }: Pick<EntitySpec, 'props'>,
  terms: Partial<Pick<SiteTradeTerms, 'currencies' | 'units'>>,
): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(propertiesOf(props)).flatMap(([name, { setterOptions }]): readonly (readonly [string, Json])[] => {
      const from = setterOptions?.from
      const [usual] = (from === 'currencies' || from === 'units' ? terms[from] : undefined) ?? []
      return usual === undefined ? [] : [[name, usual]]
    }),
  )
