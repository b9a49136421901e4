import type { Migration } from '../platform/database/migrate.ts'

/** The translatable texts of drafts and contents, and what became of them in each language. */
export const texts: Migration = {
  name: '0050-texts',
  async up({ schema }) {
    await schema
      .createTable('text_scopes')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('stamp', 'text', (column) => column.notNull())
      .addColumn('is_ready', 'integer', (column) => column.notNull())
      .addColumn('next_id', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('text_scopes_key', ['tenant_id', 'scope'])
      .execute()
    await schema
      .createTable('text_owners')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('id', 'bigint', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('text_owners_key', ['tenant_id', 'scope', 'owner'])
      .execute()
    await schema
      .createIndex('text_owners_of_place')
      .on('text_owners')
      .columns(['tenant_id', 'scope', 'place'])
      .execute()
    await schema
      .createTable('texts')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('id', 'bigint', (column) => column.notNull())
      .addColumn('owner_id', 'bigint', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('texts_key', ['tenant_id', 'scope', 'id'])
      .execute()
    await schema.createIndex('texts_of_owner').on('texts').columns(['tenant_id', 'scope', 'owner_id']).execute()
    await schema
      .createTable('text_states')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('id', 'bigint', (column) => column.notNull())
      .addColumn('owner_id', 'bigint', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('value', 'text')
      .addColumn('words', 'text')
      .addColumn('note', 'text')
      .addColumn('by_whom', 'text')
      .addColumn('problems', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('text_states_key', ['tenant_id', 'scope', 'language', 'id'])
      .execute()
    await schema
      .createIndex('text_states_by_state')
      .on('text_states')
      .columns(['tenant_id', 'scope', 'language', 'state', 'id', 'owner_id', 'problems', 'by_whom'])
      .execute()
    await schema
      .createIndex('text_states_of_owner')
      .on('text_states')
      .columns(['tenant_id', 'scope', 'owner_id'])
      .execute()
  },
}
