import type { ContentKind, ContentRecord } from '@vitrine/schemas'
import { sql } from 'kysely'
import { toJson } from '../../../platform/database/json-text.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { categoriesOf, folded, nameProp, namesOf } from '../plain-words.ts'
import { indexPositions, indexRecord } from '../search/index/index.queries.ts'
import { recordOf } from '../stored-record.ts'

/** So many rows go into one statement. */
const AT_ONCE = 500

/** What a row holds of a record beside its keys. */
function valuesOf(record: ContentRecord): Omit<Tables['contents'], 'tenant_id' | 'id' | 'kind'> {
  const name = record.settings.props[nameProp(record.kind)]
  return {
    slug: record.slug,
    status: record.status,
    position: record.order,
    revision: record.revision,
    created_at: record.createdAt,
    updated_at: record.updatedAt,
    published_at: record.publishedAt ?? null,
    settings: toJson(record.settings),
    names: toJson(namesOf(record)),
    sort_name: folded(typeof name === 'string' ? name : ''),
  }
}

async function insertCategories(db: Database, tenantId: string, record: ContentRecord): Promise<void> {
  const categories = categoriesOf(record)
  if (categories.length === 0) return
  await db
    .insertInto('contents_categories')
    .values(categories.map((category) => ({ tenant_id: tenantId, content_id: record.id, kind: record.kind, category })))
    .execute()
}

const deleteCategories = (db: Database, tenantId: string, id: string) =>
  db.deleteFrom('contents_categories').where('tenant_id', '=', tenantId).where('content_id', '=', id).execute()

/** Stores a new record with its categories; the index has to be told beside it. */
export async function insertContent(db: Database, tenantId: string, record: ContentRecord): Promise<void> {
  await db
    .insertInto('contents')
    .values({ tenant_id: tenantId, id: record.id, kind: record.kind, ...valuesOf(record) })
    .execute()
  await insertCategories(db, tenantId, record)
}

/** Stores a new record, and what it is found by. */
export async function addContent(db: Database, tenantId: string, record: ContentRecord): Promise<void> {
  await insertContent(db, tenantId, record)
  await indexRecord(db, tenantId, { after: record })
}

/** Stores a record in place of the revision before it; whether that was still the stored one. */
export async function saveContent(
  db: Database,
  tenantId: string,
  before: ContentRecord,
  record: ContentRecord,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contents')
    .set(valuesOf(record))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', record.id)
    .where('revision', '=', record.revision - 1)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await deleteCategories(db, tenantId, record.id)
  await insertCategories(db, tenantId, record)
  await indexRecord(db, tenantId, { before, after: record })
  return true
}

/** Takes a record away; whether it was there. */
export async function deleteContent(db: Database, tenantId: string, kind: ContentKind, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('contents')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return false
  await deleteCategories(db, tenantId, id)
  await indexRecord(db, tenantId, { before: recordOf(row) })
  await db.deleteFrom('contents').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
  return true
}

/**
 * Puts some records of a kind into an order: they share out the places that they have now, all others
 * keep theirs. Answers `false` when one of them is not there.
 */
export async function setOrder(
  db: Database,
  tenantId: string,
  kind: ContentKind,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await db
    .selectFrom('contents')
    .select(['id', 'position'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('slug')
    .execute()
  const moved = new Set(ids)
  if (rows.filter(({ id }) => moved.has(id)).length < ids.length) return false
  const inOrder = ids.values()
  const changed = rows
    .map(({ id }) => (moved.has(id) ? (inOrder.next().value ?? id) : id))
    .map((id, index) => ({ id, position: index }))
  const before = new Map(rows.map(({ id, position }) => [id, position]))
  await setPositions(
    db,
    tenantId,
    changed.filter(({ id, position }) => before.get(id) !== position),
  )
  return true
}

async function setPositions(
  db: Database,
  tenantId: string,
  places: readonly { readonly id: string; readonly position: number }[],
): Promise<void> {
  for (let at = 0; at < places.length; at += AT_ONCE) {
    const some = places.slice(at, at + AT_ONCE)
    const cases = sql.join(
      some.map(({ id, position }) => sql`when ${id} then ${sql.lit(position)}`),
      sql` `,
    )
    await db
      .updateTable('contents')
      .set({ position: sql<number>`case id ${cases} end` })
      .where('tenant_id', '=', tenantId)
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute()
    await indexPositions(db, tenantId, some)
  }
}
