import type { Migration } from '../platform/database/migrate.ts'

/** Pages that are stored as they were drawn; no backup needs them. */
export const keptPages: Migration = {
  name: '0024-kept-pages',
  async up({ schema }) {
    await schema
      .createTable('kept_pages')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('release', 'text', (column) => column.notNull())
      .addColumn('build', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('etag', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('kept_pages_key', ['tenant_id', 'name'])
      .execute()
    await schema.createIndex('kept_pages_of_release').on('kept_pages').columns(['tenant_id', 'release']).execute()
  },
}
