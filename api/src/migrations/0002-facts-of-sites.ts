import type { Migration } from '../platform/database/migrate.ts'

export const factsOfSites: Migration = {
  name: '0002-facts-of-sites',
  async up({ schema }) {
    await schema
      .alterTable('tenants')
      .addColumn('facts', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
  },
}
