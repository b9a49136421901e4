import type { Migration } from '../platform/database/migrate.ts'

/** When a site was removed; it is erased later. */
export const removedSites: Migration = {
  name: '0034-removed-sites',
  async up({ schema }) {
    await schema.alterTable('tenants').addColumn('removed_at', 'bigint').execute()
  },
}
