import type { Migration } from '../platform/database/migrate.ts'

/** Files of translations that come in: imports, and what their texts would change. */
export const translationFiles: Migration = {
  name: '0052-translation-files',
  async up({ schema }) {
    await schema
      .createTable('translation_imports')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('draft_id', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('language', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('problem', 'text')
      .addColumn('same', 'integer', (column) => column.notNull())
      .addColumn('file', 'text')
      .addColumn('account_id', 'text')
      .addColumn('job_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('translation_imports_key', ['tenant_id', 'id'])
      .execute()
    await schema.createIndex('translation_imports_by_age').on('translation_imports').columns(['updated_at']).execute()
    await schema
      .createTable('translation_import_rows')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('import_id', 'text', (column) => column.notNull())
      .addColumn('row', 'integer', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('takes', 'text', (column) => column.notNull())
      .addColumn('line', 'integer', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .addColumn('problems', 'text', (column) => column.notNull())
      .addColumn('written', 'text')
      .addColumn('settings_of', 'text')
      .addColumn('path', 'text')
      .addColumn('seen', 'text')
      .addColumn('operation_id', 'text')
      .addColumn('applied_at', 'text')
      .addPrimaryKeyConstraint('translation_import_rows_key', ['tenant_id', 'import_id', 'row'])
      .addForeignKeyConstraint(
        'translation_import_rows_import',
        ['tenant_id', 'import_id'],
        'translation_imports',
        ['tenant_id', 'id'],
        (key) => key.onDelete('cascade'),
      )
      .execute()
    await schema
      .createIndex('translation_import_rows_by_outcome')
      .on('translation_import_rows')
      .columns(['tenant_id', 'import_id', 'outcome', 'takes', 'row'])
      .execute()
  },
}
