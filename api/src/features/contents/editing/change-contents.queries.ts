import { type ContentKind, type ContentRecord, contentFile, contentKey, contentProps } from '@vitrine/schemas'
import { sql } from 'kysely'
import { toJson } from '../../../platform/database/json-text.ts'
import type { Write } from '../../../platform/database/short-transactions.ts'
import type { Database, Tables } from '../../../platform/database/tables.ts'
import { inSteps } from '../../../platform/in-steps.ts'
import { folded } from '../../../platform/language/folded.ts'
import { changedSources, type SourceTexts } from '../../source-texts/changed-sources.ts'
import { keepSourceTexts } from '../../source-texts/source-texts.queries.ts'
import { categoriesOf, nameProp, namesOf } from '../plain-words.ts'
import { indexValues } from '../rows/index-values.queries.ts'
import { indexPositions, indexRecord, indexWrites } from '../search/index/index.queries.ts'
import { recordOf } from '../stored-record.ts'
import { keepContentTexts } from './keep-content-texts.ts'

/** So many rows go into one statement. */
const AT_ONCE = 500
/** So many records get another place in one transaction, while others wait. */
const SPREAD_AT_ONCE = 100

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

/** Stores a new record with its categories; the index that is searched has to be told beside it. */
export async function insertContent(db: Database, tenantId: string, record: ContentRecord): Promise<void> {
  await insertRow(db, tenantId, record)
  await indexValues(db, tenantId, [record])
  await keepContentTexts(db, tenantId, { stored: [record] })
}

async function insertRow(db: Database, tenantId: string, record: ContentRecord): Promise<void> {
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
  if (!(await updateContent(db, tenantId, before, record))) return false
  await indexValues(db, tenantId, [record])
  await keepContentTexts(db, tenantId, { stored: [record] })
  await indexRecord(db, tenantId, { before, after: record })
  return true
}

/** Stores a record with its categories in place of the revision before it; the indexes have to be told beside it. */
async function updateContent(
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
  if (toJson(categoriesOf(before)) === toJson(categoriesOf(record))) return true
  await deleteCategories(db, tenantId, record.id)
  await insertCategories(db, tenantId, record)
  return true
}

/** A record as it was and as it is: one is missing when it is new, or gone. */
export interface ContentChange {
  readonly before?: ContentRecord | undefined
  readonly after?: ContentRecord | undefined
}

/**
 * Stores what became of records that this transaction holds, and brings the indexes up to date with all of them
 * together. Between two of them others are answered, as far as they need not wait for this transaction.
 */
export async function writeContents(db: Database, tenantId: string, changes: readonly ContentChange[]): Promise<void> {
  const othersFirst = inSteps()
  for (const { before, after } of changes) if (before && !after) await deleteRow(db, tenantId, before.id)
  await freeAddresses(db, tenantId, changes)
  for (const { before, after } of changes) {
    if (after && before) await updateContent(db, tenantId, before, after)
    else if (after) await insertRow(db, tenantId, after)
    await othersFirst()
  }
  await keepSourceTexts(db, tenantId, changedIn(changes))
  const stored = changes.flatMap(({ after }) => after ?? [])
  await indexValues(db, tenantId, stored, othersFirst)
  const gone = changes.flatMap(({ before, after }) => (before && !after ? [contentKey(before)] : []))
  await keepContentTexts(db, tenantId, { stored, gone })
  for (const write of indexWrites(tenantId, changes)) {
    await write(db)
    await othersFirst()
  }
}

/** What the bases of contents said before to those translations that are outdated now. */
const changedIn = (changes: readonly ContentChange[]): SourceTexts =>
  new Map(
    changes.flatMap(({ before, after }) =>
      before && after ? [...changedSources(contentProps[after.kind], before.settings, after.settings)] : [],
    ),
  )

/** Records that exchange their addresses would stand in each other's way: they give them up first. */
async function freeAddresses(db: Database, tenantId: string, changes: readonly ContentChange[]): Promise<void> {
  const taken = new Set(changes.map(({ after }) => after && `${after.kind}/${after.slug}`))
  for (const { before, after } of changes)
    if (before && after && before.slug !== after.slug && taken.has(`${before.kind}/${before.slug}`))
      await db
        .updateTable('contents')
        // No address of an owner has this letter.
        .set({ slug: `~${before.id}` })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', before.id)
        .execute()
}

async function deleteRow(db: Database, tenantId: string, id: string): Promise<void> {
  await deleteCategories(db, tenantId, id)
  await db.deleteFrom('contents').where('tenant_id', '=', tenantId).where('id', '=', id).execute()
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
  await indexRecord(db, tenantId, { before: recordOf(row) })
  await deleteRow(db, tenantId, id)
  await keepContentTexts(db, tenantId, { gone: [`${kind}/${id}`] })
  return true
}

/** Where a record stands among those of its kind. */
interface Placed {
  readonly id: string
  readonly position: number
}

/** A record that got another place. */
export interface MovedContent extends Placed {
  readonly before: number
  readonly revision: number
}

const inOrder = (
  db: Database,
  tenantId: string,
  kind: ContentKind,
): Promise<readonly (Placed & { readonly revision: number })[]> =>
  db
    .selectFrom('contents')
    .select(['id', 'position', 'revision'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('slug')
    .execute()

/** Their places as far as no two share one, else the next free ones. */
function placesApart(places: readonly Placed[]): readonly Placed[] {
  let last = Number.NEGATIVE_INFINITY
  return places.map(({ id, position }) => {
    last = Math.max(last + 1, position)
    return { id, position: last }
  })
}

const isTooFar = (places: readonly Placed[]) => (places.at(-1)?.position ?? 0) > contentFile.properties.order.maximum

/** Those that have another place than before. */
function movedIn(places: readonly Placed[], before: readonly Placed[]): readonly Placed[] {
  const was = new Map(before.map(({ id, position }) => [id, position]))
  return places.filter(({ id, position }) => was.get(id) !== position)
}

/**
 * Gives each record of a kind a place of its own, and leaves their order as it is at any time: short writes, each of
 * them a transaction. Where somebody else orders them meanwhile the rest is left to `setOrder`.
 *
 * @param noteMoved is told in each of them what it moved.
 */
export async function spreadWrites(
  db: Database,
  tenantId: string,
  kind: ContentKind,
  noteMoved?: (db: Database, moved: readonly MovedContent[]) => Promise<unknown>,
): Promise<readonly Write[]> {
  const before = await inOrder(db, tenantId, kind)
  const was = new Map(before.map(({ id, position }) => [id, position]))
  // No place gets lower, so that who begins at the end overtakes nobody.
  const apart = placesApart(before)
  if (isTooFar(apart)) return []
  const rest = movedIn(apart, before).toReversed()
  const writes: Write[] = []
  for (let at = 0; at < rest.length; at += SPREAD_AT_ONCE) {
    const some = rest.slice(at, at + SPREAD_AT_ONCE)
    const ids = some.map(({ id }) => id)
    writes.push(async (write) => {
      const now = await write
        .selectFrom('contents')
        .select(['id', 'position', 'revision'])
        .where('tenant_id', '=', tenantId)
        .where('id', 'in', ids)
        .execute()
      const isAsBefore = now.length === ids.length && now.every(({ id, position }) => was.get(id) === position)
      if (!isAsBefore) return
      await setPositions(write, tenantId, some)
      await noteMoved?.(write, withPlaceBefore(some, now))
    })
  }
  return writes
}

/**
 * Puts some records of a kind into an order: they share out the places that they have now, all others
 * keep theirs. Answers which of them moved; nothing when one of them is not there.
 */
export async function setOrder(
  db: Database,
  tenantId: string,
  kind: ContentKind,
  ids: readonly string[],
): Promise<readonly MovedContent[] | undefined> {
  const rows = await inOrder(db, tenantId, kind)
  const moved = new Set(ids)
  if (rows.filter(({ id }) => moved.has(id)).length < ids.length) return undefined
  const next = ids.values()
  const wanted = rows.map(({ id, position }) => ({ id: moved.has(id) ? (next.next().value ?? id) : id, position }))
  const apart = placesApart(wanted)
  const places = isTooFar(apart) ? wanted.map(({ id }, position) => ({ id, position })) : apart
  const changed = movedIn(places, rows)
  await setPositions(db, tenantId, changed)
  return withPlaceBefore(changed, rows)
}

/** A record passes so many others in one transaction at most. */
const PASSED_AT_ONCE = 500

/** How far a record came on its way to another place. */
export interface MoveStep {
  readonly moved: readonly MovedContent[]
  /** Where it stood and where it stands, counted from 1. */
  readonly before: number
  readonly position: number
  readonly total: number
  readonly isThere: boolean
}

/**
 * Takes a record towards a place among all of its kind, past 500 others at most: all that it passed make room by one.
 * Nothing when it is not there.
 *
 * @param position counted from 1; behind the last one it stands last.
 */
export async function moveTowards(
  db: Database,
  tenantId: string,
  { kind, id, position }: { readonly kind: ContentKind; readonly id: string; readonly position: number },
): Promise<MoveStep | undefined> {
  const ids = (await inOrder(db, tenantId, kind)).map((row) => row.id)
  const from = ids.indexOf(id)
  if (from < 0) return undefined
  const end = Math.min(Math.max(position, 1), ids.length) - 1
  const to = from + Math.min(Math.max(end - from, -PASSED_AT_ONCE), PASSED_AT_ONCE)
  const passed = ids.slice(Math.min(from, to), Math.max(from, to) + 1).filter((one) => one !== id)
  const moved =
    to === from ? [] : ((await setOrder(db, tenantId, kind, to > from ? [...passed, id] : [id, ...passed])) ?? [])
  return { moved, before: from + 1, position: to + 1, total: ids.length, isThere: to === end }
}

function withPlaceBefore(
  places: readonly Placed[],
  before: readonly (Placed & { readonly revision: number })[],
): readonly MovedContent[] {
  const was = new Map(before.map((row) => [row.id, row]))
  return places.map((place) => {
    const { position = place.position, revision = 0 } = was.get(place.id) ?? {}
    return { ...place, before: position, revision }
  })
}

async function setPositions(db: Database, tenantId: string, places: readonly Placed[]): Promise<void> {
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
