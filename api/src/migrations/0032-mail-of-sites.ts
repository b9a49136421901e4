import type { Migration } from '../platform/database/migrate.ts'

/** From whom the mails of a site come, and the server that sends them where the site has one of its own. */
export const mailOfSites: Migration = {
  name: '0032-mail-of-sites',
  async up({ schema }) {
    await schema
      .createTable('site_mail')
      .addColumn('tenant_id', 'text', (column) => column.notNull().primaryKey().references('tenants.id'))
      .addColumn('sender_name', 'text')
      .addColumn('sender_address', 'text')
      .addColumn('host', 'text')
      .addColumn('port', 'integer')
      .addColumn('security', 'text')
      .addColumn('username', 'text')
      .addColumn('password', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute()
  },
}
