import type { Migration } from '../platform/database/migrate.ts'

/** Translation engines of sites, and what each engine was sent in a month. */
export const translationEngines: Migration = {
  name: '0048-translation-engines',
  async up({ schema }) {
    await schema
      .createTable('translation_engines')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('url', 'text')
      .addColumn('model', 'text')
      .addColumn('secret', 'text')
      .addColumn('characters_per_month', 'bigint')
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('translation_engines_key', ['tenant_id', 'kind'])
      .execute()
    await schema
      .createTable('translation_usage')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('engine', 'text', (column) => column.notNull())
      .addColumn('used', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('translation_usage_key', ['tenant_id', 'month', 'engine'])
      .execute()
  },
}
