import { canonicalJson, type Specs, upgradeTree } from '@vitrine/model'
import type { Edition, ResolvedTree } from '@vitrine/schemas'
import type { Insertable } from 'kysely'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import type { Write } from '../../platform/database/short-transactions.ts'
import type { Database, Tables } from '../../platform/database/tables.ts'

/** One statement stores so many documents, or fewer where they are long: SQLite lets nobody else write meanwhile. */
export const DOCUMENTS_AT_ONCE = 5
const CHARACTERS_AT_ONCE = 256 * 1024
/** A document that was stored so long ago is noted as stored again, in milliseconds. */
const AGE = 60 * 60_000

/** Stores documents by their content address, some at a time; one that is there already is the same one. */
export function* documentWrites(
  tenantId: string,
  documents: ReadonlyMap<string, Edition | ResolvedTree>,
): Generator<Write> {
  let rows: Insertable<Tables['editions']>[] = []
  let length = 0
  for (const [address, document] of documents) {
    const text = toJson(document, canonicalJson)
    rows.push({ tenant_id: tenantId, address, document: text, stored_at: Date.now() })
    length += text.length
    if (rows.length < DOCUMENTS_AT_ONCE && length < CHARACTERS_AT_ONCE) continue
    yield writeOf(rows)
    rows = []
    length = 0
  }
  if (rows.length > 0) yield writeOf(rows)
}

/** No release may name one that is there already; the note of when it was stored keeps it until one does. */
const writeOf =
  (rows: readonly Insertable<Tables['editions']>[]): Write =>
  (db) =>
    db
      .insertInto('editions')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'address'])
          .doUpdateSet(({ ref }) => ({ stored_at: ref('excluded.stored_at') }))
          .where('editions.stored_at', '<', Date.now() - AGE),
      )
      .execute()

/** The documents at some content addresses. */
export async function documentsAt(
  db: Database,
  specs: Specs,
  tenantId: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Edition | ResolvedTree>> {
  const documents = new Map<string, Edition | ResolvedTree>()
  for (let at = 0; at < addresses.length; at += 200) {
    const rows = await db
      .selectFrom('editions')
      .select(['address', 'document'])
      .where('tenant_id', '=', tenantId)
      .where('address', 'in', addresses.slice(at, at + 200))
      .execute()
    for (const { address, document } of rows) documents.set(address, upgradeTree(fromJson(document), specs))
  }
  return documents
}
