import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { folded } from '../../../platform/language/folded.ts'

export type EntryRow = Selectable<Tables['conversation_entries']>

/** What was said, as it is stored: the time in milliseconds. */
export interface NewEntry {
  readonly kind: 'in' | 'out'
  readonly text: string
  readonly key?: string | undefined
  readonly at: number
}

/** Stores a conversation in its order; inside the transaction of its message. */
export async function insertEntries(
  db: Database,
  tenantId: string,
  messageId: string,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return
  await db
    .insertInto('conversation_entries')
    .values(
      entries.map(({ kind, text, key, at }, position) => ({
        id: randomUUID(),
        tenant_id: tenantId,
        message_id: messageId,
        position,
        kind,
        account_id: null,
        text,
        mail_id: null,
        header_id: null,
        key: key ?? null,
        at,
        client_key: null,
        sender: null,
        sender_key: null,
        search: folded(text),
      })),
    )
    .execute()
}

/** What was said in the conversations of these messages, each in its order. */
export async function entriesOf(
  db: Database,
  tenantId: string,
  messageIds: readonly string[],
): Promise<readonly EntryRow[]> {
  if (messageIds.length === 0) return []
  return db
    .selectFrom('conversation_entries')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('message_id', 'in', messageIds)
    .orderBy('message_id')
    .orderBy('position')
    .execute()
}
