import type { Migration } from '../platform/database/migrate.ts'

/** Contents that come in from spreadsheets: imports, what their rows change, and where columns went. */
export const importsOfContents: Migration = {
  name: '0038-imports-of-contents',
  async up({ schema }) {
    await schema
      .createTable('content_imports')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('columns', 'text', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('job_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_imports_key', ['tenant_id', 'id'])
      .execute()
    await schema.createIndex('content_imports_by_age').on('content_imports').columns(['updated_at']).execute()
    await schema
      .createTable('content_import_rows')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('import_id', 'text', (column) => column.notNull())
      .addColumn('row', 'integer', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('content_id', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('slug', 'text')
      .addColumn('revision', 'integer')
      .addColumn('applied_revision', 'integer')
      .addColumn('cells', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .addColumn('problems', 'text', (column) => column.notNull())
      .addColumn('operations', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_import_rows_key', ['tenant_id', 'import_id', 'row'])
      .addForeignKeyConstraint(
        'content_import_rows_import',
        ['tenant_id', 'import_id'],
        'content_imports',
        ['tenant_id', 'id'],
        (key) => key.onDelete('cascade'),
      )
      .execute()
    for (const by of ['outcome', 'content_id', 'slug'])
      await schema
        .createIndex(`content_import_rows_by_${by}`)
        .on('content_import_rows')
        .columns(['tenant_id', 'import_id', by, 'row'])
        .execute()
    await schema
      .createTable('content_import_headers')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('header', 'text', (column) => column.notNull())
      .addColumn('target', 'text')
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_import_headers_key', ['tenant_id', 'kind', 'header'])
      .execute()
  },
}
