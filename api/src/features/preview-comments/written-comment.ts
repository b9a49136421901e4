import { CallError, commentLimits } from '@vitrine/schemas'
import type { SiteContext } from '../../http/endpoint/context.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { line, paragraph } from '../visitors/form/normalize-text.ts'
import { type CommentedDraft, commentById, countOfDraft } from './preview-comments.queries.ts'

/** A text as it is stored. @throws CallError `invalid_request` where nothing is left of it. */
export function writtenText({ t }: Pick<SiteContext, 't'>, field: string, text: string): string {
  const written = field === 'name' ? line(text) : paragraph(text)
  if (written === '')
    throw new CallError('invalid_request', { fields: { [field]: t('problem.minLength', { limit: 1 }) } })
  return written
}

/** @throws CallError `conflict` when a draft has as many comments as it can have. */
export async function assertRoom({ storage, t }: SiteContext, draft: CommentedDraft): Promise<void> {
  if ((await countOfDraft(storage.db, draft)) >= commentLimits.perDraft)
    throw new CallError('conflict', { message: t('error.comments.full') })
}

/** What a reply takes over from the comment that it replies to. @throws CallError `not_found` where that is none. */
export async function threadOf({ storage }: Pick<SiteContext, 'storage'>, draft: CommentedDraft, id: string) {
  const row = orNotFound(await commentById(storage.db, draft, id))
  if (row.thread_id !== null) throw new CallError('not_found')
  return { page: row.page_id, language: row.language, path: row.path, threadId: row.id }
}
