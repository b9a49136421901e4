import { randomUUID } from 'node:crypto'
import { type addChatEntry, CallError, type FilledQuestion, formLimits } from '@vitrine/schemas'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import { toJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import { countChange } from '../../../platform/site-revisions/site-revisions.queries.ts'
import { insertChange } from '../../inbox/inbox.queries.ts'
import type { MessageRow } from '../../inbox/records.ts'
import { fieldReader } from '../../visitors/form/form-fields.ts'
import { isSpam, suspicionOf } from '../../visitors/form/spam.ts'
import { appendEntry, changeRow, conversationById } from '../conversation.queries.ts'
import { entryCount, entryWithKey } from './chats.queries.ts'
import { VISITOR_KEY } from './visitor-key.ts'
import { assertNotOver, chatOrNotFound } from './visitors-chat.ts'

type Question = FilledQuestion<typeof addChatEntry>

/** What of these nobody has answered is spam once it looks like it. */
const unanswered: ReadonlySet<MessageRow['status']> = new Set(['new', 'read'])

/** Opens again what was done, and puts away what looks like spam. Nothing else of a chat changes with what is written. */
async function changeStatus(write: Database, row: MessageRow, text: string, now: number): Promise<void> {
  const start = { kind: 'signed', at: now - 60_000, nonce: '' } as const
  const { score, reasons } = suspicionOf({ start, lines: [], message: text }, now)
  const isNowSpam = isSpam({ score, reasons }) && unanswered.has(row.status)
  const status = isNowSpam ? 'spam' : row.status === 'archived' ? 'new' : undefined
  if (status === undefined) return
  const values = {
    status,
    changed_by: null,
    changed_what: 'answer',
    ...(isNowSpam && { spam_score: score, spam_reasons: toJson(reasons) }),
  } as const
  await changeRow(write, row, values, { isNewRevision: true })
  await insertChange(write, row, { status, note: undefined, accountId: null, now })
}

/**
 * Stores what the visitor of a chat writes. The revision of the conversation stays: a member who is writing an answer
 * sees what came, and is not asked whether to send it all the same.
 *
 * @throws CallError `gone` once the chat is over, `not_found`, or `too_many_requests` once it is full.
 */
export async function addEntryOfVisitor(question: Question, context: SiteContext) {
  const { storage, t } = context
  const read = fieldReader(t)
  const text = read.paragraph('text', question.text, { limit: formLimits.message, missing: 'form.message.text' }) ?? ''
  read.done()
  const chat = await chatOrNotFound(question.token, context)
  const clientKey = `${VISITOR_KEY}${question.key}`
  const now = Date.now()
  const ids = { id: chat.message_id, tenant_id: chat.tenant_id }
  return storage.db.transaction().execute(async (write) => {
    // Others wait from here on, so that the same entry twice is seen as that.
    if (!(await changeRow(write, ids, {}, { isNewRevision: false }))) throw new CallError('not_found')
    const known = await entryWithKey(write, chat, clientKey)
    if (known) return { id: known.id, at: new Date(Number(known.at)).toISOString() }
    const current = await chatOrNotFound(question.token, { ...context, storage: { ...storage, db: write } })
    assertNotOver(current, context, now)
    if ((await entryCount(write, chat)) >= formLimits.entries)
      throw new CallError('too_many_requests', { message: t('error.chat.full') })
    const row = await conversationById(write, chat.tenant_id, chat.message_id)
    if (!row) throw new CallError('not_found')
    const id = randomUUID()
    await changeRow(write, ids, { is_unread: 1, last_at: now, updated_at: now }, { isNewRevision: false })
    await appendEntry(write, chat.tenant_id, chat.message_id, { id, kind: 'in', text, clientKey, at: now })
    await changeStatus(write, row, text, now)
    await countChange(write, chat.tenant_id, 'inbox')
    return { id, at: new Date(now).toISOString() }
  })
}
