import type { Migration } from '../platform/database/migrate.ts'

/** The builds that browsers may still have open, and the instances that serve them. */
export const builds: Migration = {
  name: '0021-builds',
  async up({ schema }) {
    await schema
      .createTable('builds')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('activated_at', 'bigint', (column) => column.notNull())
      .addColumn('built_at', 'bigint', (column) => column.notNull())
      .addColumn('files', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('instances')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('build', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
