import { type Kysely, sql } from 'kysely'
import { indexStored } from '../features/contents/search/index/index-stored.queries.ts'
import type { Migration } from '../platform/database/migrate.ts'
import type { Database } from '../platform/database/tables.ts'

/** An index that knows how much a word says of a record, what records are filtered by, and typing errors. */
export const searchIndex: Migration = {
  name: '0015-search-index',
  async up(db, engine) {
    const { schema } = db
    const sorted = engine === 'postgres' ? sql`text collate "C"` : sql`text`
    const bytes = engine === 'postgres' ? sql`bytea` : sql`blob`
    // On SQLite the key is the table then, which halves it.
    const end = engine === 'postgres' ? sql`` : sql`without rowid`
    await schema.dropTable('contents_words').execute()
    await schema.dropTable('search_words').execute()
    await schema
      .createTable('search_documents')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('ordinal', 'integer', (column) => column.notNull())
      .addColumn('of', 'text', (column) => column.notNull())
      .addColumn('shown', 'integer', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('published_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('price', 'bigint')
      .addColumn('currency', 'text')
      .addColumn('minimum', 'integer')
      .addColumn('slug', sorted, (column) => column.notNull())
      .addColumn('sort_name', sorted, (column) => column.notNull())
      .addColumn('facets', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('search_documents_key', ['tenant_id', 'kind', 'ordinal'])
      .addUniqueConstraint('search_documents_of', ['tenant_id', 'of'])
      .execute()
    await schema
      .createIndex('search_documents_changed')
      .on('search_documents')
      .columns(['tenant_id', 'kind', 'changed'])
      .execute()
    await schema
      .createTable('search_words')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('word', sorted, (column) => column.notNull())
      .addColumn('reversed', sorted, (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      // Words are looked up by themselves; without statistics SQLite takes the key for it, whatever else there is.
      .addPrimaryKeyConstraint('search_words_key', ['tenant_id', 'kind', 'word'])
      .addUniqueConstraint('search_words_id', ['tenant_id', 'id'])
      .modifyEnd(end)
      .execute()
    await schema
      .createIndex('search_words_reversed')
      .on('search_words')
      .columns(['tenant_id', 'kind', 'reversed'])
      .execute()
    await schema
      .createTable('search_postings')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('word_id', 'integer', (column) => column.notNull())
      .addColumn('block', 'integer', (column) => column.notNull())
      .addColumn('data', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('search_postings_key', ['tenant_id', 'word_id', 'block'])
      .execute()
    await schema
      .createTable('search_typos')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('form', sorted, (column) => column.notNull())
      .addColumn('word_id', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_typos_key', ['tenant_id', 'kind', 'form', 'word_id'])
      .modifyEnd(end)
      .execute()
    await schema
      .createTable('search_facets')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'integer', (column) => column.notNull())
      .addColumn('facet', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('names', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('search_facets_key', ['tenant_id', 'id'])
      .addUniqueConstraint('search_facets_value', ['tenant_id', 'kind', 'facet', 'value'])
      .execute()
    await indexStored(db as unknown as Database & Kysely<never>)
  },
}
