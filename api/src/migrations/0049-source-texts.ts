import type { Migration } from '../platform/database/migrate.ts'

/** What sources of translations said before they changed. */
export const sourceTexts: Migration = {
  name: '0049-source-texts',
  async up({ schema }) {
    await schema
      .createTable('source_texts')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('source_texts_key', ['tenant_id', 'fingerprint'])
      .execute()
    await schema.createIndex('source_texts_by_age').on('source_texts').columns(['tenant_id', 'changed_at']).execute()
  },
}
