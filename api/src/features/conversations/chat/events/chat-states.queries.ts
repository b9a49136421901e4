import type { Database } from '../../../../platform/database/tables.ts'
import { isOver } from '../chats.queries.ts'
import { sitesWithSomebody } from '../presence.queries.ts'

/** How a chat stands. */
export interface ChatState {
  /** How many entries it has, those included that its visitor may not read. */
  readonly count: number
  readonly isSomebodyHere: boolean
  readonly isOver: boolean
}

/** How chats stand, in two statements, however many they are. */
export async function statesOf(
  db: Database,
  ids: readonly string[],
): Promise<readonly (readonly [string, ChatState])[]> {
  const now = Date.now()
  const rows = await db
    .selectFrom('chats')
    .leftJoin('conversation_entries as entry', (join) =>
      join.onRef('entry.message_id', '=', 'chats.message_id').onRef('entry.tenant_id', '=', 'chats.tenant_id'),
    )
    .where('chats.message_id', 'in', ids)
    .groupBy(['chats.message_id', 'chats.tenant_id', 'chats.until', 'chats.ended_at'])
    .select(({ fn }) => [
      'chats.message_id',
      'chats.tenant_id',
      'chats.until',
      'chats.ended_at',
      fn.max('entry.position').as('last'),
    ])
    .execute()
  const sites = await sitesWithSomebody(db, [...new Set(rows.map(({ tenant_id }) => tenant_id))], now)
  return rows.map(({ message_id, tenant_id, last, ...chat }) => [
    message_id,
    {
      count: last === null ? 0 : Number(last) + 1,
      isSomebodyHere: sites.has(tenant_id),
      isOver: isOver(chat, now),
    },
  ])
}
