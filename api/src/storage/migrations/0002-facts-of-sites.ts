import type { MigrationStep } from './step.ts'

export const factsOfSites: MigrationStep = {
  name: '0002-facts-of-sites',
  async up({ schema }) {
    await schema
      .alterTable('tenants')
      .addColumn('facts', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
  },
}
