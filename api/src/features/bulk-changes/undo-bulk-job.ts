import { contentOf, idFrom } from '@vitrine/model'
import type { BulkResult, ContentKind, LoggedContentOperation } from '@vitrine/schemas'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { JobKind } from '../../platform/jobs/job.ts'
import { authorOfJob, type JobAuthor } from '../content-imports/job-author.ts'
import { triedTo } from '../content-imports/tried-to.queries.ts'
import { stillPossible } from '../content-imports/undo-job.ts'
import { contentsRevision, loggedOperations, operationsOfContent } from '../contents/log/content-operations.queries.ts'
import { type SaveContext, writeOperations } from '../contents/saving/save-contents.ts'
import { inPieces } from './in-pieces.ts'
import { bulkOperationId } from './simulate.ts'

export const UNDO_BULK = 'undo-change-contents'

export interface UndoBulkJobInput extends JobAuthor {
  readonly kind: ContentKind
  readonly ids: readonly string[]
  /** That of the change. */
  readonly seed: string
}

/** Takes back what a change of many contents changed, where nobody changed the same since. */
export const undoBulkJob = (storage: Storage): JobKind => ({
  name: UNDO_BULK,
  async run(stored, { tenantId, progress }): Promise<BulkResult> {
    if (tenantId === null) throw new Error('A change of contents belongs to a site.')
    const input = stored as UndoBulkJobInput
    const author = await authorOfJob(storage, tenantId, input)
    const counts = { changed: 0, same: 0, refused: 0 }
    await inPieces(storage, {
      // Back in the order in which they came.
      ...{ ids: input.ids.toReversed(), tenantId, progress },
      async doSome(write, ids) {
        const operations = ids.map((id) => bulkOperationId(input.seed, { kind: input.kind, id }))
        for (const logged of await loggedOperations(write, author.tenant.id, operations))
          counts[await undo(write, author, logged)] += 1
      },
    })
    return { ...counts, refusals: [] }
  },
})

async function undo(
  write: Database,
  author: SaveContext,
  { operation, inverse, revision }: LoggedContentOperation,
): Promise<'changed' | 'refused'> {
  const { tenant } = author
  const content = contentOf(operation) ?? ''
  const id = idFrom(`undo ${operation.id} ${revision}`)
  const since = (await operationsOfContent(write, tenant.id, content, revision)).filter(
    (one) => one.operation.id !== operation.id,
  )
  // A job that was killed has taken it back already.
  if (since.some((one) => one.operation.id === id)) return 'changed'
  const { operations } = await stillPossible(write, author, content, [{ ...inverse, id }], since)
  const save = async () => {
    const baseRevision = await contentsRevision(write, tenant.id)
    await writeOperations(write, author, { baseRevision, operations })
  }
  return operations.length > 0 && (await triedTo(write, save)) ? 'changed' : 'refused'
}
