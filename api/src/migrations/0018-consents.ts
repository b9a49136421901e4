import type { Migration } from '../platform/database/migrate.ts'

/** What visitors agreed to, as proof. */
export const consents: Migration = {
  name: '0018-consents',
  async up({ schema }) {
    await schema
      .createTable('consents')
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('policy', 'text', (column) => column.notNull())
      .addColumn('analytics', 'integer', (column) => column.notNull())
      .addColumn('marketing', 'integer', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('consents_key', ['tenant_id', 'id', 'at'])
      .execute()
    await schema.createIndex('consents_in_order').on('consents').columns(['tenant_id', 'at']).execute()
  },
}
