import type { Database } from '../../../platform/database/tables.ts'

/** The conversation of a site that a mail with one of these ids belongs to; the first id that is known counts. */
export async function conversationOfIds(
  db: Database,
  tenantId: string,
  ids: readonly string[],
): Promise<string | undefined> {
  if (ids.length === 0) return undefined
  const entries = await db
    .selectFrom('conversation_entries')
    .select(['header_id', 'message_id'])
    .where('tenant_id', '=', tenantId)
    .where('header_id', 'in', ids)
    .execute()
  const begun = await db
    .selectFrom('messages')
    .select(['header_id', 'id as message_id'])
    .where('tenant_id', '=', tenantId)
    .where('header_id', 'in', ids)
    .execute()
  // Mails that were sent by themselves are named by their ids in the outbox: `<{id}@…>`.
  const outboxIds = ids.flatMap((id) => /^<([0-9a-f]{8}-[0-9a-f-]{27})@/.exec(id)?.[1] ?? [])
  const sent =
    outboxIds.length === 0
      ? []
      : await db
          .selectFrom('outbox')
          .innerJoin('messages', (join) =>
            join.onRef('messages.id', '=', 'outbox.about').onRef('messages.tenant_id', '=', 'outbox.tenant_id'),
          )
          .select(['outbox.id', 'messages.id as message_id'])
          .where('outbox.tenant_id', '=', tenantId)
          .where('outbox.kind', '=', 'inquiry-copy')
          .where('outbox.id', 'in', outboxIds)
          .execute()
  const known = new Map<string, string>(
    [...entries, ...begun].map(({ header_id, message_id }) => [header_id ?? '', message_id]),
  )
  for (const id of ids) {
    const found = known.get(id) ?? sent.find((mail) => id.startsWith(`<${mail.id}@`))?.message_id
    if (found !== undefined) return found
  }
  return undefined
}

/** Whether a site has this mail already. */
export const hasMail = async (db: Database, tenantId: string, headerId: string): Promise<boolean> =>
  (await conversationOfIds(db, tenantId, [headerId])) !== undefined
