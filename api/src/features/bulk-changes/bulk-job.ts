import { type BulkChange, type BulkResult, type ContentKind, contentKey } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { JobKind } from '../../platform/jobs/job.ts'
import { authorOfJob, type JobAuthor } from '../content-imports/job-author.ts'
import { triedTo } from '../content-imports/tried-to.queries.ts'
import { contentsRevision, loggedOperations } from '../contents/log/content-operations.queries.ts'
import { recordsCalled } from '../contents/rows/stored-rows.queries.ts'
import { type SaveContext, writeOperations } from '../contents/saving/save-contents.ts'
import { bulkCount } from './bulk-count.ts'
import { inPieces } from './in-pieces.ts'
import { bulkOperationId, type Simulated, simulated } from './simulate.ts'

export const BULK = 'change-contents'

/** What a change of many contents is asked for with. */
export interface BulkJobInput extends JobAuthor {
  readonly kind: ContentKind
  readonly change: BulkChange
  /** Which they are was decided when it was asked for. */
  readonly ids: readonly string[]
  /** Makes the ids of its operations, so that a job that was killed changes nothing twice. */
  readonly seed: string
}

/** Changes many contents, some at a time, with the rights that who asked for it has now. */
export const bulkJob = (storage: Storage): JobKind => ({
  name: BULK,
  async run(stored, { tenantId, progress }): Promise<BulkResult> {
    if (tenantId === null) throw new Error('A change of contents belongs to a site.')
    // What its call checked, and only that writes it.
    const input = stored as BulkJobInput
    const author = await authorOfJob(storage, tenantId, input)
    const { count, result } = bulkCount()
    await inPieces(storage, {
      ...{ ids: input.ids, tenantId, progress },
      async doSome(write, ids) {
        for (const one of await change(write, author, input, ids)) count(one)
      },
    })
    return result()
  },
})

/** Changes some of them; what each became. */
async function change(
  write: Database,
  author: SaveContext,
  { kind, change: wanted, seed }: BulkJobInput,
  ids: readonly string[],
): Promise<readonly Simulated[]> {
  const { tenant } = author
  const operations = ids.map((id) => bulkOperationId(seed, { kind, id }))
  const earlier = new Set((await loggedOperations(write, tenant.id, operations)).map(({ operation }) => operation.id))
  const records = await recordsCalled(write, tenant.id, ids)
  const all = await simulated(write, author, records, { change: wanted, seed })
  const wasDone = ({ operation }: Simulated) => earlier.has(operation.id)
  const changing = all.filter((one) => one.outcome === 'changed' && !wasDone(one))
  const save = async (some: readonly Simulated[]) => {
    const baseRevision = await contentsRevision(write, tenant.id)
    await writeOperations(write, author, { baseRevision, operations: some.map(({ operation }) => operation) })
  }
  const refused = new Map<string, string>()
  if (changing.length > 0 && !(await triedTo(write, () => save(changing))))
    // One of them cannot be saved: each by itself, so that the others are.
    for (const one of changing)
      if (!(await triedTo(write, () => save([one])))) refused.set(contentKey(one.record), author.t('error.conflict'))
  return all.map((one) => {
    const message = refused.get(contentKey(one.record))
    if (message !== undefined) return { ...one, outcome: 'refused', message }
    return wasDone(one) ? { ...one, outcome: 'changed' } : one
  })
}
