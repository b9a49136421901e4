import { CATEGORY } from '../index/indexed-record.ts'
import type { Catalogue } from './catalogue.ts'

/** So many groups of a list are offered, and so many values of each. */
const MOST_GROUPS = 12
const MOST_VALUES = 50
/** Above so many values that hardly two records share, nobody filters by them: they are serial numbers, or sentences. */
const MANY_VALUES = 12
const LEAST_SHARE = 1.5

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
  readonly counts: ReadonlyMap<number, number>
}

/** Which records have something of each group that was chosen; a group is counted as if nothing of it were chosen. */
export function filtered(catalogue: Catalogue, ordinals: Iterable<number>, chosen: readonly ChosenFacet[]): Filtered {
  const kept: number[] = []
  const counts = new Map<number, number>()
  const add = (id: number) => counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const ordinal of ordinals) {
    const own = catalogue.facetsOf(ordinal)
    const missing = chosen.filter(({ ids }) => !own.some((id) => ids.has(id)))
    const [first] = missing
    if (!first) {
      kept.push(ordinal)
      for (const id of own) add(id)
    } else if (missing.length === 1) for (const id of own) if (catalogue.facet(id)?.facet === first.facet) add(id)
  }
  return { ordinals: kept, counts }
}

/** The groups by which a list may be filtered further, the most frequent first; chosen values stay. */
export function facetsOf(
  catalogue: Catalogue,
  { counts }: Filtered,
  chosen: readonly ChosenFacet[],
): readonly CountedFacet[] {
  const groups = new Map<string, Map<number, number>>()
  const all = new Map(counts)
  for (const { ids } of chosen) for (const id of ids) if (!all.has(id)) all.set(id, 0)
  for (const [id, count] of all) {
    const facet = catalogue.facet(id)?.facet
    if (facet === undefined) continue
    const group = groups.get(facet) ?? new Map<number, number>()
    groups.set(facet, group.set(id, count))
  }
  const chosenIds = new Set(chosen.flatMap(({ ids }) => [...ids]))
  const isChosen = (values: ReadonlyMap<number, number>) => [...values.keys()].some((id) => chosenIds.has(id))
  const sum = (values: ReadonlyMap<number, number>) => [...values.values()].reduce((total, count) => total + count, 0)
  const isUseful = (facet: string, values: ReadonlyMap<number, number>) =>
    facet === CATEGORY ||
    isChosen(values) ||
    (values.size > 1 && (values.size <= MANY_VALUES || sum(values) / values.size >= LEAST_SHARE))
  const offered = [...groups]
    .filter(([facet, values]) => isUseful(facet, values))
    .map(([facet, values]) => ({ facet, values, total: sum(values), isFirst: facet === CATEGORY || isChosen(values) }))
    .sort(
      (left, right) =>
        Number(right.isFirst) - Number(left.isFirst) || right.total - left.total || (left.facet < right.facet ? -1 : 1),
    )
    .slice(0, MOST_GROUPS + 1)
  return offered.map(({ facet, values }) => ({
    facet,
    names: namesOf(catalogue, [...values.keys()], 0),
    values: valuesOf(catalogue, values, chosenIds),
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
  values: ReadonlyMap<number, number>,
  chosen: ReadonlySet<number>,
): readonly CountedValue[] {
  return [...values]
    .toSorted(
      ([left, count], [right, other]) =>
        Number(chosen.has(right)) - Number(chosen.has(left)) || other - count || left - right,
    )
    .slice(0, MOST_VALUES)
    .map(([id, count]) => ({
      value: catalogue.facet(id)?.value ?? '',
      names: namesOf(catalogue, [id], 1),
      count,
    }))
    .sort((left, right) => inOrder.compare(left.value, right.value))
}
