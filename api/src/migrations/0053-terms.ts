import type { Migration } from '../platform/database/migrate.ts'

/** Words by which sites are translated. */
export const terms: Migration = {
  name: '0053-terms',
  async up({ schema }) {
    await schema
      .createTable('terms')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('word', 'text', (column) => column.notNull())
      .addColumn('folded', 'text', (column) => column.notNull())
      .addColumn('has_case', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('terms_key', ['tenant_id', 'id'])
      .addUniqueConstraint('terms_word', ['tenant_id', 'kind', 'language', 'word'])
      .execute()
    await schema
      .createTable('term_targets')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('term_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('word', 'text', (column) => column.notNull())
      .addColumn('folded', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('term_targets_key', ['tenant_id', 'term_id', 'position'])
      .addForeignKeyConstraint('term_targets_term', ['tenant_id', 'term_id'], 'terms', ['tenant_id', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute()
  },
}
