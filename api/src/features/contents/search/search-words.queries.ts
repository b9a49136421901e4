import { type ContentRecord, contentKinds } from '@vitrine/schemas'
import type { Database } from '../../../platform/database/tables.ts'
import { searchWordsOf } from './search-words.ts'

/** So many rows go into one statement. */
const AT_ONCE = 500

type Key = Pick<ContentRecord, 'id' | 'kind'>

/** Notes by which words a record is found, of which it has none so far. */
export async function insertWords(
  db: Database,
  tenantId: string,
  { id, kind }: Key,
  words: Iterable<string>,
): Promise<void> {
  const all = [...words]
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = all.slice(at, at + AT_ONCE)
    await db
      .insertInto('search_words')
      .values(some.map((word) => ({ tenant_id: tenantId, word })))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'word']).doNothing())
      .execute()
    await db
      .insertInto('contents_words')
      .values(some.map((word) => ({ tenant_id: tenantId, content_id: id, kind, word })))
      .execute()
  }
}

async function deleteWords(db: Database, tenantId: string, { id, kind }: Key, words: readonly string[]): Promise<void> {
  for (let at = 0; at < words.length; at += AT_ONCE) {
    const some = words.slice(at, at + AT_ONCE)
    await db
      .deleteFrom('contents_words')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
      .where('word', 'in', some)
      .where('content_id', '=', id)
      .execute()
    // What nothing is called by any more would keep a typing error from being looked for.
    await db
      .deleteFrom('search_words')
      .where('tenant_id', '=', tenantId)
      .where('word', 'in', some)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('contents_words')
              .select('word')
              .where('contents_words.tenant_id', '=', tenantId)
              .where('contents_words.kind', 'in', contentKinds)
              .whereRef('contents_words.word', '=', 'search_words.word'),
          ),
        ),
      )
      .execute()
  }
}

/** Brings the words of a record up to date; without settings it loses all of them. */
export async function changeWords(
  db: Database,
  tenantId: string,
  record: Key & Partial<Pick<ContentRecord, 'settings'>>,
): Promise<void> {
  const { settings } = record
  const rows = await db
    .selectFrom('contents_words')
    .select('word')
    .where('tenant_id', '=', tenantId)
    .where('content_id', '=', record.id)
    .execute()
  const before = new Set(rows.map(({ word }) => word))
  const after = settings ? searchWordsOf({ settings }) : new Set<string>()
  const gone = [...before].filter((word) => !after.has(word))
  const come = [...after].filter((word) => !before.has(word))
  await deleteWords(db, tenantId, record, gone)
  await insertWords(db, tenantId, record, come)
}
