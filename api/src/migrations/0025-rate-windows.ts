import type { Migration } from '../platform/database/migrate.ts'

/** How often somebody did what is limited, counted by all instances together. */
export const rateWindows: Migration = {
  name: '0025-rate-windows',
  async up({ schema }) {
    await schema
      .createTable('rate_windows')
      .addColumn('key', 'text', (column) => column.notNull().primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('rate_windows_until').on('rate_windows').column('until').execute()
  },
}
