import { contentDifference, editableContents, editedContentOf } from '@vitrine/model'
import { type ContentKind, type ContentRecord, contentKey, newId } from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { recordContentEvents } from '../../webhooks/events/content-events.queries.ts'
import { type DoneToContent, logContentOperations } from './content-operations.queries.ts'

type Author = Pick<MemberContext, 'tenant' | 'account' | 'requestId'>

const authorOf = ({ tenant, account, requestId }: Author) => ({
  tenantId: tenant.id,
  accountId: account.id,
  apiKey: account.apiKey?.name,
  requestId,
})

/** A record as it was and as it is: one is missing when it is new, or gone. */
interface Change {
  readonly before?: ContentRecord | undefined
  readonly after?: ContentRecord | undefined
}

/** Writes down what became of a record that was written as a whole, as the operations that lead from one to the other. */
export async function logChange(db: Database, { before, after }: Change, author: Author): Promise<void> {
  const one = after ?? before
  if (!one) return
  const content = contentKey(one)
  const codes = [before, after].flatMap((record) => Object.keys(record?.settings.editPropsByLangEnvMap ?? {}))
  // The record was checked: whatever language it has, it may have.
  const languages = [...new Set(codes)].map((code) => ({ code, enabled: true }))
  const draft = editableContents({ ...author.tenant, languages }, before ? { [content]: editedContentOf(before) } : {})
  const done = contentDifference(draft, content, after && editedContentOf(after))
  const revision = { content, contentRevision: one.revision }
  const noted = done.map((each) => ({ ...each, ...revision }))
  await logContentOperations(db, authorOf(author), noted)
  await recordContentEvents(db, author.tenant.id, noted)
}

/** Where a record stood and stands among those of its kind; its revision is not counted for it. */
interface Move {
  readonly id: string
  readonly before: number
  readonly position: number
  readonly revision: number
}

/** Writes down that records of a kind got other places, and tells webhooks of each: those that made room too. */
export async function logMoves(db: Database, kind: ContentKind, moves: readonly Move[], author: Author): Promise<void> {
  const done = moves.map(({ id, before, position, revision }): DoneToContent => {
    const content = contentKey({ kind, id })
    const to = (order: number) => ({ id: newId(), type: 'change-content', content, changes: { order } }) as const
    return { operation: to(position), inverse: to(before), content, contentRevision: revision }
  })
  await logContentOperations(db, authorOf(author), done)
  await recordContentEvents(db, author.tenant.id, done)
}
