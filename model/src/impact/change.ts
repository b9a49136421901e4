import type { Json, SitePart } from '@vitrine/schemas'

/**
 * What becomes of a stored value:
 * - `renamed`, `changed`, `added`: as the steps of an upgrade do it;
 * - `removed`: a step takes it away;
 * - `orphaned`: it is kept, and the schema has no place for it any more;
 * - `invalid`: it is kept, and does not fit the schema, so visitors see a default or nothing.
 */
export type ImpactKind = 'renamed' | 'changed' | 'removed' | 'added' | 'orphaned' | 'invalid'

/** What loses something that visitors saw. */
export const lossKinds: ReadonlySet<ImpactKind> = new Set(['removed', 'orphaned', 'invalid'])

/** Which device a value is kept for, where it is kept for each. */
export type ValueDevice = 'pc' | 'mobile'

/** One value that becomes another one, as settings hold it. */
export interface ValueChange {
  readonly kind: ImpactKind
  /** Where it is stored: `items[k3v9Qa2Z].title`, `height.mobile`; where it will be, of what is added. */
  readonly path: string
  /** Where it is stored afterwards, when that is another place. */
  readonly to?: string
  readonly device?: ValueDevice
  /** Left out of what is added. */
  readonly before?: Json
  /** Left out of what is removed. */
  readonly after?: Json
  /** The message key of the first problem, of what is invalid. */
  readonly why?: string
}

/** Where a value stands in settings: in the base, in what a language says differently, or as the name of a slot. */
export type ImpactLayer = 'base' | 'language' | 'slot'

/** Where a changed value is stored. */
export interface ImpactPlace {
  readonly site: string
  /** The draft, or the release, that it is stored in. */
  readonly draft?: string
  readonly release?: string
  readonly page?: string
  readonly part?: SitePart
  readonly menu?: string
  readonly component?: string
}

/** One value of a site that a changed schema changes. */
export interface ImpactChange extends ImpactPlace, ValueChange {
  /** Editions hold one language, and know no layers. */
  readonly layer?: ImpactLayer
  /** The language it is in; that of the base, of values in the base. */
  readonly language: string
}

export interface ImpactTotals {
  readonly sites: number
  readonly pages: number
  readonly languages: number
  readonly components: number
  readonly values: number
}

/** What a changed section changes in what is stored in one of its versions. */
export interface SectionImpact {
  /** The type of a section; `$page` and `$menu` for the settings of page records and menus. */
  readonly section: string
  readonly from: number
  /** The version that is registered; `null` when the section is gone. */
  readonly to: number | null
  readonly totals: ImpactTotals
  readonly changes: readonly ImpactChange[]
}

export interface Impact {
  readonly totals: ImpactTotals
  readonly sections: readonly SectionImpact[]
}
