import { CATEGORY, type FacetValue } from '../index/indexed-record.ts'
import type { Catalogue } from './catalogue.ts'
import { type FacetGroup, type FacetValues, isUseful } from './facet-values.ts'
import { firstOf } from './score.ts'

/** So many groups of a list are offered, and so many values of each. */
const MOST_GROUPS = 12
const MOST_VALUES = 50
/** In so many values a name of their group in the language of the page is looked for. */
const MOST_NAMED = 500

/** What something is called in the nearest language that has a name for it; that of the base is `''`. */
export interface NamedFacet {
  readonly name: string
  readonly language: string
}

/** A value that a list may be filtered by. */
export interface CountedValue extends NamedFacet {
  readonly value: string
  readonly count: number
}

export interface CountedFacet extends NamedFacet {
  readonly facet: string
  readonly values: readonly CountedValue[]
}

/** What was chosen of a group, by its place: one of its values must be there. */
export interface ChosenFacet {
  readonly group: number
  readonly ids: readonly number[]
}

export interface Filtered {
  readonly ordinals: Uint32Array
  /** By the number of a value: how many records there would be with it. Empty where nobody asked. */
  readonly counts: Uint32Array
}

interface FilterOptions {
  /** Among these records; among all when left out. */
  readonly found?: readonly number[] | undefined
  /** Codes of the statuses that are shown. */
  readonly shown: ReadonlySet<number>
  readonly chosen: readonly ChosenFacet[]
  readonly isCounted: boolean
}

/** The group of which a record has nothing that was chosen: none of them, or more than one. */
const NOTHING = -2
const SEVERAL = -3

/** Says of which chosen group a record has nothing. */
function missingIn({ limit, groups, groupOf, lists }: FacetValues, chosen: readonly ChosenFacet[]) {
  if (chosen.length === 0) return () => NOTHING
  const { ids, starts, counts } = lists()
  const groupAt = groupOf()
  const isChosen = new Uint8Array(limit())
  for (const one of chosen) for (const id of one.ids) isChosen[id] = 1
  /** By group, the number (from 1) of the last record that has something of it. */
  const seen = new Uint32Array(groups.length)
  return (ordinal: number): number => {
    const start = starts[ordinal] ?? 0
    const end = start + (counts[ordinal] ?? 0)
    let missing = chosen.length
    for (let at = start; at < end; at++) {
      const id = ids[at] ?? 0
      if (isChosen[id] !== 1) continue
      const group = groupAt[id] ?? 0
      if (seen[group] === ordinal + 1) continue
      seen[group] = ordinal + 1
      missing -= 1
    }
    if (missing === 0) return NOTHING
    if (missing > 1) return SEVERAL
    for (const { group } of chosen) if (group < 0 || seen[group] !== ordinal + 1) return group
    return SEVERAL
  }
}

/** Which records have something of each group that was chosen; a group is counted as if nothing of it were chosen. */
export function filtered({ columns, facets }: Catalogue, { found, shown, chosen, isCounted }: FilterOptions): Filtered {
  const { ids, starts, counts: lengths } = facets.lists()
  const groupAt = facets.groupOf()
  const missingOf = missingIn(facets, chosen)
  const isShown = Uint8Array.from({ length: 8 }, (_, state) => Number(shown.has(state - 1)))
  const total = found?.length ?? columns.size
  const counts = new Uint32Array(isCounted ? facets.limit() : 0)
  const kept = new Uint32Array(total)
  let next = 0
  for (let at = 0; at < total; at++) {
    const ordinal = found ? (found[at] ?? 0) : at
    if (isShown[columns.shown[ordinal] ?? 0] !== 1) continue
    const missing = missingOf(ordinal)
    if (missing === SEVERAL) continue
    if (missing === NOTHING) kept[next++] = ordinal
    if (!isCounted) continue
    const start = starts[ordinal] ?? 0
    const end = start + (lengths[ordinal] ?? 0)
    for (let one = start; one < end; one++) {
      const id = ids[one] ?? 0
      if (missing === NOTHING || groupAt[id] === missing) counts[id] = (counts[id] ?? 0) + 1
    }
  }
  return { ordinals: kept.subarray(0, next), counts }
}

interface Offered extends Pick<FacetGroup, 'facet'> {
  readonly values: readonly number[]
  readonly total: number
  /** The categories, and groups of which something is chosen. */
  readonly isFirst: boolean
}

/**
 * The groups by which a list may be filtered further, the most frequent first; chosen values stay.
 * `languages` in the order in which their names count.
 */
export function facetsOf(
  { facets }: Catalogue,
  { counts }: Filtered,
  chosen: readonly ChosenFacet[],
  languages: readonly string[],
): readonly CountedFacet[] {
  const chosenIds = new Set(chosen.flatMap(({ ids }) => ids))
  const chosenGroups = new Set(chosen.map(({ group }) => group))
  const offered: Offered[] = []
  for (const [place, group] of facets.groups.entries()) {
    const isFirst = group.facet === CATEGORY || chosenGroups.has(place)
    if (!isFirst && !isUseful(group)) continue
    const values = group.ids.filter((id) => (counts[id] ?? 0) > 0 || chosenIds.has(id))
    const total = values.reduce((sum, id) => sum + (counts[id] ?? 0), 0)
    if (values.length > 1 || (isFirst && values.length > 0))
      offered.push({ facet: group.facet, values, total, isFirst })
  }
  return offered
    .sort(
      (left, right) =>
        Number(right.isFirst) - Number(left.isFirst) || right.total - left.total || (left.facet < right.facet ? -1 : 1),
    )
    .slice(0, MOST_GROUPS + 1)
    .map(({ facet, values }) => {
      const offeredValues = valuesOf(facets, values, counts, chosenIds)
      return {
        facet,
        ...named(facets, [...offeredValues, ...values.slice(0, MOST_NAMED)], 0, languages),
        values: offeredValues
          .map((id) => ({
            value: facets.valueAt(id),
            ...named(facets, [id], 1, languages),
            count: counts[id] ?? 0,
          }))
          .sort((left, right) => inOrder.compare(left.value, right.value)),
      }
    })
}

const inOrder = new Intl.Collator('en', { numeric: true })

/** The name that some values have (1), or their group (0), in the nearest language of all their names. */
function named(facets: FacetValues, ids: readonly number[], at: 0 | 1, languages: readonly string[]): NamedFacet {
  let [nearest, found]: [number, NamedFacet] = [languages.length + 1, { name: '', language: '' }]
  for (const id of ids) {
    const names: FacetValue['names'] = facets.namesAt(id)
    const own = languages.findIndex((code) => names[code] !== undefined)
    const place = own < 0 ? languages.length : own
    if (place < nearest) {
      const language = languages[own] ?? ''
      ;[nearest, found] = [place, { name: names[language]?.[at] ?? '', language }]
    }
    if (nearest === 0) break
  }
  return found
}

/** The values of a group that are offered: those that were chosen, and the most frequent ones. */
function valuesOf(
  { valueAt }: FacetValues,
  ids: readonly number[],
  counts: Uint32Array,
  chosen: ReadonlySet<number>,
): readonly number[] {
  const compare = (left: number, right: number): number =>
    Number(chosen.has(right)) - Number(chosen.has(left)) ||
    (counts[right] ?? 0) - (counts[left] ?? 0) ||
    (valueAt(left) < valueAt(right) ? -1 : 1)
  return firstOf(ids, MOST_VALUES, compare)
}
