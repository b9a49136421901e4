import type { Migration } from '../platform/database/migrate.ts'

/** Operations that were tried and wait to be applied, and requests to publish that wait for a person. */
export const proposals: Migration = {
  name: '0046-proposals',
  async up({ schema }) {
    await schema
      .createTable('proposals')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('key_id', 'text', (column) => column.references('api_keys.id').onDelete('cascade'))
      .addColumn('draft_id', 'integer')
      .addColumn('base_revision', 'integer', (column) => column.notNull())
      .addColumn('operations', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('applied_revision', 'integer')
      .execute()
    await schema
      .createIndex('proposals_of_site')
      .on('proposals')
      .columns(['tenant_id', 'account_id', 'created_at'])
      .execute()
    await schema.createIndex('proposals_of_key').on('proposals').column('key_id').execute()
    await schema.createIndex('proposals_by_end').on('proposals').column('expires_at').execute()
    await schema
      .createTable('publish_requests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('draft_id', 'integer', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('api_key', 'text')
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('languages', 'text')
      .addColumn('pages', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_by', 'text', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('ended_at', 'bigint')
      .execute()
    await schema
      .createIndex('publish_requests_of_site')
      .on('publish_requests')
      .columns(['tenant_id', 'state', 'created_at'])
      .execute()
  },
}
