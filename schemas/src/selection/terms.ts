/** One of the kinds of specification that are chosen from, such as the thread: its options are known by their ids. */
export interface SelectionKind {
  readonly id: string
  readonly options: readonly { readonly id: string }[]
}

export interface PriceTier {
  /** The least total quantity that it holds for. */
  readonly from: number
  /** Minor units of the currency, for `pricePer` units; `pending` has to be agreed on (R115). */
  readonly price: number | 'pending'
}

/** Combinations that cannot be ordered; fewer options than kinds mean all combinations that hold them. */
export interface CombinationException {
  readonly options: readonly string[]
  readonly state: 'soldOut' | 'hidden'
  readonly reason?: string | undefined
}

/** What of a product decides what a selection of it costs, and whether it can be ordered as it is. */
export interface SelectionTerms {
  /** In the order in which they are chosen; none for a product that is of one kind. */
  readonly kinds: readonly SelectionKind[]
  /** From the smallest quantity on. */
  readonly tiers: readonly PriceTier[]
  /** For how many units a price is. */
  readonly pricePer: number
  /** ISO 4217; without it no price can be named. */
  readonly currency?: string | undefined
  readonly minimum?: number | undefined
  /** Whether the minimum is of the whole order, or of each combination in it (R118). */
  readonly minimumPer: 'product' | 'combination'
  readonly batch?: number | undefined
  readonly exceptions: readonly CombinationException[]
}

/** What keeps a combination from being ordered; options that are not chosen yet keep nothing. */
export const exceptionOf = (
  { exceptions }: Pick<SelectionTerms, 'exceptions'>,
  options: readonly string[],
): CombinationException | undefined =>
  exceptions.find((exception) => exception.options.length > 0 && exception.options.every((id) => options.includes(id)))
