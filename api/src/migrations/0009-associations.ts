import type { Migration } from '../platform/database/migrate.ts'

/** What pages of a draft are about. */
export const associations: Migration = {
  name: '0009-associations',
  async up({ schema }) {
    await schema
      .createTable('page_associations')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('draft_id', 'bigint', (column) => column.notNull().references('drafts.id'))
      .addColumn('page_id', 'text', (column) => column.notNull())
      // Empty when the page as a whole is meant: a part of a key cannot be null.
      .addColumn('component_id', 'text', (column) => column.notNull())
      .addColumn('target_type', 'text', (column) => column.notNull())
      .addColumn('target_ids', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_associations_key', ['draft_id', 'page_id', 'component_id', 'target_type'])
      .execute()
  },
}
