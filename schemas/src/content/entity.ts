import type { PageType } from '../documents/page-types.ts'
import type { SectionProps } from '../keywords.ts'
import type { ContentKind } from './kinds.ts'

/** A value of a table that is worked out of several of a record. */
export interface ComputedColumn {
  /** The pattern of the values: `priceTiers[].price`. */
  readonly path: string
  readonly take: 'least'
  /** The prop that says for how many units an amount is: a price for 100 pieces is sorted by that of one. */
  readonly per?: string
}

/**
 * A kind of content as data, from which its table and its form are drawn: for contents what `SectionSpec` is for
 * sections. Columns are named by what stands in every record (`recordColumns`), by `title` and `picture`, by a
 * computed value, or by a prop of the first level.
 */
export interface EntitySpec {
  readonly kind: ContentKind
  /** The prop that a record is called by; the column `title`. */
  readonly title: string
  /** The pattern of its picture, of which the first counts; the column `picture`. */
  readonly picture?: string
  /** What rows of a spreadsheet are matched by: `id`, `slug`, or a prop. */
  readonly match: readonly string[]
  /** The kind of page that shows one record, and the section there that draws it. */
  readonly page: PageType
  readonly section: string
  /** The orders that are offered, `-` for the largest first; a table begins with the first of them. */
  readonly sort: readonly string[]
  /** The columns and filters that are shown until somebody chooses others. */
  readonly columns: readonly string[]
  readonly filters: readonly string[]
  readonly computed?: Readonly<Record<string, ComputedColumn>>
  readonly props: SectionProps
}
