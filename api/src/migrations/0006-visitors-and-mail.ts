import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'
import type { Tables } from '../platform/database/tables.ts'

/** What visitors send, the mails that follow from it, and what signs their links. */
export const visitorsAndMail: Migration = {
  name: '0006-visitors-and-mail',
  async up(db) {
    const { schema } = db
    await schema
      .createTable('messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text')
      .addColumn('last_name', 'text')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('phone', 'text')
      .addColumn('company', 'text')
      .addColumn('country', 'text')
      .addColumn('message', 'text')
      .addColumn('product_id', 'text')
      .addColumn('product_name', 'text')
      .addColumn('quantity', 'integer')
      .addColumn('unit', 'text')
      .addColumn('page', 'text')
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('consent', 'text', (column) => column.notNull())
      .addColumn('spam_score', 'integer', (column) => column.notNull())
      .addColumn('spam_reasons', 'text', (column) => column.notNull())
      .addColumn('submission', 'text')
      .addColumn('search', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('messages_submission', ['tenant_id', 'submission'])
      .execute()
    const messages = (name: string, columns: readonly ('kind' | 'created_at' | 'email_key')[]) =>
      schema
        .createIndex(name)
        .on('messages')
        .columns(['tenant_id', ...columns])
        .execute()
    await messages('messages_in_order', ['kind', 'created_at'])
    await messages('messages_of_person', ['email_key'])

    await schema
      .createTable('message_changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
      .addColumn('account_id', 'text')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('changes_of_message').on('message_changes').columns(['tenant_id', 'message_id']).execute()

    await schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('source', 'text')
      .addColumn('consent', 'text', (column) => column.notNull())
      .addColumn('spam_score', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('unsubscribed_at', 'bigint')
      .addUniqueConstraint('subscriptions_of_person', ['tenant_id', 'email_key'])
      .execute()
    await schema
      .createIndex('subscriptions_in_order')
      .on('subscriptions')
      .columns(['tenant_id', 'created_at'])
      .execute()

    await schema
      .createTable('openings')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('email_id', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('openings_in_order').on('openings').columns(['tenant_id', 'at']).execute()

    await schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('about', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('recipient_key', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('reply_to', 'text')
      .addColumn('headers', 'text', (column) => column.notNull())
      .addColumn('dedupe_key', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint', (column) => column.notNull())
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addUniqueConstraint('outbox_dedupe', ['tenant_id', 'dedupe_key'])
      .execute()
    await schema.createIndex('outbox_to_send').on('outbox').columns(['state', 'next_at']).execute()
    await schema.createIndex('outbox_in_order').on('outbox').columns(['tenant_id', 'created_at']).execute()

    await schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
    // Here, and not where it is asked for: two processes never make two.
    await (db as unknown as Kysely<Tables>)
      .insertInto('secrets')
      .values({ name: 'visitors', value: randomBytes(32).toString('base64url') })
      .execute()
  },
}
