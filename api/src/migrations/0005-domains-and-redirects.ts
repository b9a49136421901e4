import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

/** Redirects; and domains with what proves them, so that a claim of one site is in no other's way. */
export const domainsAndRedirects: Migration = {
  name: '0005-domains-and-redirects',
  async up(db, engine) {
    const { schema } = db
    const random =
      engine === 'postgres' ? sql`replace(gen_random_uuid()::text, '-', '')` : sql`(lower(hex(randomblob(16))))`
    await schema
      .createTable('domains_now')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('verified', 'integer', (column) => column.notNull())
      .addColumn('is_primary', 'integer', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().defaultTo(random))
      .addPrimaryKeyConstraint('domains_key', ['tenant_id', 'host'])
      .execute()
    await sql`
      insert into domains_now (tenant_id, host, verified, is_primary)
      select tenant_id, host, verified, is_primary from domains
    `.execute(db)
    await schema.dropTable('domains').execute()
    await schema.alterTable('domains_now').renameTo('domains').execute()
    await sql`create unique index domains_verified on domains (host) where verified = 1`.execute(db)

    await schema
      .createTable('redirects')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('redirects_key', ['tenant_id', 'id'])
      .addUniqueConstraint('redirects_path', ['tenant_id', 'path'])
      .execute()
  },
}
