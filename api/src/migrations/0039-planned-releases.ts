import type { Migration } from '../platform/database/migrate.ts'

/** Releases that are made and wait for their time. */
export const plannedReleases: Migration = {
  name: '0039-planned-releases',
  async up({ schema }) {
    await schema
      .createTable('planned_releases')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('draft_id', 'bigint', (column) => column.notNull())
      .addColumn('draft_revision', 'bigint', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('note', 'text')
      .addColumn('redirects_moved', 'integer', (column) => column.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('changed', 'text')
      .addColumn('stopped_by', 'text')
      .addColumn('release_id', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addPrimaryKeyConstraint('planned_releases_key', ['tenant_id', 'id'])
      .execute()
    await schema.createIndex('planned_releases_due').on('planned_releases').columns(['state', 'next_at']).execute()
  },
}
