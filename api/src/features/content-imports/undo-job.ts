import { idFrom, rebase } from '@vitrine/model'
import {
  contentKey,
  entities,
  type LoggedContentOperation,
  type Operation,
  patternOf,
  spreadsheetColumn,
} from '@vitrine/schemas'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import { configuredLanguages } from '../contents/editing/configured-languages.queries.ts'
import { storedContents } from '../contents/editing/stored-contents.queries.ts'
import { contentsRevision, operationsOfContent } from '../contents/log/content-operations.queries.ts'
import { editableRecords } from '../contents/saving/editable-contents.ts'
import { type SaveContext, writeOperations } from '../contents/saving/save-contents.ts'
import { importJob } from './import-job.ts'
import { type ImportRow, noteRow, type StoredImport } from './imports.queries.ts'
import { triedTo } from './tried-to.queries.ts'

export const UNDO_IMPORT = 'undo-content-import'

/** Takes back what an import changed, where nobody changed the same since; the rest stays, and is noted at its row. */
export const undoImportJob = importJob(UNDO_IMPORT, {
  ...{ during: 'undoing', end: 'undone', outcomes: ['applied'], order: 'desc' },
  async doRows(write, author, given, rows) {
    for (const row of rows) await undoRow(write, author, given, row)
  },
})

async function undoRow(write: Database, author: SaveContext, given: StoredImport, row: ImportRow): Promise<void> {
  const { tenant } = author
  const content = contentKey({ kind: given.kind, id: row.content_id ?? '' })
  const applied = row.applied_revision ?? 0
  const since = await operationsOfContent(write, tenant.id, content, applied)
  const mine = since.filter(({ revision }) => revision === applied)
  const theirs = since.filter(({ revision }) => revision > applied)
  const inverses = mine.toReversed().map(({ inverse }, at) => {
    const id = idFrom(`undo ${given.id} ${row.row} ${at}`)
    return { ...inverse, id }
  })
  const { operations, kept } = await stillPossible(write, author, content, inverses, theirs)
  const isDone = operations.length === 0 || (await triedTo(write, () => save(write, author, operations)))
  if (isDone && kept.length === 0) {
    await noteRow(write, row, { outcome: 'undone' })
    return
  }
  await noteRow(write, row, { outcome: 'kept', changes: toJson(withKept(given, row, isDone ? kept : inverses)) })
}

/** Which of the inverses still count after what others did, and which would undo something of theirs. */
export async function stillPossible(
  write: Database,
  { tenant }: SaveContext,
  content: string,
  inverses: readonly Operation[],
  theirs: readonly LoggedContentOperation[],
): Promise<{ readonly operations: readonly Operation[]; readonly kept: readonly Operation[] }> {
  if (theirs.length === 0) return { operations: inverses, kept: [] }
  // A record that somebody edited is not taken away, and one that somebody took away does not come back.
  if (inverses.some(({ type }) => type === 'remove-content' || type === 'add-content'))
    return { operations: [], kept: inverses }
  const records = await storedContents(write, tenant.id, { contents: [content], slugs: [] })
  const draft = editableRecords(tenant, records, await configuredLanguages(write, tenant))
  const { operations, conflicts } = rebase(inverses, theirs, { draft, specs: [] })
  const inTheWay = new Set(conflicts.map(({ operation }) => operation))
  return { operations, kept: inverses.filter(({ id }) => inTheWay.has(id)) }
}

async function save(write: Database, author: SaveContext, operations: readonly Operation[]): Promise<void> {
  const baseRevision = await contentsRevision(write, author.tenant.id)
  await writeOperations(write, author, { baseRevision, operations })
}

/** The changes of a row, with those marked that some operations would have taken back. */
function withKept({ kind }: StoredImport, row: ImportRow, kept: readonly Operation[]) {
  const changes = fromJson(row.changes)
  const isKept = (key: string): boolean => {
    const column = spreadsheetColumn(entities[kind], key)
    return kept.some((operation) => {
      if (operation.type === 'change-content')
        return column !== undefined && Object.hasOwn(operation.changes, column.field)
      if (!('path' in operation)) return true
      const language = 'language' in operation ? operation.language : undefined
      const pattern = patternOf(operation.path)
      const { path = '' } = column ?? {}
      const isNear = path === pattern || path.startsWith(`${pattern}.`) || path.startsWith(`${pattern}[`)
      return isNear && (language === undefined || language === column?.language)
    })
  }
  const marked = changes.map((change) => ({ ...change, ...(isKept(change.column) && { isKept: true }) }))
  return marked.some((change) => change.isKept) ? marked : changes.map((change) => ({ ...change, isKept: true }))
}
