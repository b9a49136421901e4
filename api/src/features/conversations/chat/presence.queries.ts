import { can } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import { membershipOf } from '../../accounts/accounts.queries.ts'

/** So long a tab counts after it said that it is there, in milliseconds: one that died is forgotten after it. */
export const PRESENCE = 75_000

interface Tab {
  readonly tenantId: string
  readonly accountId: string
  readonly tab: string
}

/** Notes that a member is available in a tab until a time. */
export const setPresence = (db: Database, { tenantId, accountId, tab }: Tab, until: number) =>
  db
    .insertInto('chat_presences')
    .values({ tenant_id: tenantId, account_id: accountId, tab, until })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'account_id', 'tab']).doUpdateSet({ until }))
    .execute()

export const removePresence = (db: Database, { tenantId, accountId, tab }: Tab) =>
  db
    .deleteFrom('chat_presences')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('tab', '=', tab)
    .execute()

/** The sites among these where a member is available who may still answer. */
export async function sitesWithSomebody(
  db: Database,
  tenantIds: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (tenantIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('chat_presences')
    .innerJoin('members', (join) =>
      join
        .onRef('members.tenant_id', '=', 'chat_presences.tenant_id')
        .onRef('members.account_id', '=', 'chat_presences.account_id'),
    )
    .where('chat_presences.tenant_id', 'in', tenantIds)
    .where('chat_presences.until', '>', now)
    .select(['chat_presences.tenant_id', 'members.role', 'members.languages', 'members.permission_sets'])
    .execute()
  return new Set(
    rows.flatMap(({ tenant_id, ...place }) => (can(membershipOf(place), 'inbox.write') ? [tenant_id] : [])),
  )
}

export const isSomebodyHere = async (db: Database, tenantId: string, now: number): Promise<boolean> =>
  (await sitesWithSomebody(db, [tenantId], now)).has(tenantId)
