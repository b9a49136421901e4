import { canonicalJson, type Specs, upgradeTree } from '@vitrine/model'
import type { Edition, ResolvedTree } from '@vitrine/schemas'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import type { Write } from '../../platform/database/short-transactions.ts'
import type { Database } from '../../platform/database/tables.ts'

/** How many documents one statement stores. */
const AT_ONCE = 50

/** Stores documents by their content address, some at a time; one that is there already is the same one. */
export function* documentWrites(
  tenantId: string,
  documents: ReadonlyMap<string, Edition | ResolvedTree>,
): Generator<Write> {
  const all = [...documents]
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const rows = all.slice(at, at + AT_ONCE).map(([address, document]) => ({
      tenant_id: tenantId,
      address,
      document: toJson(document, canonicalJson),
    }))
    yield (db) =>
      db
        .insertInto('editions')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['tenant_id', 'address']).doNothing())
        .execute()
  }
}

/** Stores them all. */
export async function insertDocuments(
  db: Database,
  tenantId: string,
  documents: ReadonlyMap<string, Edition | ResolvedTree>,
): Promise<void> {
  for (const write of documentWrites(tenantId, documents)) await write(db)
}

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
