import type { Kysely } from 'kysely'
import type { MigratedTables, Migration } from '../platform/database/migrate.ts'

/** What members do with what arrives: replies, notes, tags, who takes care of it, and templates of replies. */
export const inbox: Migration = {
  name: '0030-inbox',
  async up(migrated) {
    const { schema } = migrated
    const onMessages = (name: string, type: 'text' | 'integer' | 'bigint') =>
      type === 'text'
        ? schema.alterTable('messages').addColumn(name, type).execute()
        : schema
            .alterTable('messages')
            .addColumn(name, type, (column) => column.notNull().defaultTo(0))
            .execute()
    await onMessages('assignee', 'text')
    await onMessages('is_unread', 'integer')
    await onMessages('last_at', 'bigint')
    await onMessages('subject', 'text')
    await onMessages('header_id', 'text')
    await onMessages('changed_by', 'text')
    await onMessages('changed_what', 'text')
    for (const column of ['client_key', 'sender', 'sender_key', 'search'])
      await schema.alterTable('conversation_entries').addColumn(column, 'text').execute()
    await schema.alterTable('inquiry_images').addColumn('entry_id', 'text').execute()

    await schema
      .createTable('message_tags')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
      .addColumn('tag_key', 'text', (column) => column.notNull())
      .addColumn('tag', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('message_tags_key', ['tenant_id', 'message_id', 'tag_key'])
      .execute()
    await schema
      .createTable('reply_templates')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('texts', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('reply_templates_key', ['tenant_id', 'id'])
      .addUniqueConstraint('reply_templates_names', ['tenant_id', 'name_key'])
      .execute()

    const db = migrated as unknown as Kysely<MigratedTables>
    await db
      .updateTable('messages')
      .set(({ ref, eb }) => ({
        last_at: ref('created_at'),
        is_unread: eb.case().when('status', '=', 'new').then(1).else(0).end() as never,
      }))
      .execute()

    const index = (name: string, table: string, columns: readonly string[]) =>
      schema
        .createIndex(name)
        .on(table)
        .columns(['tenant_id', ...columns])
    await index('messages_by_last', 'messages', ['last_at']).execute()
    await index('messages_by_header', 'messages', ['header_id']).execute()
    await index('tags_of_site', 'message_tags', ['tag_key']).execute()
    await index('entries_by_header', 'conversation_entries', ['header_id']).execute()
    await index('entries_by_sender', 'conversation_entries', ['sender_key']).execute()
    // What has no key is as often there as one likes.
    await index('entries_by_client_key', 'conversation_entries', ['message_id', 'client_key']).unique().execute()
  },
}
