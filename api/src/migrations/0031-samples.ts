import type { Migration } from '../platform/database/migrate.ts'

/** The texts and pictures that a site came with, so that it is known which of them are still there. */
export const samples: Migration = {
  name: '0031-samples',
  async up({ schema }) {
    await schema
      .createTable('samples')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('of', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('samples_key', ['tenant_id', 'of', 'path', 'fingerprint'])
      .execute()
  },
}
