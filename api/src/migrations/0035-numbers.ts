import type { Migration } from '../platform/database/migrate.ts'

/** How often sites were visited, by day. */
export const numbers: Migration = {
  name: '0035-numbers',
  async up({ schema }) {
    // The day stands behind what is asked for, so that a span of it lies together.
    await schema
      .createTable('number_days')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('measure', 'text', (column) => column.notNull())
      .addColumn('dimension', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull())
      .addColumn('visitors', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('number_days_key', ['tenant_id', 'measure', 'dimension', 'day', 'value'])
      .execute()
    await schema
      .createTable('number_visits')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('measure', 'text', (column) => column.notNull())
      .addColumn('dimension', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('number_visits_key', ['tenant_id', 'day', 'measure', 'dimension', 'value', 'hash'])
      .execute()
    await schema
      .createTable('number_salts')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('salt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('number_salts_key', ['tenant_id', 'day'])
      .execute()
  },
}
