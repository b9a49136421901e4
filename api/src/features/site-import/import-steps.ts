import type { Write } from '../../platform/database/short-transactions.ts'

/** How far an import is, in steps of about the same length: a page, a record, a file. */
export interface ImportSteps {
  /** So many more are to come. */
  expect(count: number): void
  /** So many are done; none only asks whether to go on. What `progress` throws ends the import. */
  done(count?: number): void
}

export function importSteps(progress: (done: number, total: number) => void): ImportSteps {
  let [done, total] = [0, 0]
  return {
    expect(count) {
      total += count
    },
    done(count = 1) {
      done = Math.min(done + count, total)
      progress(done, Math.max(total, 1))
    },
  }
}

/** Writes that are so many steps together, however many they are. */
export function* inSteps(writes: Iterable<Write>, count: number, steps: ImportSteps): Generator<Write> {
  let told = 0
  for (const write of writes) {
    yield write
    steps.done(told < count ? 1 : 0)
    told += 1
  }
  steps.done(Math.max(0, count - told))
}
