import { type Answer, CallError, type conversationDetail } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { historyOf, imagesOf, linesOf } from '../inbox/inbox.queries.ts'
import type { MessageRow } from '../inbox/records.ts'
import { conversationById, detailedEntries, previousOf } from './conversation.queries.ts'
import { conversationOf } from './records.ts'
import { extrasOf, namesOf } from './rows.queries.ts'

/** What was asked for; what is missing and what is another site's look the same. */
export const conversationOrNotFound = async (
  { storage: { db }, tenant }: Pick<MemberContext, 'storage' | 'tenant'>,
  id: string,
): Promise<MessageRow> => orNotFound(await conversationById(db, tenant.id, id))

export async function wholeConversation(
  { storage: { db }, tenant }: MemberContext,
  row: MessageRow,
): Promise<Answer<typeof conversationDetail>> {
  return conversationOf(row, {
    extras: await extrasOf(db, tenant.id, [row]),
    lines: await linesOf(db, tenant.id, [row.id]),
    images: await imagesOf(db, tenant.id, [row.id]),
    entries: await detailedEntries(db, row),
    history: await historyOf(db, tenant.id, row.id),
    previous: await previousOf(db, row),
  })
}

/**
 * Somebody changed a conversation since the caller read it: `details` holds the newer revision and, as `change`, what was
 * done last, by whom and when.
 */
export async function staleConversation(context: MemberContext, id: string): Promise<CallError> {
  const { storage, t } = context
  const { revision, changed_what: kind, changed_by, updated_at } = await conversationOrNotFound(context, id)
  const name = changed_by === null ? undefined : (await namesOf(storage.db, [changed_by])).get(changed_by)
  const change = {
    ...(kind !== null && { kind }),
    ...(changed_by !== null && { accountId: changed_by }),
    ...(name !== undefined && { by: name }),
    at: new Date(updated_at).toISOString(),
  }
  return new CallError('conflict', { message: messageOf(kind, name, t), details: { revision, change } })
}

function messageOf(
  kind: MessageRow['changed_what'],
  name: string | undefined,
  t: MemberContext['t'],
): string | undefined {
  if (kind === 'answer') return t('error.conversation.answer')
  if (name === undefined) return undefined
  return kind === 'reply' ? t('error.conversation.reply', { name }) : t('error.conversation.change', { name })
}
