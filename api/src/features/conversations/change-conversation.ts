import { randomUUID } from 'node:crypto'
import { CallError, type ConversationChange, can, type changeConversation, type FilledQuestion } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import type { Database } from '../../platform/database/tables.ts'
import { countChange } from '../../platform/site-revisions/site-revisions.queries.ts'
import { membershipOf } from '../accounts/accounts.queries.ts'
import { insertChange } from '../inbox/inbox.queries.ts'
import type { MessageRow } from '../inbox/records.ts'
import { line } from '../visitors/form/normalize-text.ts'
import { appendEntry, changeRow, memberById, setTags } from './conversation.queries.ts'
import { conversationOrNotFound, staleConversation } from './whole-conversation.ts'

type Question = FilledQuestion<typeof changeConversation>

/** The name of a new assignee, who must be a member that may read the inbox; nothing for nobody. */
async function assigneeName({ storage: { db }, tenant, t }: MemberContext, id: string | null): Promise<string> {
  if (id === null) return ''
  const member = await memberById(db, tenant.id, id)
  if (!member || !can(membershipOf(member), 'inbox.read'))
    throw new CallError('invalid_request', { fields: { assignee: t('problem.assignee') } })
  return member.name
}

/** Marks a conversation as read or unread, which nobody needs to have seen anything for. */
async function mark(
  write: Database,
  row: MessageRow,
  isUnread: boolean,
  accountId: string,
  now: number,
): Promise<void> {
  const is_unread = isUnread ? 1 : 0
  if (!isUnread && row.status === 'new') {
    const values = { is_unread, status: 'read', updated_at: now } as const
    if (await changeRow(write, row, values, { seen: row.revision, isNewRevision: false }))
      return insertChange(write, row, { status: 'read', note: undefined, accountId, now })
  }
  await changeRow(write, row, { is_unread }, { isNewRevision: false })
}

/**
 * Changes a conversation for a member.
 *
 * @throws CallError `conflict` when somebody changed it since, `invalid_request` for an assignee who is none.
 */
export async function applyChange(question: Question, context: MemberContext): Promise<void> {
  const { storage, account, t } = context
  const { id, status, assignee, tags, isUnread, revision: seen } = question
  const row = await conversationOrNotFound(context, id)
  const now = Date.now()
  if (status === undefined && assignee === undefined && tags === undefined) {
    if (isUnread === undefined) return
    await storage.db.transaction().execute(async (write) => {
      await mark(write, row, isUnread, account.id, now)
      await countChange(write, row.tenant_id, 'inbox')
    })
    return
  }
  if (seen === undefined)
    throw new CallError('invalid_request', {
      fields: { revision: t('problem.required', { missingProperty: 'revision' }) },
    })
  const name = assignee === undefined ? undefined : await assigneeName(context, assignee)
  const isAssigned = assignee !== undefined && assignee !== row.assignee
  const isMoved = status !== undefined && status !== row.status
  const what: ConversationChange = isMoved ? 'status' : isAssigned ? 'assignee' : tags ? 'tags' : 'status'
  const unread = isUnread ?? (status === undefined ? undefined : status === 'new' ? row.is_unread === 1 : false)
  const isDone = await storage.db.transaction().execute(async (write) => {
    const values = {
      ...(status !== undefined && { status }),
      ...(assignee !== undefined && { assignee }),
      ...(unread !== undefined && { is_unread: unread ? (1 as const) : (0 as const) }),
      updated_at: now,
      changed_by: account.id,
      changed_what: what,
    }
    if (!(await changeRow(write, row, values, { seen, isNewRevision: true }))) return false
    if (isMoved) await insertChange(write, row, { status, note: undefined, accountId: account.id, now })
    if (tags) await setTags(write, row, tags.map(line))
    if (isAssigned)
      await appendEntry(write, row.tenant_id, row.id, {
        id: randomUUID(),
        kind: 'event',
        key: assignee === null ? 'unassigned' : 'assigned',
        text: name ?? '',
        accountId: account.id,
        at: now,
      })
    await countChange(write, row.tenant_id, 'inbox')
    return true
  })
  if (!isDone) throw await staleConversation(context, id)
}
