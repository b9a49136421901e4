import type { Migration } from '../platform/database/migrate.ts'

/** Passkeys of accounts, and the challenges that wait for one. */
export const passkeys: Migration = {
  name: '0040-passkeys',
  async up({ schema }) {
    await schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await schema.createIndex('passkeys_of_account').on('passkeys').column('account_id').execute()
    await schema
      .createTable('passkey_challenges')
      .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('passkey_challenges_by_end').on('passkey_challenges').column('expires_at').execute()
  },
}
