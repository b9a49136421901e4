import type { SiteFiles } from '../features/site-import/files/files.ts'
import type { Storage } from '../platform/database/storage.ts'
import { asStored } from './as-stored.ts'
import { exampleSite } from './site.ts'

/** The example with more pages of five posters each, so that publishing it is a job that takes a moment. */
export function manyPages(clientId: string, count: number): SiteFiles {
  const site = exampleSite(clientId)
  const pages = Array.from({ length: count }, (_, at) => {
    const ids = Array.from({ length: 5 }, (_, number) => `p${String(at).padStart(5, '0')}${'abcdefgh'[number]}1`)
    return [
      `pages/many-${at}.json`,
      {
        page: {
          id: `many-${at}`,
          pageType: 'pages',
          order: at + 10,
          slug: `many-${at}`,
          settings: { props: { name: `Page ${at}` }, editPropsByLangEnvMap: {} },
        },
        pageSchema: {
          version: 1,
          root: ids,
          components: Object.fromEntries(ids.map((id) => [id, { type: 'poster', version: 2 }])),
        },
        componentsSettingValues: Object.fromEntries(
          ids.map((id) => [id, { props: { title: 'Edition 1' }, editPropsByLangEnvMap: {} }]),
        ),
      },
    ]
  })
  return { ...site, documents: { ...site.documents, ...Object.fromEntries(pages) } }
}

/** Writes another number on all these pages, as saving would. */
export async function changeManyPages({ db }: Storage, tenantId: string, number: number): Promise<void> {
  const rows = await db
    .selectFrom('draft_pages')
    .select(['page_id', 'settings'])
    .where('tenant_id', '=', tenantId)
    .where('page_id', 'like', 'many-%')
    .execute()
  await db.transaction().execute(async (write) => {
    for (const { page_id, settings } of rows) {
      const changed = JSON.parse(settings.replaceAll(/Edition \d+/g, `Edition ${number}`))
      await write
        .updateTable('draft_pages')
        .set({ settings: asStored(changed) })
        .where('tenant_id', '=', tenantId)
        .where('page_id', '=', page_id)
        .execute()
    }
    await write
      .updateTable('drafts')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('tenant_id', '=', tenantId)
      .execute()
  })
}
