import type { Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'
import type { Tables } from '../platform/database/tables.ts'

/** Links to set a new password, the language of accounts, and mails that are about no site. */
export const passwordResets: Migration = {
  name: '0010-password-resets',
  async up(db, engine) {
    const { schema } = db
    await schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('resets_of_account').on('password_resets').column('account_id').execute()
    await schema.alterTable('accounts').addColumn('language', 'text').execute()

    if (engine === 'postgres') {
      await schema
        .alterTable('outbox')
        .alterColumn('tenant_id', (column) => column.dropNotNull())
        .execute()
      return
    }
    // SQLite changes no column: the table is made anew. Nothing refers to it.
    await schema
      .createTable('outbox_anew')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.references('tenants.id'))
      .addColumn('about', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('recipient_key', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('reply_to', 'text')
      .addColumn('headers', 'text', (column) => column.notNull())
      .addColumn('dedupe_key', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addUniqueConstraint('outbox_dedupe', ['tenant_id', 'dedupe_key'])
      .execute()
    const columns = [
      ...['id', 'tenant_id', 'about', 'kind', 'recipient', 'recipient_key', 'language', 'content', 'reply_to'],
      ...['headers', 'dedupe_key', 'state', 'tries', 'next_at', 'leased_until', 'last_error', 'created_at', 'sent_at'],
    ] as const
    const tables = db as unknown as Kysely<Tables & { outbox_anew: Tables['outbox'] }>
    await tables
      .insertInto('outbox_anew')
      .columns([...columns])
      .expression(tables.selectFrom('outbox').select([...columns]))
      .execute()
    await schema.dropTable('outbox').execute()
    await schema.alterTable('outbox_anew').renameTo('outbox').execute()
    await schema.createIndex('outbox_to_send').on('outbox').columns(['state', 'next_at']).execute()
    await schema.createIndex('outbox_in_order').on('outbox').columns(['tenant_id', 'created_at']).execute()
  },
}
