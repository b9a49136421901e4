import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/** What the start screen of the office asks: counters of what changes, the checklist, and what waits, without a long look. */
export const today: Migration = {
  name: '0027-today',
  async up({ schema }) {
    await schema
      .createTable('site_revisions')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('site_revisions_key', ['tenant_id', 'what'])
      .execute()
    await schema
      .alterTable('tenants')
      .addColumn('is_checklist_dismissed', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema
      .createIndex('messages_unread')
      .on('messages')
      .columns(['tenant_id', 'kind', 'created_at'])
      .where(sql.ref('status'), '=', sql.lit('new'))
      .execute()
    await schema
      .createIndex('outbox_unsent')
      .on('outbox')
      .columns(['tenant_id', 'state', 'created_at'])
      .where(sql.ref('state'), '!=', sql.lit('sent'))
      .execute()
    await schema.createIndex('jobs_of_tenant').on('jobs').columns(['tenant_id', 'created_at', 'ended_at']).execute()
    await schema.createIndex('audit_of_objects').on('audit').columns(['tenant_id', 'action', 'object']).execute()
  },
}
