import type { Migration } from '../platform/database/migrate.ts'

/** Webhooks, the events that they can be told of, and what became of telling them. */
export const webhooks: Migration = {
  name: '0045-webhooks',
  async up({ schema }) {
    await schema
      .createTable('webhooks')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('types', 'text', (column) => column.notNull())
      .addColumn('is_on', 'integer', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('old_secret', 'text')
      .addColumn('old_secret_until', 'bigint')
      .addColumn('failing_since', 'bigint')
      .addColumn('stopped_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('webhooks_of_site').on('webhooks').column('tenant_id').execute()
    await schema
      .createTable('webhook_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('object_kind', 'text', (column) => column.notNull())
      .addColumn('object_id', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer')
      .addColumn('queue', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('webhook_events_by_time').on('webhook_events').column('at').execute()
    await schema
      .createIndex('webhook_events_in_order')
      .on('webhook_events')
      .columns(['tenant_id', 'queue', 'position'])
      .execute()
    await schema
      .createIndex('webhook_events_of_object')
      .on('webhook_events')
      .columns(['tenant_id', 'object_id'])
      .execute()
    await schema
      .createTable('webhook_deliveries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhooks.id').onDelete('cascade'))
      .addColumn('event_id', 'text', (column) => column.notNull().references('webhook_events.id').onDelete('cascade'))
      .addColumn('queue', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint', (column) => column.notNull())
      .addColumn('tried_at', 'bigint')
      .addColumn('status', 'integer')
      .addColumn('failure', 'text')
      .addColumn('answer', 'text')
      .addUniqueConstraint('webhook_deliveries_once', ['webhook_id', 'event_id'])
      .execute()
    await schema
      .createIndex('webhook_deliveries_in_order')
      .on('webhook_deliveries')
      .columns(['webhook_id', 'queue', 'position'])
      .execute()
    await schema.createIndex('webhook_deliveries_due').on('webhook_deliveries').columns(['state', 'next_at']).execute()
    await schema.createIndex('webhook_deliveries_of_event').on('webhook_deliveries').column('event_id').execute()
  },
}
