import type { Migration } from '../platform/database/migrate.ts'

/** Chats of visitors with members: how long each is open and its visitor there, what names it, and who is available. */
export const chats: Migration = {
  name: '0041-chats',
  async up({ schema }) {
    await schema
      .createTable('chats')
      .addColumn('message_id', 'text', (column) => column.primaryKey().references('messages.id').onDelete('cascade'))
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('here_until', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute()
    await schema.createIndex('chats_here').on('chats').columns(['tenant_id', 'here_until']).execute()
    await schema
      .createTable('chat_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('chat_tokens_of_message').on('chat_tokens').column('message_id').execute()
    await schema.createIndex('chat_tokens_by_end').on('chat_tokens').column('until').execute()
    await schema
      .createTable('chat_presences')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('tab', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_presences_key', ['tenant_id', 'account_id', 'tab'])
      .execute()
    await schema.createIndex('chat_presences_by_end').on('chat_presences').column('until').execute()
  },
}
