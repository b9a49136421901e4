import { Readable } from 'node:stream'
import { baseLanguage } from '@vitrine/model'
import {
  applyTranslationImport,
  CallError,
  chooseTranslations,
  createTranslationImport,
  exportTranslations,
  limits,
  listTranslationImports,
  removeTranslationImport,
  type TranslationFileFormat,
  type TranslationImportState,
  translationImportDetail,
  undoTranslationImport,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { InvalidQuestion } from '../../http/question/question.ts'
import { oneFile } from '../../http/question/sent-file.ts'
import { fromJson } from '../../platform/database/json-text.ts'
import { describeProblem, type Translator } from '../../platform/language/translator.ts'
import { textOfFile } from '../../platform/text-files/text-of-file.ts'
import { configuredLanguages } from '../contents/editing/configured-languages.queries.ts'
import { draftIdOf } from '../drafts/named-draft.ts'
import { csvOf } from './formats/write-csv.ts'
import { xliffOf } from './formats/write-xliff.ts'
import { APPLY_TRANSLATIONS } from './jobs/apply-job.ts'
import { CHECK_TRANSLATIONS } from './jobs/check-job.ts'
import type { ImportJobInput } from './jobs/import-job.ts'
import { UNDO_TRANSLATIONS } from './jobs/undo-job.ts'
import {
  changeImport,
  chooseRows,
  countRows,
  deleteImport,
  type ImportRow,
  type ImportState,
  importById,
  insertImport,
  listImports,
  listRows,
  type StoredImport,
} from './store/imports.queries.ts'
import { ownersOf, textsFrom } from './texts/owners.queries.ts'
import type { SiteText } from './texts/site-text.ts'

const conflict = (state: string) => new CallError('conflict', { details: { state } })

/** Texts in some states only; all where none is named. */
async function* inStates(texts: AsyncIterable<SiteText>, states: string | undefined): AsyncGenerator<SiteText> {
  const wanted = states === undefined ? undefined : new Set(states.split(','))
  for await (const text of texts) if (!wanted || wanted.has(text.state)) yield text
}

/** @throws InvalidQuestion when nothing is translated into a language. */
async function mustBeTarget(language: string, { storage, tenant }: MemberContext): Promise<void> {
  const known = await configuredLanguages(storage.db, tenant)
  if (language === baseLanguage(tenant) || !known.includes(language))
    throw new InvalidQuestion([{ path: 'language', key: 'problem.languageNotConfigured', params: { language } }])
}

const jobInput = ({ account, requestId, parts }: MemberContext, importId: string): ImportJobInput => ({
  ...{ importId, accountId: account.id, apiKeyId: account.apiKey?.id, requestId },
  ...{ mediaHosts: parts.mediaHosts, systemOrigin: parts.systemOrigin },
})

/** An import as it is told of: one whose job failed says so. */
async function told(given: StoredImport, { parts, tenant, storage, t }: MemberContext) {
  const { id, name, format, language, problem, job_id: jobId, by, created_at: createdAt } = given
  const counts = await countRows(storage.db, given)
  const isAtWork = given.state === 'checking' || given.state === 'applying' || given.state === 'undoing'
  const job = isAtWork && jobId !== null ? await parts.jobs.status(tenant.id, jobId) : undefined
  const hasFailed = isAtWork && jobId !== null && (!job || job.state === 'failed' || job.state === 'cancelled')
  const state: TranslationImportState = hasFailed ? 'failed' : given.state
  return {
    ...{ id, name, format, state, counts: { ...counts }, createdAt },
    ...(language !== null && { language }),
    ...(problem !== null && { message: describeProblem(t, fromJson(problem)) }),
    ...(by !== null && { by }),
    ...(job && { job: job.id, done: job.done, ...(job.total !== undefined && { total: job.total }) }),
    mayUndo: counts.applied > 0 && (state === 'done' || state === 'failed'),
  }
}

function shownRow(row: ImportRow, t: Translator) {
  const written = row.written === null ? undefined : fromJson(row.written)
  const isOpen = row.outcome === 'conflict' || row.outcome === 'refused'
  return {
    ...{ row: row.row, line: row.line, place: row.place, outcome: row.outcome, source: row.source },
    ...(row.before !== null && { before: row.before }),
    ...(row.after !== null && { after: row.after }),
    ...(written && { status: written.status === 'done' ? ('done' as const) : ('needs-review' as const) }),
    ...(written && written.why.length > 0 && { why: [...written.why] }),
    problems: fromJson(row.problems).map((problem) => describeProblem(t, problem)),
    use: isOpen ? row.takes : ('file' as const),
    mayUseFile: isOpen && written !== undefined,
  }
}

async function startJob(
  given: StoredImport,
  {
    kind,
    from,
    to,
  }: { readonly kind: string; readonly from: readonly TranslationImportState[]; readonly to: ImportState },
  context: MemberContext,
): Promise<string> {
  const { storage, tenant, parts } = context
  const { state, job, counts } = await told(given, context)
  // Asked for twice, it is one job.
  if (given.state === to && state !== 'failed' && job !== undefined) return job
  const canGoOn = state === 'failed' && (given.state === to || (to === 'undoing' && counts.applied > 0))
  if (!from.includes(state) && !canGoOn) throw conflict(state)
  if (!(await changeImport(storage.db, given, [given.state], { state: to }))) throw conflict(state)
  const input = jobInput(context, given.id)
  const added = await parts.jobs.add({ kind, tenantId: tenant.id, dedupe: given.id, input })
  await changeImport(storage.db, given, [to, 'done', 'undone'], { job_id: added })
  return added
}

/** Texts go out to translators as files, and come back. */
export const translationFileRoutes: readonly Endpoint[] = [
  memberEndpoint(exportTranslations, async ({ language, draftsId, pageId, kind, format, states }, context) => {
    const { storage, tenant, parts } = context
    const named = await draftIdOf(context, draftsId)
    await mustBeTarget(language, context)
    const base = baseLanguage(tenant)
    const source = { db: storage.db, specs: parts.specs, tenantId: tenant.id, base, draftsId: named }
    const texts = inStates(textsFrom(ownersOf(source, { pageId, kind }), language), states)
    const pieces = format === 'csv' ? csvOf(texts) : xliffOf(texts, { from: base, to: language })
    const name = [tenant.clientId, pageId ?? kind, language].filter((part) => part !== undefined).join('-')
    return {
      body: Readable.from(pieces),
      type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/xliff+xml; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="${name}.${format === 'csv' ? 'csv' : 'xlf'}"` },
    }
  }),

  memberEndpoint(createTranslationImport, async ({ draftsId, language }, context) => {
    const { storage, tenant, account, files, parts } = context
    const draftId = Number(await draftIdOf(context, draftsId))
    if (language !== undefined) await mustBeTarget(language, context)
    const { name, text: file } = await oneFile(files, (sent) => textOfFile(sent, limits.translationFile))
    const format: TranslationFileFormat = /^\uFEFF?\s*</.test(file) ? 'xliff' : 'csv'
    if (format === 'csv' && language === undefined)
      throw new InvalidQuestion([{ path: 'language', key: 'problem.required', params: {} }])
    const id = await insertImport(storage.db, {
      ...{ tenantId: tenant.id, draftId, accountId: account.id, format, language, file },
      name: name?.slice(0, 200) || `translations.${format === 'csv' ? 'csv' : 'xlf'}`,
    })
    const input = jobInput(context, id)
    const job = await parts.jobs.add({ kind: CHECK_TRANSLATIONS, tenantId: tenant.id, dedupe: id, input })
    await changeImport(storage.db, { tenant_id: tenant.id, id }, ['checking', 'ready', 'unreadable'], { job_id: job })
    return { id }
  }),

  memberEndpoint(listTranslationImports, async ({ page, pageSize }, context) => {
    const { rows, total } = await listImports(context.storage.db, context.tenant.id, { page, pageSize })
    const items = []
    for (const one of rows) items.push(await told(one, context))
    return { items, total, page, pageSize }
  }),

  memberEndpoint(translationImportDetail, async ({ id, outcome, page, pageSize }, context) => {
    const { storage, tenant, t } = context
    const given = await importById(storage.db, tenant.id, id)
    const { rows, total } = await listRows(storage.db, given, outcome, { page, pageSize })
    const items = rows.map((row) => shownRow(row, t))
    return { ...(await told(given, context)), rows: { items, total, page, pageSize } }
  }),

  memberEndpoint(chooseTranslations, async ({ id, ...choice }, { storage, tenant }) => {
    const given = await importById(storage.db, tenant.id, id)
    await storage.db.transaction().execute(async (write) => {
      if (!(await changeImport(write, given, ['ready']))) throw conflict(given.state)
      await chooseRows(write, given, choice)
    })
    return { counts: { ...(await countRows(storage.db, given)) } }
  }),

  memberEndpoint(applyTranslationImport, async ({ id }, context) => {
    const given = await importById(context.storage.db, context.tenant.id, id)
    return { job: await startJob(given, { kind: APPLY_TRANSLATIONS, from: ['ready'], to: 'applying' }, context) }
  }),

  memberEndpoint(undoTranslationImport, async ({ id }, context) => {
    const given = await importById(context.storage.db, context.tenant.id, id)
    return { job: await startJob(given, { kind: UNDO_TRANSLATIONS, from: ['done'], to: 'undoing' }, context) }
  }),

  memberEndpoint(removeTranslationImport, async ({ id }, context) => {
    const { storage, tenant } = context
    const given = await importById(storage.db, tenant.id, id)
    const { state } = await told(given, context)
    const isOver = state === 'ready' || state === 'unreadable' || (state === 'failed' && given.state === 'checking')
    if (!isOver) throw conflict(state)
    await deleteImport(storage.db, given)
    return {}
  }),
]
