import { createHash } from 'node:crypto'
import { applyAll, needsOf, operationsOfSave } from '@vitrine/model'
import { CallError, type Draft, type Operation, type SaveQuestion } from '@vitrine/schemas'
import { operationFailure } from '../../operations/operation-errors.ts'
import { readForSave } from '../store/draft-changes.queries.ts'
import { firstPageOf } from '../store/draft-pages.queries.ts'
import { operationsSince } from '../store/operations.queries.ts'
import type { SaveRequest } from './save.ts'

/** A page of a draft as it was at an older revision: what was done since is taken back, the last first. */
async function atBase({ storage, specs, tenantId, draftsId }: SaveRequest, baseRevision: number, pageId: string) {
  const { db } = storage
  const log = { tenantId, draftId: Number(draftsId) }
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (read): Promise<Draft> => {
      const since = (await operationsSince(read, log, baseRevision)).toReversed().map(({ inverse }) => inverse)
      // Of what was done to other pages nothing is needed, and so nothing is read.
      const own = since.filter(
        (operation) => JSON.stringify(operation).includes(`"${pageId}"`) || !('page' in operation),
      )
      const { draft } =
        (await readForSave(read, specs, tenantId, draftsId, {
          pages: [...new Set([pageId, ...needsOf(own).pages])],
          records: true,
        })) ?? {}
      if (!draft) throw new CallError('not_found')
      const result = applyAll(draft, own, specs)
      if ('error' in result)
        throw new CallError('conflict', { details: { revision: draft.revision, reason: 'unknown-base' } })
      return result.draft
    })
}

async function anyPage({ storage, tenantId, draftsId }: SaveRequest): Promise<string> {
  const page = await firstPageOf(storage.db, tenantId, Number(draftsId))
  if (page === undefined) throw new CallError('not_found')
  return page
}

/** Ids that follow from the id of the save, so that the same save sent again is the same operations (R166). */
function idsFrom(operationId: string): () => string {
  let count = 0
  return () =>
    createHash('sha256')
      .update(`${operationId} ${count++}`)
      .digest('base64')
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .slice(0, 8)
}

/** The specification's shape of a save as the operations that lead to it from its base (R265). */
export async function operationsOfShape(question: SaveQuestion, saving: SaveRequest): Promise<readonly Operation[]> {
  const { baseRevision, operationId, componentsSettingValues = {}, globalConfiguration } = question
  // Where only the configuration is sent, a page that stays as it is stands in for the one that is not named.
  const pageId = question.pageId ?? (await anyPage(saving))
  const before = await atBase(saving, baseRevision, pageId)
  const known = Object.hasOwn(before.pageSchemaMap, pageId) ? before.pageSchemaMap[pageId] : undefined
  if (!known) throw new CallError('not_found')
  const pageSchema = question.pageSchema ?? known
  const { addedIds = [], deletedIds = [] } = question
  // What is sent was edited, whether it is listed or not: no edit may get lost in silence.
  const editedIds = [...new Set([...(question.editedIds ?? []), ...Object.keys(componentsSettingValues)])]
  const difference = operationsOfSave(
    before,
    {
      pageId,
      pageSchema,
      componentsSettingValues,
      addedIds,
      deletedIds,
      editedIds,
      ...(globalConfiguration && { globalConfiguration }),
    },
    saving.specs,
  )
  if ('error' in difference) throw operationFailure(difference.error, saving.t)
  const { operations } = difference
  if (operationId === undefined) return operations
  const next = idsFrom(operationId)
  return operations.map((operation) => ({ ...operation, id: next() }))
}
