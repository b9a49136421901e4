import { Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import {
  addContentImportRows,
  applyContentImport,
  CallError,
  type ContentImportState,
  cancelContentImport,
  contentImportDetail,
  contentImportMatching,
  createContentImport,
  entities,
  exportContents,
  type ImportOutcome,
  limits,
  listContentImports,
  mendContentImportRow,
  type Problem,
  type SpreadsheetRow,
  spreadsheetColumn,
  undoContentImport,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { InvalidQuestion } from '../../http/question/question.ts'
import { fromJson } from '../../platform/database/json-text.ts'
import { describeProblem, type Translator } from '../../platform/language/translator.ts'
import { configuredLanguages } from '../contents/editing/configured-languages.queries.ts'
import { APPLY_IMPORT } from './apply-job.ts'
import { checkRows } from './check-rows.ts'
import { contentsFile } from './export-contents.ts'
import {
  changeState,
  countRows,
  deleteImport,
  type ImportCounts,
  type ImportRow,
  importById,
  insertImport,
  listImports,
  listRows,
  rememberedColumns,
  rowsCalled,
  type StoredImport,
  storeRows,
} from './imports.queries.ts'
import type { ImportJobInput } from './job-author.ts'
import type { ImportColumn } from './tables.ts'
import { UNDO_IMPORT } from './undo-job.ts'

/** What is wrong with where columns go: unknown ones, two on one field, and two ways to write one list. */
function columnProblems(
  { kind, columns }: { readonly kind: StoredImport['kind']; readonly columns: readonly ImportColumn[] },
  languages: ReadonlySet<string>,
): readonly Problem[] {
  const taken = new Set<string>()
  const forms = new Map<string, boolean>()
  return columns.flatMap(({ to }, at): readonly Problem[] => {
    if (to === null) return []
    const problem = (key: string, params: Problem['params']) => [{ path: `columns[${at}].to`, key, params }]
    const column = spreadsheetColumn(entities[kind], to)
    if (!column) return problem('problem.import.unknownColumn', { column: to })
    if (column.language !== undefined && !languages.has(column.language))
      return problem('problem.languageNotConfigured', { language: column.language })
    if (taken.has(to)) return problem('problem.import.usedTwice', { column: to })
    taken.add(to)
    if (!column.list) return []
    const isOfItem = column.list.item !== undefined
    const before = forms.get(column.list.path)
    forms.set(column.list.path, isOfItem)
    return before === undefined || before === isOfItem
      ? []
      : problem('problem.import.usedTwice', { column: column.list.path })
  })
}

/** An import as it is told of: one whose job failed says so. */
async function told(given: StoredImport, counts: ImportCounts, { parts, tenant }: MemberContext) {
  const { id, kind, name, jobId, by, createdAt, updatedAt } = given
  const isAtWork = given.state === 'applying' || given.state === 'undoing'
  const job = isAtWork && jobId !== null ? await parts.jobs.status(tenant.id, jobId) : undefined
  const hasFailed = isAtWork && (!job || job.state === 'failed' || job.state === 'cancelled')
  const state: ContentImportState = hasFailed ? 'failed' : given.state
  return {
    ...{ id, kind, name, state, counts: { ...counts }, createdAt, updatedAt },
    ...(by !== null && { by }),
    ...(job && { job: job.id, done: job.done, ...(job.total !== undefined && { total: job.total }) }),
    mayUndo: counts.applied > 0 && (state === 'done' || state === 'cancelled' || state === 'failed'),
  }
}

function shownRow(row: ImportRow, t: Translator) {
  return {
    row: row.row,
    outcome: row.outcome,
    ...(row.content_id !== null && { record: { id: row.content_id, name: row.name } }),
    cells: [...fromJson(row.cells)],
    changes: fromJson(row.changes).map((change) => ({ ...change })),
    problems: fromJson(row.problems).map(({ column, key, params }) => ({
      ...(column !== undefined && { column }),
      message: describeProblem(t, { key, params }),
    })),
  }
}

const stateConflict = (state: string) => new CallError('conflict', { details: { state } })

/** So many rows are checked and stored before others have their turn. */
const CHECKED_AT_ONCE = 25

/** Checks rows of an import and stores what they would change. @throws CallError */
async function takeRows(given: StoredImport, rows: readonly SpreadsheetRow[], context: MemberContext): Promise<void> {
  if (given.state !== 'checking') throw stateConflict(given.state)
  const { storage } = context
  for (let at = 0; at < rows.length; at += CHECKED_AT_ONCE) {
    const checked = await checkRows(given, rows.slice(at, at + CHECKED_AT_ONCE), context)
    await othersFirst()
    await storage.db.transaction().execute(async (write) => {
      if (!(await changeState(write, given, ['checking']))) throw stateConflict('cancelled')
      await storeRows(write, checked)
    })
    await othersFirst()
  }
}

/** @throws InvalidQuestion when an import would have more rows than it may. */
async function mustHaveRoom(given: StoredImport, rows: readonly SpreadsheetRow[], { storage }: MemberContext) {
  const counts = Object.values(await countRows(storage.db, given)).reduce((sum, one) => sum + one, 0)
  const numbers = rows.map(({ row }) => row)
  if (new Set(numbers).size < numbers.length)
    throw new InvalidQuestion([{ path: 'rows', key: 'problem.uniqueItems', params: {} }])
  const known = await rowsCalled(storage.db, given, numbers)
  if (counts - known.length + rows.length > limits.spreadsheetRows)
    throw new InvalidQuestion([{ path: 'rows', key: 'problem.maxItems', params: { limit: limits.spreadsheetRows } }])
}

async function startJob(
  given: StoredImport,
  {
    kind,
    from,
    to,
  }: { readonly kind: string; readonly from: readonly StoredImport['state'][]; readonly to: 'applying' | 'undoing' },
  context: MemberContext,
): Promise<string> {
  const { storage, tenant, account, requestId, parts } = context
  const { state, job } = await told(given, await countRows(storage.db, given), context)
  // Asked for twice, it is one job.
  if (given.state === to && state !== 'failed' && job !== undefined) return job
  const isReady = from.includes(given.state) || (state === 'failed' && (given.state === to || to === 'undoing'))
  if (!isReady || !(await changeState(storage.db, given, [given.state], { state: to }))) throw stateConflict(state)
  const input: ImportJobInput = {
    ...{ importId: given.id, accountId: account.id, apiKeyId: account.apiKey?.id, requestId },
    ...{ mediaHosts: parts.mediaHosts, systemOrigin: parts.systemOrigin },
  }
  const added = await parts.jobs.add({ kind, tenantId: tenant.id, dedupe: given.id, input })
  await changeState(storage.db, given, [to, 'done', 'undone', 'cancelled'], { job_id: added })
  return added
}

/** Contents come in from a spreadsheet, and go out as one. */
export const contentImportRoutes: readonly Endpoint[] = [
  memberEndpoint(createContentImport, async ({ kind, name, columns, options }, context) => {
    const { storage, tenant, account } = context
    const languages = new Set(await configuredLanguages(storage.db, tenant))
    const problems = columnProblems({ kind, columns }, languages)
    if (problems.length > 0) throw new InvalidQuestion(problems)
    const { emptyCells = 'keep', decimalSign = '.', newAre = 'draft', newRows = 'add' } = options
    const given = { kind, name, columns, options: { emptyCells, decimalSign, newAre, newRows } }
    return { id: await insertImport(storage.db, { tenantId: tenant.id, accountId: account.id, ...given }) }
  }),

  memberEndpoint(listContentImports, async ({ kind, page, pageSize }, context) => {
    const { storage, tenant } = context
    const { items, total } = await listImports(storage.db, tenant.id, kind, { page, pageSize })
    const shown = []
    for (const one of items) shown.push(await told(one, await countRows(storage.db, one), context))
    return { items: shown, total, page, pageSize }
  }),

  memberEndpoint(contentImportMatching, async ({ kind }, { storage, tenant }) => [
    ...(await rememberedColumns(storage.db, tenant.id, kind)),
  ]),

  memberEndpoint(addContentImportRows, async ({ id, rows }, context) => {
    const { storage, tenant } = context
    const given = await importById(storage.db, tenant.id, id)
    await mustHaveRoom(given, rows, context)
    await takeRows(given, rows, context)
    return { counts: { ...(await countRows(storage.db, given)) } }
  }),

  memberEndpoint(contentImportDetail, async ({ id, outcome, page, pageSize }, context) => {
    const { storage, tenant, t } = context
    const given = await importById(storage.db, tenant.id, id)
    const outcomes = (outcome?.split(',') ?? []) as readonly ImportOutcome[]
    const { rows, total } = await listRows(storage.db, given, outcomes, { page, pageSize })
    return {
      ...(await told(given, await countRows(storage.db, given), context)),
      columns: given.columns.map((column) => ({ ...column })),
      options: { ...given.options },
      rows: { items: rows.map((row) => shownRow(row, t)), total, page, pageSize },
    }
  }),

  memberEndpoint(mendContentImportRow, async ({ id, row: number, cells }, context) => {
    const { storage, tenant, t } = context
    const given = await importById(storage.db, tenant.id, id)
    const [known] = await rowsCalled(storage.db, given, [number])
    if (!known) throw new CallError('not_found')
    await takeRows(given, [{ row: number, cells }], context)
    const [row = known] = await rowsCalled(storage.db, given, [number])
    return { row: shownRow(row, t), counts: { ...(await countRows(storage.db, given)) } }
  }),

  memberEndpoint(applyContentImport, async ({ id }, context) => {
    const given = await importById(context.storage.db, context.tenant.id, id)
    return { job: await startJob(given, { kind: APPLY_IMPORT, from: ['checking'], to: 'applying' }, context) }
  }),

  memberEndpoint(undoContentImport, async ({ id }, context) => {
    const given = await importById(context.storage.db, context.tenant.id, id)
    return { job: await startJob(given, { kind: UNDO_IMPORT, from: ['done', 'cancelled'], to: 'undoing' }, context) }
  }),

  memberEndpoint(cancelContentImport, async ({ id }, { storage, tenant, parts }) => {
    const given = await importById(storage.db, tenant.id, id)
    if (await changeState(storage.db, given, ['checking'], { state: 'cancelled' })) {
      await deleteImport(storage.db, given)
      return { state: 'cancelled' as const }
    }
    // What is being taken back is taken back to its end: half of it would help nobody.
    const isCancelled = await changeState(storage.db, given, ['applying'], { state: 'cancelled' })
    const now = await importById(storage.db, tenant.id, id)
    if (isCancelled && now.jobId !== null) await parts.jobs.cancel(tenant.id, now.jobId)
    return { state: now.state }
  }),

  memberEndpoint(exportContents, async (question, context) => {
    const { pieces, type } = await contentsFile(question, context)
    const { kind, format } = question
    const name = `${context.tenant.clientId}-${kind}.${format}`
    return {
      body: Readable.from(pieces),
      type,
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    }
  }),
]
