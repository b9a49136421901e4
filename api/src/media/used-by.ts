import type { Answer, mediaDetail } from '@vitrine/schemas'
import { sql } from 'kysely'
import type { Database } from '../storage/tables.ts'

type Place = Answer<typeof mediaDetail>['usedBy'][number]

/** More places than a person wants to read. */
const MOST = 50

/**
 * Where an upload is used: in drafts, in contents, and in editions, which may be shown again by a
 * rollback. Its id is in the address of every one of its files and is nowhere by chance, so the JSON is
 * looked through as text, whatever its shape.
 */
export async function usedBy(db: Database, tenantId: string, id: string): Promise<Place[]> {
  const text = `%${id}%`
  const pages = await db
    .selectFrom('draft_pages')
    .select('page_id as id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where(({ eb, or }) =>
      or([eb('settings', 'like', text), eb('record', 'like', text), eb('page_schema', 'like', text)]),
    )
    .limit(MOST)
    .execute()
  const drafts = await db
    .selectFrom('drafts')
    .select(sql<string>`cast(id as text)`.as('id'))
    .where('tenant_id', '=', tenantId)
    .where('document', 'like', text)
    .limit(MOST)
    .execute()
  const contents = await db
    .selectFrom('contents')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('settings', 'like', text)
    .limit(MOST)
    .execute()
  const editions = await db
    .selectFrom('editions')
    .select('address as id')
    .where('tenant_id', '=', tenantId)
    .where('document', 'like', text)
    .limit(MOST)
    .execute()
  const as = (kind: Place['kind'], found: readonly { readonly id: string }[]) => found.map(({ id }) => ({ kind, id }))
  return [...as('page', pages), ...as('site', drafts), ...as('content', contents), ...as('edition', editions)]
}
