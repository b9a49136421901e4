import type { Migration } from '../platform/database/migrate.ts'

/** What owners say of their files, what replaced which everywhere, and uploads that come in pieces. */
export const mediaLibrary: Migration = {
  name: '0037-media-library',
  async up({ schema }) {
    await schema
      .alterTable('media')
      .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
    await schema
      .alterTable('media')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema.alterTable('media').addColumn('focal_point', 'text').execute()
    await schema.alterTable('media').addColumn('sha256', 'text').execute()
    await schema.createIndex('media_by_content').on('media').columns(['tenant_id', 'sha256']).execute()
    await schema
      .createTable('media_replacements')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('media_id', 'text', (column) => column.notNull())
      .addColumn('by_id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('undone_at', 'text')
      .addColumn('document', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('media_replacements_key', ['tenant_id', 'id'])
      .execute()
    await schema
      .createTable('media_uploads')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('received', 'bigint', (column) => column.notNull())
      .addColumn('modified_at', 'bigint')
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('media_uploads_key', ['tenant_id', 'id'])
      .execute()
  },
}
