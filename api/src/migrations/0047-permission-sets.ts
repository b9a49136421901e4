import type { Migration } from '../platform/database/migrate.ts'

/** What members may do beside their role: permission sets of plugins, each with its actions as they were at the last start. */
export const permissionSets: Migration = {
  name: '0047-permission-sets',
  async up({ schema }) {
    for (const table of ['members', 'invitations'])
      await schema
        .alterTable(table)
        .addColumn('permission_sets', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute()
  },
}
