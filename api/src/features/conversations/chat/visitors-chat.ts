import { CallError } from '@vitrine/schemas'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import { hashOf } from '../../accounts/tokens.ts'
import { chatByToken, isOver } from './chats.queries.ts'
import type { ChatRow } from './tables.ts'

/**
 * The chat whose token somebody shows, over or not. What is missing and what is another site's look the same.
 *
 * @throws CallError `not_found`.
 */
export async function chatOrNotFound(
  token: string,
  { storage, tenant }: Pick<SiteContext, 'storage' | 'tenant'>,
): Promise<ChatRow> {
  const hash = hashOf(token)
  const chat = hash === undefined ? undefined : await chatByToken(storage.db, tenant.id, hash)
  if (!chat) throw new CallError('not_found')
  return chat
}

/** @throws CallError `gone` once nobody can write in it any more. */
export function assertNotOver(chat: ChatRow, { t }: Pick<SiteContext, 't'>, now: number): void {
  if (isOver(chat, now)) throw new CallError('gone', { message: t('error.chat.over') })
}
