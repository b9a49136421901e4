import { newId, type SetSetting, type SettingsOf } from '@vitrine/schemas'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { triedTo } from '../../content-imports/tried-to.queries.ts'
import type { Written } from '../check/compare-text.ts'
import { type ImportRow, noteRow } from '../store/imports.queries.ts'
import { ownersCalled } from '../texts/owners.queries.ts'
import { ownerKey, textsOf } from '../texts/site-text.ts'
import { type JobContext, rowsJob, textSourceOf } from './import-job.ts'
import { saveTexts, seenOf } from './write-texts.ts'

export const APPLY_TRANSLATIONS = 'apply-translation-import'

/** Writes the translations of an import. */
export const applyTranslationsJob = rowsJob(APPLY_TRANSLATIONS, {
  ...{ what: 'apply', during: 'applying', end: 'done' },
  doRows: applyRows,
})

interface RowToWrite {
  readonly row: ImportRow
  readonly operation: SetSetting
}

async function applyRows(write: Database, context: JobContext, rows: readonly ImportRow[]): Promise<void> {
  const all = await stillAsChecked(write, context, rows)
  const at = new Date().toISOString()
  const language = context.given.language ?? ''
  const asChecked = rows.flatMap((row): readonly RowToWrite[] =>
    all.has(row.row) && row.written !== null && row.settings_of !== null && row.path !== null
      ? [{ row, operation: operationOf(fromJson(row.written), { row, language, at, by: context.author.account.name }) }]
      : [],
  )
  const written = new Set(asChecked.map(({ row }) => row.row))
  for (const row of rows) if (!written.has(row.row)) await noteRow(write, row, { outcome: 'edited' })
  const save = async (some: readonly RowToWrite[]) => {
    const operations = some.map(({ operation }) => operation)
    await saveTexts(write, context, operations)
    for (const { row, operation } of some)
      await noteRow(write, row, { outcome: 'applied', operation_id: operation.id, applied_at: at })
  }
  if (asChecked.length === 0 || (await triedTo(write, () => save(asChecked)))) return
  // One of them cannot be written any more: each by itself, so that the others are.
  for (const one of asChecked)
    if (!(await triedTo(write, () => save([one])))) await noteRow(write, one.row, { outcome: 'edited' })
}

function operationOf(
  { value, status, why, source }: Written,
  {
    row,
    language,
    at,
    by,
  }: { readonly row: ImportRow; readonly language: string; readonly at: string; readonly by: string },
): SetSetting {
  const of = fromJson(row.settings_of as NonNullable<ImportRow['settings_of']>) as SettingsOf
  const meta = { status, by, at, ...(why.length > 0 && { why }), ...(source !== undefined && { source }) }
  return { id: newId(), type: 'set-setting', of, path: row.path ?? '', language, value, meta }
}

/** The rows whose texts are as they were when they were checked. */
async function stillAsChecked(
  write: Database,
  context: JobContext,
  rows: readonly ImportRow[],
): Promise<ReadonlySet<number>> {
  const places = rows.flatMap(({ settings_of }) => (settings_of === null ? [] : [fromJson(settings_of)]))
  const owners = await ownersCalled(textSourceOf(write, context), places)
  const seen = new Map(
    [...owners.values()].flatMap((owner) =>
      [...textsOf(owner, context.given.language ?? '')].map((text) => [text.name, seenOf(text)] as const),
    ),
  )
  const nameOf = ({ settings_of, path }: ImportRow) =>
    settings_of === null ? '' : `${ownerKey(fromJson(settings_of) as Parameters<typeof ownerKey>[0])}/${path}`
  return new Set(rows.filter((row) => seen.get(nameOf(row)) === row.seen).map(({ row }) => row))
}
