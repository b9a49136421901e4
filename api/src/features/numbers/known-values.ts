import { OTHER_VALUES } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import type { CountedEvent } from './counted-event.ts'

/** So many values of a day are told apart, by measure and dimension: whoever sends new ones all day fills no table. */
const MOST_VALUES = 2000
/** So many days, measures and dimensions are remembered. */
const MOST_SETS = 5000
/** Longer ones are cut, in characters. */
const LONGEST = 300

/** What every database takes as text: PostgreSQL refuses a zero. */
const storable = (value: string): string =>
  value
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, LONGEST)
    .toWellFormed()

/** Bounds what is told apart: an event of a day with values beyond the number of those is one of the others. */
export function createKnownValues(most: number = MOST_VALUES): (event: CountedEvent, day: string) => CountedEvent {
  const known = new LRUCache<string, Set<string>>({ max: MOST_SETS })
  const bounded = (of: string, value: string): string => {
    const cut = storable(value)
    if (cut === '') return cut
    const values = known.get(of) ?? new Set()
    known.set(of, values)
    if (!values.has(cut) && values.size >= most) return OTHER_VALUES
    values.add(cut)
    return cut
  }
  return (event, day) => ({
    ...event,
    values: event.values.map(([dimension, value]) => [
      dimension,
      bounded(`${event.tenantId} ${day} ${event.measure} ${dimension}`, value),
    ]),
  })
}
