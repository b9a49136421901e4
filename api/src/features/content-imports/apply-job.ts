import { contentKey, newId, type Operation } from '@vitrine/schemas'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { storedContents } from '../contents/editing/stored-contents.queries.ts'
import { contentsRevision, knownContentOperations } from '../contents/log/content-operations.queries.ts'
import { type SaveContext, writeOperations } from '../contents/saving/save-contents.ts'
import { importJob } from './import-job.ts'
import { type ImportRow, noteRow, type StoredImport } from './imports.queries.ts'
import type { StoredProblem } from './tables.ts'
import { triedTo } from './tried-to.queries.ts'

export const APPLY_IMPORT = 'apply-content-import'

/** Applies what the rows of an import change, some at a time. */
export const applyImportJob = importJob(APPLY_IMPORT, {
  ...{ during: 'applying', end: 'done', outcomes: ['new', 'changed'], order: 'asc' },
  doRows: applyRows,
})

async function applyRows(
  write: Database,
  author: SaveContext,
  given: StoredImport,
  rows: readonly ImportRow[],
): Promise<void> {
  const contents = rows.flatMap(({ content_id: id }) => (id === null ? [] : [contentKey({ kind: given.kind, id })]))
  const records = new Map(
    (await storedContents(write, given.tenantId, { contents, slugs: [] })).map((record) => [record.id, record]),
  )
  const asChecked: ImportRow[] = []
  for (const row of rows) {
    const now = records.get(row.content_id ?? '')?.revision ?? null
    if (now === row.revision) asChecked.push(row)
    else await setAside(write, row, { key: 'problem.import.edited', params: {} })
  }
  if (asChecked.length === 0 || (await triedTo(write, () => save(write, author, asChecked)))) return
  // One of them cannot be applied any more: each by itself, so that the others are.
  for (const row of asChecked)
    if (!(await triedTo(write, () => save(write, author, [row]))))
      await setAside(write, row, { key: 'problem.import.edited', params: {} })
}

async function save(write: Database, author: SaveContext, rows: readonly ImportRow[]): Promise<void> {
  const all = rows.flatMap((row) => fromJson(row.operations))
  // No row of these was applied: whatever has the same id is another operation.
  const taken = await knownContentOperations(
    write,
    author.tenant.id,
    all.map(({ id }) => id),
  )
  const used = new Set(taken)
  const operations = all.map((operation): Operation => {
    const one = used.has(operation.id) ? { ...operation, id: newId() } : operation
    used.add(one.id)
    return one
  })
  const baseRevision = await contentsRevision(write, author.tenant.id)
  const { revision } = await writeOperations(write, author, { baseRevision, operations })
  for (const row of rows) await noteRow(write, row, { outcome: 'applied', applied_revision: revision })
}

const setAside = (write: Database, row: ImportRow, problem: StoredProblem): Promise<void> =>
  noteRow(write, row, { outcome: 'edited', problems: toJson([problem]) })
