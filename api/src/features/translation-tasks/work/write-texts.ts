import { createHash } from 'node:crypto'
import { baseLanguage, contentOf, needsOf } from '@vitrine/model'
import type { Operation, TranslationTextReason } from '@vitrine/schemas'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { triedTo } from '../../content-imports/tried-to.queries.ts'
import { storedContents } from '../../contents/editing/stored-contents.queries.ts'
import { contentsRevision } from '../../contents/log/content-operations.queries.ts'
import { writeOperations } from '../../contents/saving/save-contents.ts'
import { saveInTransaction } from '../../drafts/saving/save.ts'
import { readForSave } from '../../drafts/store/draft-changes.queries.ts'
import { lockDraft } from '../../drafts/store/draft-rows.queries.ts'
import { lockSite } from '../../sites/lock-site.queries.ts'
import type { TextRow } from '../store/texts.queries.ts'
import { type TextsOfOwner, textsOfContents, textsOfDraft } from './owned-texts.ts'
import type { TaskAuthor, TaskPlace } from './task-author.ts'

/** What is to be done about a text: an operation, or why there is none. */
export type Decision = { readonly operation: Operation } | { readonly without: TranslationTextReason }

export interface Writing {
  readonly place: TaskPlace
  readonly author: TaskAuthor
  /** What is to be done about a text, by how it is now. */
  readonly decide: (row: TextRow, textsOf: TextsOfOwner) => Decision
  /** Notes what became of it, in the same transaction; `not-accepted` where its operation was refused. */
  readonly note: (write: Database, row: TextRow, textsOf: TextsOfOwner, reason?: TranslationTextReason) => Promise<void>
}

/**
 * An id that follows from what an operation does, so that a repeat of it is the same: of the task, the language, whose text it
 * is, its path and what it was made from.
 */
export const operationIdOf = (what: string, { task_id, language, owner, path, seen }: TextRow): string =>
  createHash('sha256')
    .update(JSON.stringify([what, task_id, language, owner, path, seen]))
    .digest('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 8)

/** Whether a text is one of a content, and not of a draft. */
export const isOfContent = ({ owner }: TextRow): boolean => 'content' in fromJson(owner)

/** Writes texts of a draft in one transaction, or those of contents: each as it was decided, all with their notes. */
export async function writeTexts(write: Database, rows: readonly TextRow[], writing: Writing): Promise<void> {
  const [first] = rows
  if (!first) return
  if (isOfContent(first)) await writeToContents(write, rows, writing)
  else await writeToDraft(write, rows, writing)
}

async function writeToDraft(write: Database, rows: readonly TextRow[], writing: Writing): Promise<void> {
  const { author, place } = writing
  const { draft: saving } = author
  const gone = async () => {
    for (const row of rows) await writing.note(write, row, () => undefined, 'gone')
  }
  if (!saving) return gone()
  const { tenantId, draftsId } = saving
  const revision = await lockDraft(write, place.storage.engine, tenantId, Number(draftsId))
  if (revision === undefined) return gone()
  const needs = needsOf(rows.map(({ owner, path }) => ({ id: '', type: 'clear-setting', of: fromJson(owner), path })))
  const read = await readForSave(write, place.specs, tenantId, draftsId, needs)
  if (!read) return gone()
  const textsOf = textsOfDraft(read.draft, place.specs)
  let baseRevision = revision
  await each(write, rows, { writing, textsOf }, async (operations) => {
    const saved = await saveInTransaction(write, saving, { baseRevision, operations })
    baseRevision = saved.revision
  })
}

async function writeToContents(write: Database, rows: readonly TextRow[], writing: Writing): Promise<void> {
  const { contents: author } = writing.author
  const { tenant } = author
  await lockSite(write, tenant.id)
  const keys = rows.flatMap(
    ({ owner }) => contentOf({ id: '', type: 'clear-setting', of: fromJson(owner), path: '' }) ?? [],
  )
  const records = await storedContents(write, tenant.id, { contents: [...new Set(keys)], slugs: [] })
  const textsOf = textsOfContents(records, baseLanguage(tenant))
  await each(write, rows, { writing, textsOf }, async (operations) => {
    const baseRevision = await contentsRevision(write, tenant.id)
    await writeOperations(write, author, { baseRevision, operations })
  })
}

/** Decides about each, and saves what is to be done: all at once, or each by itself where one of them is refused. */
async function each(
  write: Database,
  rows: readonly TextRow[],
  { writing: { decide, note }, textsOf }: { readonly writing: Writing; readonly textsOf: TextsOfOwner },
  save: (operations: readonly Operation[]) => Promise<void>,
): Promise<void> {
  const decided = rows.map((row) => ({ row, decision: decide(row, textsOf) }))
  const wanted = decided.flatMap(({ row, decision }) =>
    'operation' in decision ? [{ row, operation: decision.operation }] : [],
  )
  for (const { row, decision } of decided) if ('without' in decision) await note(write, row, textsOf, decision.without)
  if (wanted.length === 0) return
  if (await triedTo(write, () => save(wanted.map(({ operation }) => operation)))) {
    for (const { row } of wanted) await note(write, row, textsOf)
    return
  }
  for (const { row, operation } of wanted) {
    const isDone = await triedTo(write, () => save([operation]))
    await note(write, row, textsOf, isDone ? undefined : 'not-accepted')
  }
}
