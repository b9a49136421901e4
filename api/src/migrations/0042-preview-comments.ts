import type { Migration } from '../platform/database/migrate.ts'

/** Comments on previews of drafts, and which links allow them. */
export const previewComments: Migration = {
  name: '0042-preview-comments',
  async up({ schema }) {
    await schema
      .alterTable('draft_keys')
      .addColumn('allows_comments', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema
      .createTable('preview_comments')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('thread_id', 'text')
      .addColumn('draft_id', 'integer', (column) => column.notNull())
      .addColumn('page_id', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('component_id', 'text')
      .addColumn('section', 'text')
      .addColumn('link_id', 'text')
      .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
      .addColumn('is_member', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('author_hash', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('client_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('edited_at', 'bigint')
      .addColumn('resolved_at', 'bigint')
      .addPrimaryKeyConstraint('preview_comments_key', ['tenant_id', 'id'])
      .addUniqueConstraint('preview_comments_once', ['tenant_id', 'draft_id', 'client_key'])
      .execute()
    await schema
      .createIndex('preview_comments_of_page')
      .on('preview_comments')
      .columns(['tenant_id', 'draft_id', 'page_id', 'language'])
      .execute()
    await schema
      .createIndex('preview_comments_of_thread')
      .on('preview_comments')
      .columns(['tenant_id', 'thread_id'])
      .execute()
    await schema.createIndex('preview_comments_of_account').on('preview_comments').column('account_id').execute()
  },
}
