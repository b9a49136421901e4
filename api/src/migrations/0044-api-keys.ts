import type { Migration } from '../platform/database/migrate.ts'

/** API keys with their sites, and which key was used for what is logged. */
export const apiKeys: Migration = {
  name: '0044-api-keys',
  async up({ schema }) {
    await schema
      .createTable('api_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('start', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('actions', 'text', (column) => column.notNull())
      .addColumn('languages', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await schema.createIndex('api_keys_by_start').on('api_keys').column('start').execute()
    await schema.createIndex('api_keys_of_account').on('api_keys').column('account_id').execute()
    await schema
      .createTable('api_key_sites')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('key_id', 'text', (column) => column.notNull().references('api_keys.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('api_key_sites_key', ['tenant_id', 'key_id'])
      .execute()
    await schema.createIndex('api_key_sites_of_key').on('api_key_sites').column('key_id').execute()
    for (const log of ['audit', 'operations', 'content_operations'])
      await schema.alterTable(log).addColumn('api_key', 'text').execute()
  },
}
