import type { BulkResult } from '@vitrine/schemas'
import { nameOfRecord, type Simulated } from './simulate.ts'

/** So many of those that were refused are named. */
const NAMED = 100

/** Counts what became of contents. */
export function bulkCount() {
  const counts = { changed: 0, same: 0, refused: 0 }
  const refusals: BulkResult['refusals'][number][] = []
  return {
    count({ record, outcome, message = '' }: Pick<Simulated, 'record' | 'outcome' | 'message'>): void {
      counts[outcome] += 1
      if (outcome !== 'refused' || refusals.length >= NAMED) return
      refusals.push({ id: record.id, name: nameOfRecord(record), message })
    },
    result: (): BulkResult => ({ ...counts, refusals }),
  }
}
