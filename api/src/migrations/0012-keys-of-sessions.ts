import type { Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'
import type { Tables } from '../platform/database/tables.ts'

/** Keys into frames end with the session that they came from. Those of before know none, and live an hour at most. */
export const keysOfSessions: Migration = {
  name: '0012-keys-of-sessions',
  async up(db) {
    await db.schema.alterTable('draft_keys').addColumn('session_hash', 'text').execute()
    await (db as unknown as Kysely<Tables>).deleteFrom('draft_keys').where('kind', '!=', 'preview').execute()
  },
}
