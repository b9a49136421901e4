import type { Kysely } from 'kysely'
import type { MigratedTables, Migration } from '../platform/database/migrate.ts'

interface StoredRelease {
  readonly languages: Readonly<Record<string, { readonly pages: readonly { readonly id: string }[] }>>
}

/**
 * Drafts and their pages know when they were made, changed and published. Of those that are there already,
 * the log of operations tells when their draft was changed first and last, and the current release what is
 * published.
 */
export const timesOfPages: Migration = {
  name: '0014-times-of-pages',
  async up(migrated) {
    for (const table of ['drafts', 'draft_pages'])
      for (const column of ['created_at', 'updated_at'])
        await migrated.schema
          .alterTable(table)
          .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
          .execute()
    await migrated.schema.alterTable('draft_pages').addColumn('published_at', 'text').execute()

    const db = migrated as unknown as Kysely<MigratedTables>
    const drafts = await db
      .selectFrom('drafts')
      .innerJoin('tenants', 'tenants.id', 'drafts.tenant_id')
      .select(['drafts.id', 'drafts.tenant_id', 'tenants.created_at as begun', 'tenants.current_release'])
      .execute()
    for (const { id, tenant_id, begun, current_release } of drafts) {
      const { first, last } = await db
        .selectFrom('operations')
        .select(({ fn }) => [fn.min('at').as('first'), fn.max('at').as('last')])
        .where('tenant_id', '=', tenant_id)
        .where('draft_id', '=', id)
        .executeTakeFirstOrThrow()
      const times = { created_at: first === null || begun < first ? begun : first, updated_at: last ?? begun }
      await db.updateTable('drafts').set(times).where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
      await db
        .updateTable('draft_pages')
        .set(times)
        .where('tenant_id', '=', tenant_id)
        .where('draft_id', '=', id)
        .execute()
      const release =
        current_release === null
          ? undefined
          : await db
              .selectFrom('releases')
              .select(['document', 'created_at'])
              .where('tenant_id', '=', tenant_id)
              .where('id', '=', current_release)
              .executeTakeFirst()
      if (!release) continue
      const { languages } = JSON.parse(release.document) as StoredRelease
      const published = new Set(Object.values(languages).flatMap(({ pages }) => pages.map((page) => page.id)))
      for (const page of published)
        await db
          .updateTable('draft_pages')
          .set({ published_at: release.created_at })
          .where('tenant_id', '=', tenant_id)
          .where('draft_id', '=', id)
          .where('page_id', '=', page)
          .execute()
    }
  },
}
