import type { Kysely } from 'kysely'
import type { MigratedTables, Migration } from '../platform/database/migrate.ts'

const RESERVED = 'inquiry-list'

/**
 * `inquiry-list` is a page of every site now, so no site can be called so: its addresses would lead to that page.
 *
 * @throws Error when a site is; its client ID is to be changed first.
 */
export const inquiryList: Migration = {
  name: '0017-inquiry-list',
  async up(migrated) {
    const db = migrated as unknown as Kysely<MigratedTables>
    const taken = await db.selectFrom('tenants').select('name').where('client_id', '=', RESERVED).executeTakeFirst()
    if (taken)
      throw new Error(
        `The site "${taken.name}" has the client ID "${RESERVED}", which is reserved for the inquiry list of every site. Change it with the version before, then start again.`,
      )
  },
}
