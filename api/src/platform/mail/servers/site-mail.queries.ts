import type { Insertable, Selectable } from 'kysely'
import type { Database, Tables } from '../../database/tables.ts'

export type SiteMailRow = Selectable<Tables['site_mail']>

/** What the owner of a site said of its mails; nothing when they said nothing yet. */
export const siteMailOf = (db: Database, tenantId: string): Promise<SiteMailRow | undefined> =>
  db.selectFrom('site_mail').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst()

/** Replaces what was said before. To be called where the site is held. */
export async function putSiteMail(write: Database, row: Insertable<Tables['site_mail']>): Promise<void> {
  const { tenant_id: _tenantId, ...values } = row
  await write
    .insertInto('site_mail')
    .values(row)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute()
}
