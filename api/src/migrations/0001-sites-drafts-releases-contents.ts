import { sql } from 'kysely'
import type { Migration } from '../platform/database/migrate.ts'

export const sitesDraftsReleasesContents: Migration = {
  name: '0001-sites-drafts-releases-contents',
  async up(db, engine) {
    const { schema } = db
    // Sorted alike on both engines: by code points, not by the server's language.
    const sorted = engine === 'postgres' ? sql`text collate "C"` : sql`text`

    await schema
      .createTable('counters')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'bigint', (column) => column.notNull())
      .execute()
    await sql`insert into counters (name, value) values ('tenants', 100000), ('drafts', 0)`.execute(db)

    await schema
      .createTable('tenants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('client_id', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('content_version', 'bigint', (column) => column.notNull())
      .addColumn('current_release', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()

    await schema
      .createTable('domains')
      .addColumn('host', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('verified', 'integer', (column) => column.notNull())
      .addColumn('is_primary', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('domains_of_tenant').on('domains').column('tenant_id').execute()

    await schema
      .createTable('drafts')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('drafts_of_tenant').on('drafts').column('tenant_id').execute()

    await schema
      .createTable('draft_pages')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('draft_id', 'bigint', (column) => column.notNull().references('drafts.id'))
      .addColumn('page_id', 'text', (column) => column.notNull())
      .addColumn('page_schema', 'text', (column) => column.notNull())
      .addColumn('settings', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_pages_key', ['draft_id', 'page_id'])
      .execute()

    await schema
      .createTable('releases')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('releases_of_tenant').on('releases').columns(['tenant_id', 'created_at']).execute()

    await schema
      .createTable('editions')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('editions_key', ['tenant_id', 'address'])
      .execute()

    await schema
      .createTable('contents')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('published_at', sorted)
      .addColumn('settings', 'text', (column) => column.notNull())
      .addColumn('names', 'text', (column) => column.notNull())
      .addColumn('sort_name', sorted, (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('contents_key', ['tenant_id', 'id'])
      .addUniqueConstraint('contents_slug', ['tenant_id', 'kind', 'slug'])
      .execute()
    await schema
      .createIndex('contents_in_order')
      .on('contents')
      .columns(['tenant_id', 'kind', 'status', 'position'])
      .execute()

    await schema
      .createTable('contents_categories')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('content_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('contents_categories_key', ['tenant_id', 'kind', 'category', 'content_id'])
      .addForeignKeyConstraint('contents_categories_content', ['tenant_id', 'content_id'], 'contents', [
        'tenant_id',
        'id',
      ])
      .execute()
  },
}
