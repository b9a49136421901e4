import type { Database } from '../../platform/database/tables.ts'
import type { CountedDimension, CountedEvent } from './counted-event.ts'
import { addToDays, type DayRow, insertVisits, type VisitRow } from './numbers.queries.ts'
import { hashOf } from './visit/visitor.ts'

/** An event with the day that it was on, and what tells browsers apart on it; nothing where that is over. */
export interface DatedEvent {
  readonly event: CountedEvent
  readonly day: string
  readonly salt: string | undefined
}

type Counted = Omit<DayRow, 'views' | 'visitors'>

const keyOf = ({ tenant_id, measure, dimension, day, value }: Counted): string =>
  JSON.stringify([tenant_id, measure, dimension, day, value])

/** All who write have one order, or two of them could wait for each other. */
const inOrder = <T>(rows: ReadonlyMap<string, T>): readonly T[] =>
  [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)

const countedOf = (
  { event: { tenantId, measure }, day }: DatedEvent,
  [dimension, value]: readonly [CountedDimension, string],
) => ({ tenant_id: tenantId, measure, dimension, day, value }) satisfies Counted

/** What some events come to: how often each thing was seen, and by which browsers. */
function sumUp(events: readonly DatedEvent[]) {
  const days = new Map<string, DayRow>()
  const visits = new Map<string, VisitRow>()
  for (const dated of events) {
    const { event, salt } = dated
    const hash = event.visitor && salt !== undefined ? hashOf(salt, event.tenantId, event.visitor) : undefined
    for (const pair of event.values) {
      const counted = countedOf(dated, pair)
      const key = keyOf(counted)
      days.set(key, { ...counted, views: (days.get(key)?.views ?? 0) + 1, visitors: 0 })
      if (hash !== undefined) visits.set(`${key} ${hash}`, { ...counted, hash })
    }
  }
  return { days, visits }
}

/**
 * Adds events to what was counted; to be called in a transaction. Whatever their order, however they are split into
 * calls, and whoever else adds at the same time: the sums are the same.
 */
export async function addEvents(write: Database, events: readonly DatedEvent[]): Promise<void> {
  const { days, visits } = sumUp(events)
  const added = await insertVisits(write, inOrder(visits))
  for (const visit of added) {
    const { hash: _hash, ...counted } = visit
    const row = days.get(keyOf(counted))
    if (row) days.set(keyOf(counted), { ...row, visitors: row.visitors + 1 })
  }
  await addToDays(write, inOrder(days))
}
