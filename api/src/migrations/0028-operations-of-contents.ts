import type { Migration } from '../platform/database/migrate.ts'

/** The log of what is done to contents, in order, with one revision for all contents of a site. */
export const operationsOfContents: Migration = {
  name: '0028-operations-of-contents',
  async up({ schema }) {
    await schema
      .alterTable('tenants')
      .addColumn('contents_revision', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await schema
      .createTable('content_operations')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('content_revision', 'bigint', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('inverse', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text')
      .addPrimaryKeyConstraint('content_operations_key', ['tenant_id', 'id'])
      .execute()
    await schema
      .createIndex('content_operations_in_order')
      .on('content_operations')
      .columns(['tenant_id', 'revision', 'position'])
      .execute()
    await schema
      .createIndex('content_operations_of_content')
      .on('content_operations')
      .columns(['tenant_id', 'content', 'revision', 'position'])
      .execute()
  },
}
