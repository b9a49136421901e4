import { type Kysely, sql } from 'kysely'
import { indexStoredValues } from '../features/contents/rows/index-values.queries.ts'
import type { Migration } from '../platform/database/migrate.ts'
import type { Database } from '../platform/database/tables.ts'

/** What the tables of the office are sorted and filtered by, and the views of them that members save. */
export const rowsOfContents: Migration = {
  name: '0029-rows-of-contents',
  async up(db, engine) {
    const { schema } = db
    const sorted = engine === 'postgres' ? sql`text collate "C"` : sql`text`
    // On SQLite the key is the table then, which halves it.
    const end = engine === 'postgres' ? sql`` : sql`without rowid`
    await schema
      .createTable('contents_values')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('content_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('text', sorted)
      .addColumn('number', 'double precision')
      .addColumn('written', 'text')
      .addPrimaryKeyConstraint('contents_values_key', ['tenant_id', 'content_id', 'path', 'language', 'place'])
      .addForeignKeyConstraint(
        'contents_values_content',
        ['tenant_id', 'content_id'],
        'contents',
        ['tenant_id', 'id'],
        (key) => key.onDelete('cascade'),
      )
      .modifyEnd(end)
      .execute()
    for (const column of ['text', 'number'])
      await schema
        .createIndex(`contents_values_by_${column}`)
        .on('contents_values')
        .columns(['tenant_id', 'kind', 'path', 'language', column, 'content_id'])
        .where(sql.ref(column), 'is not', null)
        .execute()
    await schema
      .createTable('contents_gaps')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('content_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('missing', 'integer', (column) => column.notNull())
      .addColumn('outdated', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('contents_gaps_key', ['tenant_id', 'content_id', 'language'])
      .addForeignKeyConstraint(
        'contents_gaps_content',
        ['tenant_id', 'content_id'],
        'contents',
        ['tenant_id', 'id'],
        (key) => key.onDelete('cascade'),
      )
      .modifyEnd(end)
      .execute()
    await schema
      .createIndex('contents_gaps_of_language')
      .on('contents_gaps')
      .columns(['tenant_id', 'kind', 'language', 'missing', 'outdated', 'content_id'])
      .execute()
    // Whatever its status, in the orders that stand in the record itself.
    await schema
      .createIndex('contents_by_position')
      .on('contents')
      .columns(['tenant_id', 'kind', 'position', 'slug', 'id'])
      .execute()
    for (const column of ['created_at', 'updated_at', 'published_at'])
      await schema
        .createIndex(`contents_by_${column}`)
        .on('contents')
        .columns(['tenant_id', 'kind', column, 'id'])
        .execute()
    await schema
      .createTable('content_views')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('is_shared', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_views_key', ['tenant_id', 'id'])
      .execute()
    await schema
      .createIndex('content_views_of_kind')
      .on('content_views')
      .columns(['tenant_id', 'kind', 'account_id'])
      .execute()
    await indexStoredValues(db as unknown as Database & Kysely<never>)
  },
}
