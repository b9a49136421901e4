import { setTimeout as sleep } from 'node:timers/promises'
import { baseLanguage, type Specs } from '@vitrine/model'
import { CallError } from '@vitrine/schemas'
import type { Storage } from '../../../platform/database/storage.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { type JobKind, JobStopped } from '../../../platform/jobs/job.ts'
import { authorOfJob, type JobAuthor } from '../../content-imports/job-author.ts'
import type { SaveContext } from '../../contents/saving/save-contents.ts'
import { revisionOf } from '../../drafts/store/draft-rows.queries.ts'
import { lockSite } from '../../sites/lock-site.queries.ts'
import {
  changeImport,
  countRows,
  type ImportRow,
  type ImportState,
  importById,
  nextRows,
  type StoredImport,
} from '../store/imports.queries.ts'
import type { TextSource } from '../texts/owners.queries.ts'

/** What the jobs of an import are asked for with. */
export interface ImportJobInput extends JobAuthor {
  readonly importId: string
}

/** What a job knows while it changes texts. */
export interface JobContext {
  readonly storage: Storage
  readonly specs: Specs
  readonly author: SaveContext
  readonly given: StoredImport
}

/** Where the texts of an import are read from. */
export const textSourceOf = (db: Database, { specs, author: { tenant }, given }: JobContext): TextSource => ({
  ...{ db, specs, tenantId: tenant.id, draftsId: String(given.draft_id), base: baseLanguage(tenant) },
})

interface RowsJob {
  readonly what: 'apply' | 'undo'
  /** The state of the import meanwhile, and at its end. */
  readonly during: ImportState
  readonly end: ImportState
  /** Does some rows in a transaction that holds the import and the site; each has another outcome then. */
  readonly doRows: (write: Database, context: JobContext, rows: readonly ImportRow[]) => Promise<void>
}

/** So many rows go into one transaction. On SQLite others wait for it, and so long is waited between two, in milliseconds. */
const [AT_ONCE, AT_ONCE_ALONE, PAUSE] = [200, 25, 10] as const

/**
 * A job that goes through rows of an import by short transactions, with the rights that who asked for it has now. What a
 * killed job did is told by the outcomes of its rows.
 */
export const rowsJob =
  (name: string, { what, during, end, doRows }: RowsJob) =>
  (storage: Storage, specs: Specs): JobKind => ({
    name,
    async run(stored, { tenantId, progress, finish }) {
      if (tenantId === null) throw new Error('An import of translations belongs to a site.')
      // What its call checked, and only that writes it.
      const input = stored as ImportJobInput
      const author = await authorOfJob(storage, tenantId, input)
      const given = await importById(storage.db, tenantId, input.importId)
      // The texts of a draft that is gone cannot be written.
      if ((await revisionOf(storage.db, tenantId, given.draft_id)) === undefined) throw new CallError('not_found')
      const counts = await countRows(storage.db, given)
      const total = what === 'apply' ? counts.toImport : counts.applied
      const isAlone = storage.engine === 'sqlite'
      for (let done = 0; ; ) {
        progress(Math.min(done, total), total)
        const count = await storage.db.transaction().execute(async (write) => {
          if (!(await changeImport(write, given, [during]))) throw new JobStopped()
          const rows = await nextRows(write, given, what, isAlone ? AT_ONCE_ALONE : AT_ONCE)
          if (rows.length > 0) {
            await lockSite(write, tenantId)
            await doRows(write, { storage, specs, author, given }, rows)
            return rows.length
          }
          await changeImport(write, given, [during], { state: end })
          await finish(write, {})
          return 0
        })
        if (count === 0) return {}
        done += count
        if (isAlone) await sleep(PAUSE)
      }
    },
  })
