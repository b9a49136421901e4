import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { JobKind } from '../../platform/jobs/job.ts'
import type { SaveContext } from '../contents/saving/save-contents.ts'
import { lockSite } from '../sites/lock-site.queries.ts'
import { type ImportRow, importById, type StoredImport } from './imports.queries.ts'
import { type Batches, inBatches } from './in-batches.ts'
import { authorOfJob, type ImportJobInput } from './job-author.ts'

interface ImportJob extends Omit<Batches, 'of' | 'doRows'> {
  /** Does some rows of an import as who asked for it; the site is locked. */
  readonly doRows: (
    write: Database,
    author: SaveContext,
    given: StoredImport,
    rows: readonly ImportRow[],
  ) => Promise<void>
}

/** A job that goes through the rows of an import, with the rights that who asked for it has now. */
export const importJob =
  (name: string, { doRows, ...batches }: ImportJob) =>
  (storage: Storage): JobKind => ({
    name,
    async run(stored, { tenantId, progress, finish }) {
      if (tenantId === null) throw new Error('An import of contents belongs to a site.')
      // What its call checked, and only that writes it.
      const input = stored as ImportJobInput
      const author = await authorOfJob(storage, tenantId, input)
      const given = await importById(storage.db, tenantId, input.importId)
      return inBatches(
        storage,
        { progress, finish },
        {
          ...batches,
          of: given,
          async doRows(write, rows) {
            await lockSite(write, tenantId)
            await doRows(write, author, given, rows)
          },
        },
      )
    },
  })
