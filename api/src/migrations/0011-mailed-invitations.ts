import type { Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'
import type { Tables } from '../platform/database/tables.ts'

/** Invitations know the mail with their link. Links from before were told to who invited, so they end. */
export const mailedInvitations: Migration = {
  name: '0011-mailed-invitations',
  async up(db) {
    await db.schema.alterTable('invitations').addColumn('mail_key', 'text').execute()
    await (db as unknown as Kysely<Tables>)
      .updateTable('invitations')
      .set({ expires_at: 0 })
      .where('accepted_at', 'is', null)
      .execute()
  },
}
