import type { Migration } from '../platform/database/migrate.ts'

/** Accounts, their sessions, their places on sites, the ways in, and what was done. */
export const access: Migration = {
  name: '0003-access',
  async up({ schema }) {
    await schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('password', 'text', (column) => column.notNull())
      .addColumn('may_add_sites', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('sessions_of_account').on('sessions').column('account_id').execute()

    await schema
      .createTable('members')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('account_id', 'text', (column) => column.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('languages', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('members_key', ['tenant_id', 'account_id'])
      .execute()
    await schema.createIndex('members_of_account').on('members').column('account_id').execute()

    await schema
      .createTable('invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('languages', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('invited_by', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('accepted_at', 'text')
      .execute()
    await schema.createIndex('invitations_of_tenant').on('invitations').column('tenant_id').execute()

    // Links to see one draft without an account, tickets into a frame, and the tokens that a ticket buys.
    await schema
      .createTable('draft_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('draft_id', 'bigint', (column) => column.notNull().references('drafts.id'))
      .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('cascade'))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('draft_keys_of_tenant').on('draft_keys').columns(['tenant_id', 'kind']).execute()

    // Only ever added to. No bodies: who did what to which object, and under which request.
    await schema
      .createTable('audit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('object', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull().defaultTo('{}'))
      .addColumn('request_id', 'text')
      .execute()
    await schema.createIndex('audit_of_tenant').on('audit').columns(['tenant_id', 'at']).execute()
  },
}
