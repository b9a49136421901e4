import { contentKey, newId, type Operation } from '@vitrine/schemas'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { JobKind } from '../../platform/jobs/job.ts'
import { storedContents } from '../contents/editing/stored-contents.queries.ts'
import { contentsRevision, knownContentOperations } from '../contents/log/content-operations.queries.ts'
import { type SaveContext, writeOperations } from '../contents/saving/save-contents.ts'
import { lockSite } from '../sites/lock-site.queries.ts'
import { type ImportRow, importById, noteRow, type StoredImport } from './imports.queries.ts'
import { inBatches } from './in-batches.ts'
import { authorOfJob, type ImportJobInput } from './job-author.ts'
import type { StoredProblem } from './tables.ts'
import { triedTo } from './tried-to.queries.ts'

export const APPLY_IMPORT = 'apply-content-import'

/** Applies what the rows of an import change, some at a time. */
export const applyImportJob = (storage: Storage): JobKind => ({
  name: APPLY_IMPORT,
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
        ...{ of: given, during: 'applying', end: 'done', outcomes: ['new', 'changed'], order: 'asc' },
        doRows: (write, rows) => applyRows(write, author, given, rows),
      },
    )
  },
})

async function applyRows(
  write: Database,
  author: SaveContext,
  given: StoredImport,
  rows: readonly ImportRow[],
): Promise<void> {
  await lockSite(write, given.tenantId)
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
