import type { ContentRecord } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import { recordOf } from '../stored-record.ts'

/** A number that is another one after every change of a site. */
export async function contentVersionOf(db: Database, tenantId: string): Promise<number> {
  const { content_version } = await db
    .selectFrom('tenants')
    .select('content_version')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return Number(content_version)
}

/** Some records in the order in which they are named; one that was taken away since is missing. */
export async function recordsCalled(
  db: Database,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly ContentRecord[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('contents')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map(recordOf)
}

/** What each language lacks of a record; a language without an entry lacks everything. */
export interface StoredGaps {
  readonly texts: number
  readonly byLanguage: ReadonlyMap<string, { readonly missing: number; readonly outdated: number }>
}

/** What languages lack of some records, by their ids. */
export async function storedGaps(
  db: Database,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredGaps>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contents_gaps')
    .select(['content_id', 'language', 'missing', 'outdated'])
    .where('tenant_id', '=', tenantId)
    .where('content_id', 'in', ids)
    .execute()
  const ofContents = Map.groupBy(rows, ({ content_id }) => content_id)
  return new Map(
    [...ofContents].map(([id, gaps]) => [
      id,
      {
        texts: gaps.find(({ language }) => language === '')?.missing ?? 0,
        byLanguage: new Map(gaps.map(({ language, ...gap }) => [language, gap])),
      },
    ]),
  )
}
