import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/** Work that outlives its request, leased by one instance at a time; and when a document was last stored. */
export const jobs: Migration = {
  name: '0022-jobs',
  async up({ schema }) {
    await schema
      .createTable('jobs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.references('tenants.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('dedupe', 'text', (column) => column.notNull())
      .addColumn('input', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('total', 'integer')
      .addColumn('result', 'text')
      .addColumn('error', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('token', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('leased_until', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute()
    await schema
      .createIndex('jobs_once')
      .on('jobs')
      .expression(sql`coalesce(tenant_id, ''), kind, dedupe`)
      .where(sql.ref('state'), 'in', sql`('waiting', 'running')`)
      .unique()
      .execute()
    await schema.createIndex('jobs_due').on('jobs').columns(['state', 'next_at']).execute()
    await schema
      .alterTable('editions')
      .addColumn('stored_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
