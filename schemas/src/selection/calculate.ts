import { MAX_QUANTITY } from './read-quantity.ts'
import { combinationKey, type SelectionLine } from './selection-text.ts'
import type { PriceTier, SelectionTerms } from './terms.ts'

export interface CalculatedLine extends SelectionLine {
  readonly key: string
  /** Minor units for `pricePer` units; nothing where it has to be agreed on (R115). */
  readonly unitPrice?: number
  readonly subtotal?: bigint
  /** What is wrong with the quantity: it is no full number of batches, or less than the minimum (R118, R119). */
  readonly note?: 'minimum' | 'batch'
  /** The next quantity that would be right; nothing where that would be more than can be ordered. */
  readonly offer?: number
}

export interface Calculation {
  readonly lines: readonly CalculatedLine[]
  /** Of all lines together: it chooses the tier (R117). */
  readonly quantity: number
  /** How many combinations were chosen: 'species' (R120). */
  readonly species: number
  readonly tier?: PriceTier
  /** The next tier that costs less, and how many more units reach it, in full batches. */
  readonly next?: { readonly missing: number; readonly price: number; readonly from: number }
  /** How many units are missing to the minimum of the whole order; nothing when it is reached or nothing is chosen. */
  readonly missing?: number
  /** The sum of the subtotals; nothing as soon as one price has to be agreed on (R115). */
  readonly total?: bigint
  /** Whether something is chosen whose price has to be agreed on. */
  readonly negotiable: boolean
}

const roundUp = (quantity: number, batch = 1): number => Math.ceil(quantity / batch) * batch

/** A price that can be reckoned with. */
const priceOf = (tier: PriceTier | undefined): number | undefined =>
  typeof tier?.price === 'number' && tier.price > 0 ? tier.price : undefined

/** Half a minor unit is rounded up: every line is rounded for itself, so that the sum is that of what is shown. */
export const subtotalOf = (quantity: number, price: number, per: number): bigint =>
  (2n * BigInt(quantity) * BigInt(price) + BigInt(per)) / (2n * BigInt(per))

function nextTier({ tiers, batch, currency }: SelectionTerms, quantity: number, now: number | undefined) {
  if (!currency) return undefined
  const next = tiers.find((tier) => {
    const price = priceOf(tier)
    return tier.from > quantity && price !== undefined && (now === undefined || price < now)
  })
  const price = priceOf(next)
  if (!next || price === undefined) return undefined
  return { from: next.from, price, missing: roundUp(next.from - quantity, batch) }
}

/**
 * What a selection costs (R115, R117–R119). The tier follows the quantity of all lines together; below the first
 * tier there is no price. No quantity is changed: what does not fit is noted, with what would.
 */
export function calculate(terms: SelectionTerms, lines: readonly SelectionLine[]): Calculation {
  const { tiers, pricePer, minimum = 1, minimumPer, batch = 1, currency } = terms
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const tier = tiers.findLast(({ from }) => from <= quantity)
  const unitPrice = currency ? priceOf(tier) : undefined
  // Where one line is the whole order, the minimum of the order is that of the line.
  const least = minimumPer === 'combination' || lines.length === 1 ? minimum : 1
  const calculated = lines.map((line): CalculatedLine => {
    const note = line.quantity < least ? 'minimum' : line.quantity % batch === 0 ? undefined : 'batch'
    const offer = roundUp(Math.max(line.quantity, least), batch)
    return {
      ...line,
      key: combinationKey(line.options),
      ...(unitPrice !== undefined && { unitPrice, subtotal: subtotalOf(line.quantity, unitPrice, pricePer) }),
      ...(note && { note, ...(offer <= MAX_QUANTITY && { offer }) }),
    }
  })
  const next = nextTier(terms, quantity, unitPrice)
  const isChosen = lines.length > 0
  return {
    lines: calculated,
    quantity,
    species: lines.length,
    ...(tier && isChosen && { tier }),
    ...(next && { next }),
    ...(isChosen && minimumPer === 'product' && quantity < minimum && { missing: minimum - quantity }),
    ...(isChosen &&
      unitPrice !== undefined && { total: calculated.reduce((sum, one) => sum + (one.subtotal ?? 0n), 0n) }),
    negotiable: isChosen && unitPrice === undefined,
  }
}
