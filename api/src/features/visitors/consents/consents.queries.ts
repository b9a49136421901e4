import type { Selectable } from 'kysely'
import type { Database, Tables } from '../../../platform/database/tables.ts'

export type ConsentRow = Selectable<Tables['consents']>

/** The last choice that a browser made on a site. */
export const lastConsent = (db: Database, tenantId: string, id: string): Promise<ConsentRow | undefined> =>
  db
    .selectFrom('consents')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Stores a choice; two at the same millisecond are one that was sent twice. */
export async function insertConsent(db: Database, row: ConsentRow): Promise<void> {
  await db
    .insertInto('consents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id', 'at']).doNothing())
    .execute()
}
