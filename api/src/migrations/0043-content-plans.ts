import type { Migration } from '../platform/database/migrate.ts'

/** When contents are to be shown or hidden. */
export const contentPlans: Migration = {
  name: '0043-content-plans',
  async up({ schema }) {
    await schema
      .createTable('content_plans')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('content_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('stopped_by', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addPrimaryKeyConstraint('content_plans_key', ['tenant_id', 'id'])
      .execute()
    await schema.createIndex('content_plans_due').on('content_plans').columns(['state', 'next_at']).execute()
    await schema
      .createIndex('content_plans_of_content')
      .on('content_plans')
      .columns(['tenant_id', 'content_id', 'state'])
      .execute()
  },
}
