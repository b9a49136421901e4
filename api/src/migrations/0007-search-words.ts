import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/**
 * Words by which contents are found, in place of one long text that every search had to read. They are not filled
 * in any more: 0015 replaces them before anybody looks.
 */
export const searchWords: Migration = {
  name: '0007-search-words',
  async up(db, engine) {
    const { schema } = db
    const sorted = engine === 'postgres' ? sql`text collate "C"` : sql`text`
    // On SQLite the key is the table then, which halves it.
    const end = engine === 'postgres' ? sql`` : sql`without rowid`
    await schema
      .createTable('search_words')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('word', sorted, (column) => column.notNull())
      .addPrimaryKeyConstraint('search_words_key', ['tenant_id', 'word'])
      .modifyEnd(end)
      .execute()
    await schema
      .createTable('contents_words')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('content_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('word', sorted, (column) => column.notNull())
      .addPrimaryKeyConstraint('contents_words_key', ['tenant_id', 'kind', 'word', 'content_id'])
      .addForeignKeyConstraint('contents_words_content', ['tenant_id', 'content_id'], 'contents', ['tenant_id', 'id'])
      .modifyEnd(end)
      .execute()
    await schema
      .createIndex('contents_words_of_content')
      .on('contents_words')
      .columns(['tenant_id', 'content_id'])
      .execute()
    // All that a list needs to find its page, so that no record is read for being counted.
    await schema.dropIndex('contents_in_order').execute()
    await schema
      .createIndex('contents_listed')
      .on('contents')
      .columns(['tenant_id', 'kind', 'status', 'position', 'slug', 'id'])
      .execute()
    await schema.alterTable('contents').dropColumn('search').execute()
  },
}
