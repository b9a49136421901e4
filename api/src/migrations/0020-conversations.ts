import type { Migration } from '../platform/database/migrate.ts'

/** What was said in a conversation, in its order; the inquiry that came of it is a row of `messages`. */
export const conversations: Migration = {
  name: '0020-conversations',
  async up({ schema }) {
    await schema
      .createTable('conversation_entries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('mail_id', 'text')
      .addColumn('header_id', 'text')
      .addColumn('key', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('conversation_entries_in_order')
      .on('conversation_entries')
      .columns(['tenant_id', 'message_id', 'position'])
      .unique()
      .execute()
  },
}
