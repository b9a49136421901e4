import { applyAll, baseLanguage, contentOf, mayDo, needsOf, rebase } from '@vitrine/model'
import {
  CallError,
  type ContentRecord,
  contentKey,
  type EditedContent,
  type LoggedContentOperation,
  type Operation,
  type Problem,
  readContentKey,
  type SavedContent,
  type SavedContents,
} from '@vitrine/schemas'
import type { EndpointServices, MemberContext } from '../../../http/endpoint/context.ts'
import { fieldOf } from '../../../http/endpoint/failures.ts'
import { InvalidQuestion } from '../../../http/question/question.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { inSteps } from '../../../platform/in-steps.ts'
import { describeProblem } from '../../../platform/language/translator.ts'
import { mediaHostsOf } from '../../domains/media-hosts.ts'
import { describeOperationError, operationFailure } from '../../operations/operation-errors.ts'
import { saveConflict } from '../../operations/save-conflict.ts'
import { freshOperations } from '../../operations/sent-operations.ts'
import { lockAndChangeSite, lockSite } from '../../sites/lock-site.queries.ts'
import { recordContentEvents } from '../../webhooks/events/content-events.queries.ts'
import { type ContentChange, writeContents } from '../editing/change-contents.queries.ts'
import { configuredLanguages } from '../editing/configured-languages.queries.ts'
import { problemsOf, problemsWhenPublished } from '../editing/content-problems.ts'
import { noteRemoval, noteStatus } from '../editing/note-changes.ts'
import { storedContents } from '../editing/stored-contents.queries.ts'
import {
  contentOperationsSince,
  contentsRevision,
  countOperationsSince,
  type DoneToContent,
  knownContentOperations,
  lastContentRevisions,
  logContentOperations,
} from '../log/content-operations.queries.ts'
import { editableRecords } from './editable-contents.ts'
import { withDates } from './published-dates.ts'

export interface ContentsToSave {
  /** The revision of all contents that the operations were made on. */
  readonly baseRevision: number
  readonly operations: readonly Operation[]
}

/** What a save knows of who saves: a request, or a job that goes on after one. */
export interface SaveContext
  extends Pick<MemberContext, 'tenant' | 'account' | 'member' | 'requestId' | 't' | 'auditEvent'> {
  readonly parts: Pick<EndpointServices, 'mediaHosts' | 'systemOrigin'>
}

/** Whoever missed more than so many operations reads them first, in pages. */
const MOST_MISSED = 10_000

/**
 * Saves operations on contents in one transaction: all of them or none, and on disk when this returns. Those that
 * the log holds already are the same ones, sent again. What others did since the base is merged where it touches
 * something else.
 *
 * @throws CallError `conflict` with `{revision, clashes, operations}` when somebody else changed the same, and with
 * `{revision, reason: 'unknown-base'}` when the base is newer than the log, or too old; `not_allowed` when the role
 * is too small for an operation; `invalid_request` with the reason when an operation cannot be applied.
 * @throws InvalidQuestion when a content would be left as it may not be stored: `product/k3v9Qa2Z.settings.props.name`.
 */
export async function saveContents(
  context: MemberContext,
  input: ContentsToSave,
  also: (write: Database, saved: SavedContents) => Promise<unknown> = async () => undefined,
): Promise<SavedContents> {
  const { storage, tenant } = context
  const { hasChanged, ...saved } = await inWordsOfSave(() =>
    storage.db.transaction().execute(async (db) => {
      const done = await saveContentsInTransaction(db, context, input)
      await also(db, done)
      return done
    }),
  )
  if (hasChanged) storage.changes.tell({ kind: 'site', id: tenant.id })
  return saved
}

/** What the database refuses of a save, as a save says it. @throws CallError */
export async function inWordsOfSave<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Two of the records would have one address, or one id: another one that was not looked at has it.
    if (isUniqueViolation(error)) throw new CallError('conflict', { details: { reason: 'taken' } })
    throw error
  }
}

/** The same in a transaction that is open; whoever opened it tells that the site has changed. */
export async function saveContentsInTransaction(
  db: Database,
  context: SaveContext,
  input: ContentsToSave,
): Promise<SavedContents & { readonly hasChanged: boolean }> {
  const written = await writeOperations(db, context, input)
  return { ...written, contents: await savedContents(db, context, input.operations) }
}

/** The same without a look at how the contents stand afterwards. */
export async function writeOperations(
  db: Database,
  context: SaveContext,
  { baseRevision, operations }: ContentsToSave,
): Promise<Pick<SavedContents, 'revision' | 'operations'> & { readonly hasChanged: boolean }> {
  const { tenant, account, requestId } = context
  await lockSite(db, tenant.id)
  const revision = await contentsRevision(db, tenant.id)
  const missed = await missedSince(db, tenant.id, { baseRevision, revision, operations })
  const known = await knownContentOperations(db, tenant.id, [...new Set(operations.map(({ id }) => id))])
  const fresh = freshOperations(operations, known, account.name)
  const { changes, done } = await changesOf(db, context, { fresh, missed, revision })
  if (done.length > 0) await write(db, context, changes)
  const author = { tenantId: tenant.id, accountId: account.id, apiKey: account.apiKey?.name, requestId }
  const next = await logContentOperations(db, author, done)
  await recordContentEvents(db, tenant.id, done)
  return { revision: next, operations: missed, hasChanged: done.length > 0 }
}

/** What others did since the base. */
async function missedSince(
  db: Database,
  tenantId: string,
  { baseRevision, revision, operations }: ContentsToSave & { readonly revision: number },
): Promise<readonly LoggedContentOperation[]> {
  const unknownBase = () => new CallError('conflict', { details: { revision, reason: 'unknown-base' } })
  if (baseRevision > revision) throw unknownBase()
  if (baseRevision === revision) return []
  const count = await countOperationsSince(db, tenantId, baseRevision)
  const own = new Set(operations.map(({ id }) => id))
  if (count - own.size > MOST_MISSED) throw unknownBase()
  const since = await contentOperationsSince(db, tenantId, baseRevision, count)
  return since.filter(({ operation }) => !own.has(operation.id))
}

interface FreshOperations {
  readonly fresh: readonly Operation[]
  readonly missed: readonly LoggedContentOperation[]
  readonly revision: number
}

interface Changes {
  /** What becomes of records that the operations change. */
  readonly changes: readonly ContentChange[]
  readonly done: readonly DoneToContent[]
}

/** What the operations make of the stored records, once it is known that they may and can. */
async function changesOf(db: Database, context: SaveContext, given: FreshOperations): Promise<Changes> {
  const { fresh, missed, revision } = given
  const { tenant, member, t } = context
  if (fresh.length === 0) return { changes: [], done: [] }
  for (const operation of fresh)
    if (contentOf(operation) === undefined)
      throw operationFailure({ key: 'refusal.draftOperation', params: {} }, t, operation.id)
  const records = await storedContents(db, tenant.id, needsOf(fresh))
  const configured = await configuredLanguages(db, tenant)
  const draft = editableRecords(tenant, records, configured)
  for (const operation of fresh) {
    const error = mayDo(member, operation, draft, [])
    if (error !== true) throw new CallError('not_allowed', describeOperationError(error, t, operation.id))
  }
  const { operations, conflicts } = rebase(fresh, touchingTheSame(fresh, missed), { draft, specs: [] })
  if (conflicts.length > 0) throw saveConflict(revision, conflicts, missed)
  const at = new Date().toISOString()
  const result = applyAll(draft, withDates(operations, draft.contents, at), [])
  if ('error' in result) throw operationFailure(result.error, t, result.operation.id)

  const stored = new Map(records.map((record) => [contentKey(record), record]))
  const touched = needsOf(operations).contents
  const gone = touched.filter((key) => !stored.has(key))
  const last = await lastContentRevisions(db, tenant.id, gone)
  const changes = touched.flatMap((key): readonly ContentChange[] => {
    const before = stored.get(key)
    const after = nextRecord(key, { before, edited: result.draft.contents[key], last: last.get(key) ?? 0, at })
    return before || after ? [{ before, after }] : []
  })
  await mustFit(db, context, changes, configured)
  const revisions = new Map(
    changes.flatMap(({ before, after }) => {
      const one = after ?? before
      return one ? [[contentKey(one), one.revision] as const] : []
    }),
  )
  const done = result.done.map((each): DoneToContent => {
    const content = contentOf(each.operation) ?? ''
    return { ...each, content, contentRevision: revisions.get(content) ?? last.get(content) ?? 0 }
  })
  return { changes, done }
}

/** Of what others did, what is about the same contents, or gives others an address that one of these wants. */
function touchingTheSame(
  mine: readonly Operation[],
  theirs: readonly LoggedContentOperation[],
): readonly LoggedContentOperation[] {
  const { contents, slugs } = needsOf(mine)
  const [keys, addresses] = [new Set(contents), new Set(slugs)]
  return theirs.filter(({ operation }) => {
    const needs = needsOf([operation])
    return needs.contents.some((key) => keys.has(key)) || needs.slugs.some((slug) => addresses.has(slug))
  })
}

interface NextRecord {
  readonly before: ContentRecord | undefined
  readonly edited: EditedContent | undefined
  /** The last revision of one that was taken away before. */
  readonly last: number
  readonly at: string
}

/** A record as it is stored next; nothing when it is gone. */
function nextRecord(key: string, { before, edited, last, at }: NextRecord): ContentRecord | undefined {
  const place = readContentKey(key)
  if (!place || !edited) return undefined
  const revision = (before?.revision ?? last) + 1
  return { ...place, ...edited, revision, createdAt: before?.createdAt ?? at, updatedAt: at }
}

/** Refuses records that may not be stored so, by the rules of the calls that write one as a whole. */
async function mustFit(
  db: Database,
  context: SaveContext,
  changes: readonly ContentChange[],
  configured: readonly string[],
): Promise<void> {
  const { tenant } = context
  const hosts = await mediaHostsOf(context, db)
  const problems: Problem[] = []
  const othersFirst = inSteps()
  for (const { before, after } of changes) {
    if (!after) continue
    await othersFirst()
    const known = Object.keys(before?.settings.editPropsByLangEnvMap ?? {})
    const rules = { languages: new Set([...configured, ...known]), baseLanguage: baseLanguage(tenant), hosts }
    const found = problemsOf(after, before?.settings, rules)
    for (const problem of found) problems.push({ ...problem, path: `${contentKey(after)}.${problem.path}` })
  }
  if (problems.length > 0) throw new InvalidQuestion(problems)
}

async function write(db: Database, context: SaveContext, changes: readonly ContentChange[]): Promise<void> {
  await lockAndChangeSite(db, context.tenant.id)
  await writeContents(db, context.tenant.id, changes)
  for (const { before, after } of changes) {
    if (after) await noteStatus(db, before?.status, after, context)
    else if (before) await noteRemoval(db, before, context)
  }
}

/** How the contents stand that a save names, whether it was the first time that it came or not. */
async function savedContents(
  db: Database,
  { tenant, t }: SaveContext,
  operations: readonly Operation[],
): Promise<Readonly<Record<string, SavedContent>>> {
  const named = new Set(needsOf(operations).contents)
  const records = await storedContents(db, tenant.id, { contents: [...named], slugs: [] })
  const entries = records
    .filter((record) => named.has(contentKey(record)))
    .map((record): readonly [string, SavedContent] => {
      const problems = problemsWhenPublished(record, baseLanguage(tenant))
      const described = problems.map((problem) => ({ path: fieldOf(problem), message: describeProblem(t, problem) }))
      return [contentKey(record), { revision: record.revision, problems: described }]
    })
  return Object.fromEntries(entries)
}
