import type { Migration } from '../platform/database/migrate.ts'

/** Two-factor sign-in, changes of e-mail addresses, and the language that somebody chose. */
export const twoFactor: Migration = {
  name: '0033-two-factor',
  async up({ schema }) {
    await schema
      .createTable('two_factor')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().primaryKey().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createTable('recovery_codes')
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_codes_key', ['account_id', 'code_hash'])
      .execute()
    await schema
      .createTable('email_changes')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('email_changes_of_account').on('email_changes').column('account_id').execute()
    await schema.alterTable('accounts').addColumn('chosen_language', 'text').execute()
  },
}
