import type { Kysely } from 'kysely'
import type { MigratedTables, Migration } from '../platform/database/migrate.ts'

interface Listed {
  readonly id: string
  pageType: string
  readonly slug?: string
}

interface StoredRelease {
  readonly languages: Readonly<Record<string, { readonly pages: readonly Listed[] }>>
}

const isCalledSo = ({ pageType, slug, id }: Listed): boolean => pageType === 'pages' && (slug ?? id) === 'contact-us'

/**
 * The contact page has a type of its own. Until now it was told by its address; where no page of a draft
 * stands there, the first one with the contact form is it.
 */
export const contactPages: Migration = {
  name: '0013-contact-pages',
  async up(migrated) {
    const db = migrated as unknown as Kysely<MigratedTables>
    const rows = await db
      .selectFrom('draft_pages')
      .select(['tenant_id', 'draft_id', 'page_id', 'record'])
      .where(({ or, eb }) =>
        or([eb('record', 'like', '%"contact-us"%'), eb('page_schema', 'like', '%"type":"contact"%')]),
      )
      .orderBy('position')
      .orderBy('page_id')
      .execute()
    const ofDrafts = Map.groupBy(rows, ({ tenant_id, draft_id }) => `${tenant_id} ${draft_id}`)
    const found = new Set<string>()
    for (const pages of ofDrafts.values()) {
      const read = pages.map((row) => ({ row, record: JSON.parse(row.record) as Listed }))
      const contact =
        read.find(({ record }) => isCalledSo(record)) ?? read.find(({ record }) => record.pageType === 'pages')
      if (!contact) continue
      const { tenant_id, draft_id, page_id } = contact.row
      found.add(`${tenant_id} ${page_id}`)
      await db
        .updateTable('draft_pages')
        .set({ record: JSON.stringify({ ...contact.record, pageType: 'contact-us' }) })
        .where('tenant_id', '=', tenant_id)
        .where('draft_id', '=', draft_id)
        .where('page_id', '=', page_id)
        .execute()
    }

    const releases = await db.selectFrom('releases').select(['id', 'tenant_id']).execute()
    for (const { id, tenant_id } of releases) {
      const { document } = await db
        .selectFrom('releases')
        .select('document')
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const release = JSON.parse(document) as StoredRelease
      let isChanged = false
      for (const { pages } of Object.values(release.languages)) {
        const contact =
          pages.find((page) => page.pageType === 'pages' && found.has(`${tenant_id} ${page.id}`)) ??
          pages.find(isCalledSo)
        if (!contact) continue
        contact.pageType = 'contact-us'
        isChanged = true
      }
      if (!isChanged) continue
      await db
        .updateTable('releases')
        .set({ document: JSON.stringify(release) })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', id)
        .execute()
    }
  },
}
