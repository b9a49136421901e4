import { type ContentKind, type ContentRecord, readContentKey } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import { recordOf } from '../stored-record.ts'

/** So many values stand in one list of a statement. */
const IN_LIST = 500

function* parts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += IN_LIST) yield all.slice(at, at + IN_LIST)
}

const contentsOf = (db: Database, tenantId: string) =>
  db.selectFrom('contents').selectAll().where('tenant_id', '=', tenantId)

/** One record as the transaction sees it. */
export async function storedContent(
  db: Database,
  tenantId: string,
  kind: ContentKind,
  id: string,
): Promise<ContentRecord | undefined> {
  const row = await contentsOf(db, tenantId).where('kind', '=', kind).where('id', '=', id).executeTakeFirst()
  return row && recordOf(row)
}

/**
 * The records that operations need.
 *
 * @param contents by keys (`product/k3v9Qa2Z`): whatever has one of their ids, of whichever kind.
 * @param slugs addresses (`product/hex-bolt`): what has one of them.
 */
export async function storedContents(
  db: Database,
  tenantId: string,
  { contents, slugs }: { readonly contents: readonly string[]; readonly slugs: readonly string[] },
): Promise<readonly ContentRecord[]> {
  const found = new Map<string, ContentRecord>()
  const ids = contents.flatMap((key) => readContentKey(key)?.id ?? [])
  for (const some of parts([...new Set(ids)]))
    for (const row of await contentsOf(db, tenantId).where('id', 'in', some).execute()) found.set(row.id, recordOf(row))
  const byKind = Map.groupBy(
    slugs.flatMap((address) => readContentKey(address) ?? []),
    ({ kind }) => kind,
  )
  for (const [kind, addresses] of byKind)
    for (const some of parts(addresses.map(({ id }) => id)))
      for (const row of await contentsOf(db, tenantId).where('kind', '=', kind).where('slug', 'in', some).execute())
        found.set(row.id, recordOf(row))
  return [...found.values()]
}
