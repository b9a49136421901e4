import type { NumberDimension } from '@vitrine/schemas'

/** What is counted: pages, pages of products, searches without a result, inquiries. */
export type Measure = 'view' | 'product' | 'search' | 'inquiry'
export type CountedDimension = NumberDimension | 'all'

/** Something that counts, with all that it is told apart by. */
export interface CountedEvent {
  readonly tenantId: string
  readonly measure: Measure
  /** When it was, in milliseconds. */
  readonly at: number
  readonly values: readonly (readonly [dimension: CountedDimension, value: string])[]
  /** The browser; nothing where it is not to be told apart from others. */
  readonly visitor: Visitor | undefined
}

/** What a browser is told apart by on one day. It is never stored. */
export interface Visitor {
  /** Where it asked from, cut to what many share (`cutAddress`). */
  readonly network: string
  /** What it calls itself. */
  readonly agent: string
}
