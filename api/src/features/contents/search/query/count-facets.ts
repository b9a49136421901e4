import { CATEGORY } from '../index/indexed-record.ts'
import type { Catalogue } from './catalogue.ts'

/** So many groups of a list are offered, and so many values of each. */
const MOST_GROUPS = 12
const MOST_VALUES = 50
/** A value that a list may be filtered by, by language; the base stands under `''`. */
export interface CountedValue {
  readonly value: string
  readonly names: Readonly<Record<string, string>>
  readonly count: number
}

export interface CountedFacet {
  readonly facet: string
  readonly names: Readonly<Record<string, string>>
  readonly values: readonly CountedValue[]
}

/** What was chosen of a group: one of its values must be there. */
export interface ChosenFacet {
  readonly facet: string
  readonly ids: ReadonlySet<number>
}

export interface Filtered {
  readonly ordinals: readonly number[]
  /** By the number of a facet: how many records there would be with it. */
  readonly counts: Uint32Array
}

/** Which records have something of each group that was chosen; a group is counted as if nothing of it were chosen. */
export function filtered(catalogue: Catalogue, ordinals: readonly number[], chosen: readonly ChosenFacet[]): Filtered {
  const counts = new Uint32Array(catalogue.facetLimit())
  const kept: number[] = []
  for (const ordinal of ordinals) {
    const own = catalogue.facetsOf(ordinal)
    const missing = missingOf(own, chosen)
    if (missing === 'none') kept.push(ordinal)
    if (missing === 'several') continue
    for (const id of own)
      if (missing === 'none' || catalogue.facet(id)?.facet === missing.facet) counts[id] = (counts[id] ?? 0) + 1
  }
  return { ordinals: kept, counts }
}

/** The one group of which a record has nothing that was chosen. */
function missingOf(own: Uint32Array, chosen: readonly ChosenFacet[]): ChosenFacet | 'none' | 'several' {
  let missing: ChosenFacet | 'none' = 'none'
  for (const one of chosen) {
    if (own.some((id) => one.ids.has(id))) continue
    if (missing !== 'none') return 'several'
    missing = one
  }
  return missing
}

/** The groups by which a list may be filtered further, the most frequent first; chosen values stay. */
export function facetsOf(
  catalogue: Catalogue,
  { counts }: Filtered,
  chosen: readonly ChosenFacet[],
): readonly CountedFacet[] {
  const chosenIds = new Set(chosen.flatMap(({ ids }) => [...ids]))
  const offered = catalogue.groups().flatMap(({ facet, ids, isUseful }) => {
    const isFirst = facet === CATEGORY || ids.some((id) => chosenIds.has(id))
    if (!isFirst && !isUseful) return []
    const values = ids.filter((id) => (counts[id] ?? 0) > 0 || chosenIds.has(id))
    const total = values.reduce((sum, id) => sum + (counts[id] ?? 0), 0)
    return isFirst || values.length > 1 ? [{ facet, values, total, isFirst }] : []
  })
  return offered
    .sort(
      (left, right) =>
        Number(right.isFirst) - Number(left.isFirst) || right.total - left.total || (left.facet < right.facet ? -1 : 1),
    )
    .slice(0, MOST_GROUPS + 1)
    .map(({ facet, values }) => ({
      facet,
      names: namesOf(catalogue, values, 0),
      values: valuesOf(catalogue, values, counts, chosenIds),
    }))
}

function namesOf(catalogue: Catalogue, ids: readonly number[], at: 0 | 1): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const id of ids)
    for (const [language, names] of Object.entries(catalogue.facet(id)?.names ?? {})) found[language] ??= names[at]
  return found
}

const inOrder = new Intl.Collator('en', { numeric: true })

function valuesOf(
  catalogue: Catalogue,
  ids: readonly number[],
  counts: Uint32Array,
  chosen: ReadonlySet<number>,
): readonly CountedValue[] {
  const countOf = (id: number) => counts[id] ?? 0
  return ids
    .toSorted(
      (left, right) =>
        Number(chosen.has(right)) - Number(chosen.has(left)) || countOf(right) - countOf(left) || left - right,
    )
    .slice(0, MOST_VALUES)
    .map((id) => ({
      value: catalogue.facet(id)?.value ?? '',
      names: namesOf(catalogue, [id], 1),
      count: countOf(id),
    }))
    .sort((left, right) => inOrder.compare(left.value, right.value))
}
