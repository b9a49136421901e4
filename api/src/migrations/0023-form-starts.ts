import type { Migration } from '../platform/database/migrate.ts'

/** Starts of forms that a message was sent with: each is good for one. */
export const formStarts: Migration = {
  name: '0023-form-starts',
  async up({ schema }) {
    await schema
      .createTable('form_starts')
      .addColumn('nonce', 'text', (column) => column.primaryKey().notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('form_starts_until').on('form_starts').column('until').execute()
  },
}
