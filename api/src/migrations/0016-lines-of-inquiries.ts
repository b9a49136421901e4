import type { Kysely } from 'kysely'
import { toJson } from '../platform/database/json-text.ts'
import type { MigratedTables, Migration } from '../platform/database/migrate.ts'

/** What an inquiry asks for, line by line; and where whoever sent it came from. */
export const linesOfInquiries: Migration = {
  name: '0016-lines-of-inquiries',
  async up(migrated) {
    const { schema } = migrated
    await schema
      .createTable('message_lines')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('product_id', 'text')
      .addColumn('product_name', 'text', (column) => column.notNull())
      .addColumn('model', 'text')
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('quantity', 'integer')
      .addColumn('unit', 'text')
      .addColumn('unit_price', 'bigint')
      .addColumn('price_per', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('currency', 'text')
      .addColumn('price_at_receipt', 'bigint')
      .addColumn('note', 'text')
      .addPrimaryKeyConstraint('message_lines_key', ['tenant_id', 'message_id', 'position'])
      .execute()
    for (const column of ['referrer', 'campaign'])
      await schema.alterTable('messages').addColumn(column, 'text').execute()

    const db = migrated as unknown as Kysely<MigratedTables>
    const asked = await db
      .selectFrom('messages')
      .select(['id', 'tenant_id', 'product_id', 'product_name', 'quantity', 'unit'])
      .where('kind', '=', 'inquiry')
      .where(({ or, eb }) => or([eb('product_name', 'is not', null), eb('product_id', 'is not', null)]))
      .execute()
    for (const { id, tenant_id, product_id, product_name, quantity, unit } of asked)
      await db
        .insertInto('message_lines')
        .values({
          tenant_id,
          message_id: id,
          position: 0,
          product_id,
          product_name: product_name ?? '',
          options: toJson([]),
          quantity,
          unit,
          model: null,
          unit_price: null,
          price_per: 1,
          currency: null,
          price_at_receipt: null,
          note: null,
        })
        .execute()
  },
}
