import { isDeepStrictEqual } from 'node:util'
import { newId, type Operation } from '@vitrine/schemas'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { triedTo } from '../../content-imports/tried-to.queries.ts'
import { loggedOperations } from '../../contents/log/content-operations.queries.ts'
import { draftOperationsCalled } from '../../drafts/store/operations.queries.ts'
import { type ImportRow, noteRow } from '../store/imports.queries.ts'
import { ownersCalled } from '../texts/owners.queries.ts'
import { ownerKey } from '../texts/site-text.ts'
import { type JobContext, rowsJob, textSourceOf } from './import-job.ts'
import { saveTexts } from './write-texts.ts'

export const UNDO_TRANSLATIONS = 'undo-translation-import'

/** Takes back what an import wrote, where nobody wrote the same since; the rest stays, and is noted at its row. */
export const undoTranslationsJob = rowsJob(UNDO_TRANSLATIONS, {
  ...{ what: 'undo', during: 'undoing', end: 'undone' },
  doRows: undoRows,
})

async function undoRows(write: Database, context: JobContext, rows: readonly ImportRow[]): Promise<void> {
  const { given, author } = context
  const tenantId = author.tenant.id
  const ids = rows.flatMap(({ operation_id }) => operation_id ?? [])
  const log = { tenantId, draftId: given.draft_id }
  const logged = [...(await draftOperationsCalled(write, log, ids)), ...(await loggedOperations(write, tenantId, ids))]
  const inverses = new Map(logged.map(({ operation, inverse }) => [operation.id, inverse]))
  const places = rows.flatMap(({ settings_of }) => (settings_of === null ? [] : [fromJson(settings_of)]))
  const owners = await ownersCalled(textSourceOf(write, context), places)

  const undoing = rows.flatMap((row): readonly { readonly row: ImportRow; readonly operation: Operation }[] => {
    const inverse = inverses.get(row.operation_id ?? '')
    if (!inverse || row.settings_of === null || row.written === null || row.path === null) return []
    const owner = owners.get(ownerKey(fromJson(row.settings_of) as Parameters<typeof ownerKey>[0]))
    const language = given.language ?? ''
    const value = owner?.settings.editPropsByLangEnvMap?.[language]?.[row.path]
    const note = owner?.settings.translationMeta?.[language]?.[row.path]
    const isOurs = note?.at === row.applied_at && isDeepStrictEqual(value, fromJson(row.written).value)
    return isOurs ? [{ row, operation: { ...inverse, id: newId() } }] : []
  })
  const undone = new Set(undoing.map(({ row }) => row.row))
  for (const row of rows) if (!undone.has(row.row)) await noteRow(write, row, { outcome: 'kept' })
  const save = async (some: typeof undoing) => {
    await saveTexts(
      write,
      context,
      some.map(({ operation }) => operation),
    )
    for (const { row } of some) await noteRow(write, row, { outcome: 'undone' })
  }
  if (undoing.length === 0 || (await triedTo(write, () => save(undoing)))) return
  for (const one of undoing)
    if (!(await triedTo(write, () => save([one])))) await noteRow(write, one.row, { outcome: 'kept' })
}
