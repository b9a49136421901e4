import { fromJson, type JsonText } from '../../../../platform/database/json-text.ts'
import type { FacetValue } from '../index/indexed-record.ts'
import type { StoredFacet } from './read-index.queries.ts'

/** A kind of specification or attribute, or the categories. */
export interface FacetGroup {
  readonly facet: string
  readonly ids: number[]
  /** How many records have one of its values, counted for each value. */
  uses: number
}

/** Above so many values, so many records must share each of them. */
const MANY_VALUES = 12
const LEAST_SHARE = 1.5

/** Whether several records share its values: by serial numbers, or sentences, nobody filters. */
export const isUseful = ({ ids, uses }: FacetGroup): boolean =>
  ids.length > 1 && (ids.length <= MANY_VALUES || uses / ids.length >= LEAST_SHARE)

interface Value {
  readonly value: string
  /** Read when they are asked for: of most values nobody asks. */
  names: JsonText<FacetValue['names']> | FacetValue['names']
}

/** The values by which records of one kind are filtered, and which record has which of them. */
export interface FacetValues {
  /** More than the highest number of a value. */
  readonly limit: () => number
  readonly groups: readonly FacetGroup[]
  /** By the number of a value, the place of its group in `groups`. */
  readonly groupOf: () => Uint32Array
  readonly valueAt: (id: number) => string
  readonly namesAt: (id: number) => FacetValue['names']
  /** The place of a group in `groups`, and the numbers of some of its values. */
  readonly called: (
    facet: string,
    values: readonly string[],
  ) => { readonly group: number; readonly ids: readonly number[] }
  /** The values of all records in one piece of memory, and where in it those of each record begin. */
  readonly lists: () => { readonly ids: Uint32Array; readonly starts: Uint32Array; readonly counts: Uint16Array }
  /** Notes values, those of records that changed among them. */
  readonly takeValues: (rows: readonly StoredFacet[]) => void
  /** Notes which values a record has; those values must be known. */
  readonly setList: (ordinal: number, ids: Uint32Array) => void
}

/** Twice the room, at least so much. */
const roomFor = (length: number, before: number): number => Math.max(length, before * 2, 64)

export function createFacetValues(): FacetValues {
  const values = new Map<number, Value>()
  const groups: FacetGroup[] = []
  const placeOf = new Map<string, number>()
  /** By group; made when a value of it is chosen. */
  const byValue = new Map<number, Map<string, number>>()
  let groupOf = new Uint32Array(0)
  let limit = 0
  let ids = new Uint32Array(0)
  let used = 0
  let starts = new Uint32Array(0)
  let counts = new Uint16Array(0)

  function groupFor(facet: string): number {
    const known = placeOf.get(facet)
    if (known !== undefined) return known
    placeOf.set(facet, groups.length)
    return groups.push({ facet, ids: [], uses: 0 }) - 1
  }
  function count(from: number, to: number, step: 1 | -1): void {
    for (let at = from; at < to; at++) {
      const group = groups[groupOf[ids[at] ?? 0] ?? 0]
      if (group) group.uses += step
    }
  }

  return {
    limit: () => limit,
    groups,
    groupOf: () => groupOf,
    valueAt: (id) => values.get(id)?.value ?? '',
    namesAt(id) {
      const known = values.get(id)
      if (!known) return {}
      if (typeof known.names === 'string') known.names = fromJson(known.names)
      return known.names
    },
    called(facet, wanted) {
      const group = placeOf.get(facet)
      if (group === undefined) return { group: -1, ids: [] }
      const known = byValue.get(group) ?? new Map(groups[group]?.ids.map((id) => [values.get(id)?.value ?? '', id]))
      byValue.set(group, known)
      return { group, ids: wanted.flatMap((value) => known.get(value) ?? []) }
    },
    lists: () => ({ ids, starts, counts }),
    takeValues(rows) {
      for (const { id, facet, value, names } of rows) {
        limit = Math.max(limit, id + 1)
        if (limit > groupOf.length) {
          const before = groupOf
          groupOf = new Uint32Array(roomFor(limit, before.length))
          groupOf.set(before)
        }
        if (!values.has(id)) {
          const group = groupFor(facet)
          groups[group]?.ids.push(id)
          groupOf[id] = group
          byValue.get(group)?.set(value, id)
        }
        values.set(id, { value, names })
      }
    },
    setList(ordinal, list) {
      if (ordinal >= starts.length) {
        const [startsBefore, countsBefore] = [starts, counts]
        const room = roomFor(ordinal + 1, starts.length)
        starts = new Uint32Array(room)
        counts = new Uint16Array(room)
        starts.set(startsBefore)
        counts.set(countsBefore)
      }
      const [start, length] = [starts[ordinal] ?? 0, counts[ordinal] ?? 0]
      count(start, start + length, -1)
      // A longer list goes to the end; where it stood before is left free.
      const from = list.length <= length ? start : used
      if (from === used) {
        if (used + list.length > ids.length) {
          const before = ids
          ids = new Uint32Array(roomFor(used + list.length, ids.length))
          ids.set(before.subarray(0, used))
        }
        used += list.length
      }
      ids.set(list, from)
      starts[ordinal] = from
      counts[ordinal] = list.length
      count(from, from + list.length, 1)
    },
  }
}
