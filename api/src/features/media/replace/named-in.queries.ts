import type { Expression, SqlBool } from 'kysely'
import { contains } from '../../../platform/database/contains.ts'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import type { MediaFiles } from '../tables.ts'
import { textsOf } from '../used-by.queries.ts'

const holding =
  (media: MediaFiles) =>
  (...columns: readonly Expression<string>[]): readonly Expression<SqlBool>[] =>
    columns.flatMap((column) => textsOf(media).map((text) => contains(column, text)))

/** The drafts of a site, and of each the pages that name a file; whether anything around its pages does. */
export async function draftsNaming(db: Database, tenantId: string, media: MediaFiles) {
  const holds = holding(media)
  const drafts = await db
    .selectFrom('drafts')
    .select(['id', 'document'])
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  const around = await db
    .selectFrom('drafts')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(({ or, ref }) => or(holds(ref('document'))))
    .execute()
  const pages = await db
    .selectFrom('draft_pages')
    .select(['draft_id', 'page_id', 'record'])
    .where('tenant_id', '=', tenantId)
    .where(({ or, ref }) => or(holds(ref('settings'), ref('record'), ref('page_schema'))))
    .orderBy('position')
    .execute()
  const withAround = new Set(around.map(({ id }) => id))
  return drafts
    .map(({ id }) => ({
      draftsId: String(id),
      isAround: withAround.has(id),
      pages: pages
        .filter(({ draft_id }) => draft_id === id)
        .map(({ page_id, record }) => ({ id: page_id, name: fromJson(record).settings.props.name })),
    }))
    .filter(({ isAround, pages: named }) => isAround || named.length > 0)
}

/** The keys of the contents that name a file. */
export async function contentsNaming(db: Database, tenantId: string, media: MediaFiles): Promise<readonly string[]> {
  const holds = holding(media)
  const rows = await db
    .selectFrom('contents')
    .select(['id', 'kind'])
    .where('tenant_id', '=', tenantId)
    .where(({ or, ref }) => or(holds(ref('settings'))))
    .orderBy('kind')
    .orderBy('position')
    .execute()
  return rows.map(({ id, kind }) => `${kind}/${id}`)
}

/** How many published versions of pages name a file. */
export async function countEditionsNaming(db: Database, tenantId: string, media: MediaFiles): Promise<number> {
  const holds = holding(media)
  const { total } = await db
    .selectFrom('editions')
    .where('tenant_id', '=', tenantId)
    .where(({ or, ref }) => or(holds(ref('document'))))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
