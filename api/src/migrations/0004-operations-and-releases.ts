import { type Kysely, sql } from 'kysely'
import type { MigratedTables, Migration } from '../platform/database/migrate.ts'

interface OldDocument {
  readonly pagesList: readonly { readonly id: string; readonly order: number }[]
}

/**
 * The log of operations; page records as rows, so that a save reads and writes only the pages that it
 * changes, however many there are; where each component stands, which also keeps its id unique in the
 * whole draft (R148); and what a release was made from.
 */
export const operationsAndReleases: Migration = {
  name: '0004-operations-and-releases',
  async up(db) {
    const { schema } = db
    await schema
      .createTable('operations')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('draft_id', 'bigint', (column) => column.notNull().references('drafts.id'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('revision', 'bigint', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('account_id', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('inverse', 'text', (column) => column.notNull())
      .addColumn('request_id', 'text')
      .addPrimaryKeyConstraint('operations_key', ['draft_id', 'id'])
      .execute()
    await schema
      .createIndex('operations_in_order')
      .on('operations')
      .columns(['draft_id', 'revision', 'position'])
      .execute()

    await schema
      .createTable('draft_components')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenants.id'))
      .addColumn('draft_id', 'bigint', (column) => column.notNull().references('drafts.id'))
      .addColumn('component_id', 'text', (column) => column.notNull())
      // The page that it stands on; `:header` and `:footer` for what stands around every page.
      .addColumn('page_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('draft_components_key', ['draft_id', 'component_id'])
      .execute()
    await schema
      .createIndex('draft_components_of_page')
      .on('draft_components')
      .columns(['draft_id', 'page_id'])
      .execute()

    await schema
      .alterTable('draft_pages')
      .addColumn('record', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
    await schema
      .alterTable('draft_pages')
      .addColumn('position', 'double precision', (column) => column.notNull().defaultTo(0))
      .execute()

    for (const [name, type] of [
      ['draft_id', 'bigint'],
      ['draft_revision', 'bigint'],
      ['account_id', 'text'],
      ['kind', 'text'],
      ['note', 'text'],
      ['number', 'bigint'],
    ] as const)
      await schema.alterTable('releases').addColumn(name, type).execute()

    await moveRecords(db as unknown as Kysely<MigratedTables>)
  },
}

/** Moves the records of pages out of the drafts' documents into their rows. */
async function moveRecords(db: Kysely<MigratedTables>): Promise<void> {
  const drafts = await db.selectFrom('drafts').select(['id', 'tenant_id', 'document']).execute()
  for (const { id, tenant_id, document } of drafts) {
    const { pagesList, ...rest } = JSON.parse(document) as OldDocument
    for (const page of pagesList) {
      await db
        .insertInto('draft_pages')
        .values({
          tenant_id,
          draft_id: id,
          page_id: page.id,
          page_schema: '{"version":1,"root":[],"components":{}}',
          settings: '{}',
          record: '{}',
          position: 0,
          // Columns that came later are not there yet.
        } as never)
        .onConflict((conflict) => conflict.columns(['draft_id', 'page_id']).doNothing())
        .execute()
      await db
        .updateTable('draft_pages')
        .set({ record: JSON.stringify(page), position: page.order })
        .where('draft_id', '=', id)
        .where('page_id', '=', page.id)
        .execute()
    }
    // A schema without a record was a page that nobody could reach.
    await db.deleteFrom('draft_pages').where('draft_id', '=', id).where('record', '=', '{}').execute()
    await db
      .updateTable('drafts')
      .set({ document: JSON.stringify(rest) })
      .where('id', '=', id)
      .execute()
    const pages = await db
      .selectFrom('draft_pages')
      .select(['page_id', 'page_schema'])
      .where('draft_id', '=', id)
      .execute()
    const parts = (rest as unknown as { globalConfiguration: Record<string, { pageSchema?: unknown } | undefined> })
      .globalConfiguration
    const places = [
      ...pages.map((page) => [page.page_id, JSON.parse(page.page_schema)] as const),
      ...(['header', 'footer'] as const).map(
        (part) => [`:${part}`, parts[part]?.pageSchema ?? { components: {} }] as const,
      ),
    ]
    for (const [page_id, { components }] of places as (readonly [string, { components: object }])[])
      for (const component_id of Object.keys(components))
        await db
          .insertInto('draft_components')
          .values({ tenant_id, draft_id: id, component_id, page_id })
          .onConflict((conflict) => conflict.columns(['draft_id', 'component_id']).doNothing())
          .execute()
  }
  await sql`update releases set kind = 'publish' where kind is null`.execute(db)
}
