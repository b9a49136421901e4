import { randomUUID } from 'node:crypto'
import { type addConversationEntry, CallError, type FilledQuestion, type MessageStatus } from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { queueMail } from '../../../platform/mail/queue-mail.queries.ts'
import { secretOf } from '../../../platform/signing/secret.queries.ts'
import { countChange } from '../../../platform/site-revisions/site-revisions.queries.ts'
import { insertChange } from '../../inbox/inbox.queries.ts'
import type { MessageRow } from '../../inbox/records.ts'
import { paragraph } from '../../visitors/form/normalize-text.ts'
import { chatsOf, replyWayOf } from '../chat/chats.queries.ts'
import { appendEntry, changeRow, detailedEntries, entryByKey } from '../conversation.queries.ts'
import { conversationOrNotFound, staleConversation } from '../whole-conversation.ts'
import { replyMail } from './reply-mail.ts'

type Question = FilledQuestion<typeof addConversationEntry>

/** So long the mail of a reply in a chat waits to be taken back, in milliseconds: longer than a visitor counts as there. */
const HELD = 60_000

/** What a reply makes of a conversation that nobody says anything else of. */
const answeredStatuses: ReadonlySet<MessageStatus> = new Set(['new', 'read', 'spam'])

function statusAfter({ kind, status }: Question, row: MessageRow): MessageStatus {
  if (status !== undefined) return status
  return kind === 'reply' && answeredStatuses.has(row.status) ? 'replied' : row.status
}

/** The placeholders of templates, filled in with what is known of the buyer. */
export const filledIn = (text: string, { name, company, reference, product_name }: MessageRow): string => {
  const values: Readonly<Record<string, string>> = {
    name,
    company: company ?? '',
    reference,
    product: product_name ?? '',
  }
  return text.replaceAll(/\{\{\s*(name|company|reference|product)\s*\}\}/g, (_all, key: string) => values[key] ?? '')
}

/**
 * Stores what a member writes: the entry, the status and, of a reply, the mail in the outbox are there together or not at
 * all. In a chat whose visitor is there, the mail is held until they have read it, which
 * takes it back; without an address there is none. What was sent before with the same key is not stored again.
 *
 * @returns the id of the entry.
 * @throws CallError `conflict` when somebody changed the conversation since the revision that was seen,
 * `invalid_request` where a reply would reach nobody.
 */
export async function addEntry(question: Question, context: MemberContext): Promise<string> {
  const { storage, tenant, account } = context
  const { id: messageId, kind, key, revision, status } = question
  const row = await conversationOrNotFound(context, messageId)
  const clientKey = `${account.id} ${key}`
  const known = await entryByKey(storage.db, tenant.id, messageId, clientKey)
  if (known) return known.id
  const written = paragraph(question.text)
  const text = kind === 'reply' ? paragraph(filledIn(written, row)) : written
  if (text === '') throw emptyText(context)
  const now = Date.now()
  const entryId = randomUUID()
  const after = statusAfter(question, row)
  const isReply = kind === 'reply'
  const chat = isReply ? (await chatsOf(storage.db, tenant.id, [messageId])).get(messageId) : undefined
  const way = chat && replyWayOf(chat, row.email, now)
  if (way === 'nobody') throw new CallError('invalid_request', { fields: { kind: context.t('problem.chatReply') } })
  const isTaken = chat !== undefined && row.assignee === null
  // Whoever leaves a chat before they read it gets it by mail, if they left an address.
  const isHeld = way === 'chat' && row.email !== ''
  const mail =
    isReply && (way === undefined || way === 'mail' || isHeld)
      ? replyMail(
          { entryId, text, language: question.language ?? row.language },
          { row, entries: await detailedEntries(storage.db, row), secret: await secretOf(storage.db), context },
        )
      : undefined

  const stored = await storage.db.transaction().execute(async (write: Database) => {
    // Who only notes something overwrites nothing that others did.
    const seen = isReply || status !== undefined ? revision : undefined
    const values = {
      ...(seen !== undefined && { status: after }),
      ...(isReply && { is_unread: 0 as const, last_at: now }),
      // Whoever answers a chat first takes care of it.
      ...(isTaken && { assignee: account.id }),
      updated_at: now,
      changed_by: account.id,
      changed_what: isReply ? ('reply' as const) : ('note' as const),
    }
    if (!(await changeRow(write, row, values, { seen, isNewRevision: true })))
      // The same entry may have been stored a moment ago, by the first of two tries.
      return (await entryByKey(write, tenant.id, messageId, clientKey))?.id
    const twin = await entryByKey(write, tenant.id, messageId, clientKey)
    if (twin) return twin.id
    if (isTaken)
      await appendEntry(write, tenant.id, messageId, {
        id: randomUUID(),
        kind: 'event',
        key: 'assigned',
        text: account.name,
        accountId: account.id,
        at: now,
      })
    await appendEntry(write, tenant.id, messageId, {
      id: entryId,
      kind: isReply ? 'out' : 'note',
      text,
      accountId: account.id,
      clientKey,
      at: now,
      ...(mail && { mailId: mail.id, headerId: mail.messageId }),
    })
    if (seen !== undefined && after !== row.status)
      await insertChange(write, row, { status: after, note: undefined, accountId: account.id, now })
    if (mail) await queueMail(write, isHeld ? { ...mail, notBefore: now + HELD } : mail)
    await countChange(write, tenant.id, 'inbox')
    return entryId
  })
  if (stored === undefined) throw await staleConversation(context, messageId)
  return stored
}

const emptyText = ({ t }: MemberContext): CallError =>
  new CallError('invalid_request', { fields: { text: t('problem.minLength', { limit: 1 }) } })
