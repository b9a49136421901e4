import type { Database, Tables } from '../../platform/database/tables.ts'
import { type IndexedText, indexedTexts, type OwnedTexts, type TextLanguages } from './indexed-texts.ts'
import type { TextScope } from './text-scopes.queries.ts'

/** So many rows go into one statement. */
const AT_ONCE = 500
/** So many owners are looked up at once. */
const OWNERS_AT_ONCE = 200

type OwnerRow = Tables['text_owners']
type TextRow = Tables['texts']
type StateRow = Tables['text_states']

const within = ({ tenantId, scope }: TextScope) => ({ tenant_id: tenantId, scope })

function* pieces<T>(all: readonly T[], atOnce: number): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += atOnce) yield all.slice(at, at + atOnce)
}

/** Numbers that nothing in the scope ever had; the first of them. */
async function takeNumbers(db: Database, { tenantId, scope }: TextScope, count: number): Promise<number> {
  const { next_id } = await db
    .updateTable('text_scopes')
    .set((eb) => ({ next_id: eb('next_id', '+', count) }))
    .where('tenant_id', '=', tenantId)
    .where('scope', '=', scope)
    .returning('next_id')
    .executeTakeFirstOrThrow()
  return Number(next_id) - count
}

/** Says that texts are listed in another order, or others: who has read the order reads it anew (`textOrder`). */
const noteOrder = (db: Database, at: TextScope) => takeNumbers(db, at, 1)

/** The rows that owners have now. */
async function ownersCalled(
  db: Database,
  at: TextScope,
  keys: readonly string[],
): Promise<ReadonlyMap<string, OwnerRow>> {
  const rows = await db
    .selectFrom('text_owners')
    .selectAll()
    .where('tenant_id', '=', at.tenantId)
    .where('scope', '=', at.scope)
    .where('owner', 'in', keys)
    .execute()
  return new Map(rows.map((row) => [row.owner, row]))
}

/** Brings the rows of owners up to date: only what differs is written. One without texts has no row. */
export async function writeOwners(
  db: Database,
  at: TextScope,
  owners: readonly OwnedTexts[],
  languages: TextLanguages,
): Promise<void> {
  for (const some of pieces(owners, OWNERS_AT_ONCE)) await writeSome(db, at, some, languages)
}

async function writeSome(
  db: Database,
  at: TextScope,
  owners: readonly OwnedTexts[],
  languages: TextLanguages,
): Promise<void> {
  const indexed = owners.map((owned) => ({ owned, texts: indexedTexts(owned, languages) }))
  const known = await ownersCalled(
    db,
    at,
    owners.map(({ owner }) => owner),
  )
  await removeOwnersWithIds(
    db,
    at,
    indexed.flatMap(({ owned, texts }) => (texts.length === 0 ? (known.get(owned.owner)?.id ?? []) : [])),
  )
  const kept = indexed.filter(({ texts }) => texts.length > 0)
  const before = await rowsOf(
    db,
    at,
    kept.flatMap(({ owned }) => known.get(owned.owner)?.id ?? []),
  )
  const ids = await idsFor(db, at, kept, known, before.texts)
  const placed = kept.flatMap(({ owned: { owner, place, position, name } }) => {
    const row: OwnerRow = { ...within(at), owner, id: ids.owner(owner), place, position, name }
    const old = known.get(owner)
    return old && old.place === place && old.position === position && old.name === name ? [] : [row]
  })
  await upsertOwners(db, placed)
  const next: { texts: TextRow[]; states: StateRow[] } = { texts: [], states: [] }
  const gone = new Set([...before.texts.values()].map(({ id }) => id))
  let isMoved = placed.length > 0
  for (const { owned, texts } of kept) {
    const owner_id = ids.owner(owned.owner)
    for (const { text, states } of texts) {
      const old = before.texts.get(`${owner_id} ${text.path}`)
      const id = old?.id ?? ids.next()
      gone.delete(id)
      const row: TextRow = { ...within(at), id, owner_id, ...text }
      if (!old || !isSame(old, row)) next.texts.push(row)
      isMoved ||= old !== undefined && Number(old.position) !== row.position
      for (const state of states) {
        const stateRow: StateRow = { ...within(at), id, owner_id, ...state }
        const oldState = before.states.get(`${id} ${state.language}`)
        if (!oldState || !isSame(oldState, stateRow)) next.states.push(stateRow)
      }
    }
  }
  await removeTexts(db, at, [...gone])
  if (isMoved || gone.size > 0) await noteOrder(db, at)
  await upsertTexts(db, next.texts)
  await upsertStates(db, next.states)
}

function isSame<R extends object>(one: R, other: R): boolean {
  return (Object.keys(other) as (keyof R)[]).every((name) => String(one[name]) === String(other[name]))
}

/** The numbers of owners and of texts that have none yet, taken at once. */
async function idsFor(
  db: Database,
  at: TextScope,
  kept: readonly { readonly owned: OwnedTexts; readonly texts: readonly IndexedText[] }[],
  known: ReadonlyMap<string, OwnerRow>,
  knownTexts: ReadonlyMap<string, TextRow>,
) {
  const added = kept.filter(({ owned }) => !known.has(owned.owner))
  const isNew = (owner: string, path: string) => !knownTexts.has(`${known.get(owner)?.id} ${path}`)
  const texts = kept.flatMap(({ owned, texts }) => texts.filter(({ text }) => isNew(owned.owner, text.path)))
  const count = added.length + texts.length
  let next = count === 0 ? 0 : await takeNumbers(db, at, count)
  const take = () => next++
  const owners = new Map(added.map(({ owned }) => [owned.owner, take()]))
  return {
    next: take,
    owner: (key: string): number => Number(known.get(key)?.id ?? owners.get(key)),
  }
}

async function rowsOf(db: Database, at: TextScope, ownerIds: readonly number[]) {
  const texts = new Map<string, TextRow>()
  const states = new Map<string, StateRow>()
  if (ownerIds.length === 0) return { texts, states }
  const foundTexts = await db
    .selectFrom('texts')
    .selectAll()
    .where('tenant_id', '=', at.tenantId)
    .where('scope', '=', at.scope)
    .where('owner_id', 'in', ownerIds)
    .execute()
  for (const row of foundTexts) texts.set(`${row.owner_id} ${row.path}`, { ...row, id: Number(row.id) })
  const foundStates = await db
    .selectFrom('text_states')
    .selectAll()
    .where('tenant_id', '=', at.tenantId)
    .where('scope', '=', at.scope)
    .where('owner_id', 'in', ownerIds)
    .execute()
  for (const row of foundStates) states.set(`${row.id} ${row.language}`, row)
  return { texts, states }
}

async function upsertOwners(db: Database, rows: readonly OwnerRow[]): Promise<void> {
  for (const some of pieces(rows, AT_ONCE))
    await db
      .insertInto('text_owners')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'scope', 'owner']).doUpdateSet((eb) => ({
          place: eb.ref('excluded.place'),
          position: eb.ref('excluded.position'),
          name: eb.ref('excluded.name'),
        })),
      )
      .execute()
}

async function upsertTexts(db: Database, rows: readonly TextRow[]): Promise<void> {
  for (const some of pieces(rows, AT_ONCE))
    await db
      .insertInto('texts')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'scope', 'id']).doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          value: eb.ref('excluded.value'),
          words: eb.ref('excluded.words'),
          fingerprint: eb.ref('excluded.fingerprint'),
        })),
      )
      .execute()
}

async function upsertStates(db: Database, rows: readonly StateRow[]): Promise<void> {
  for (const some of pieces(rows, AT_ONCE))
    await db
      .insertInto('text_states')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'scope', 'language', 'id']).doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          state: eb.ref('excluded.state'),
          value: eb.ref('excluded.value'),
          words: eb.ref('excluded.words'),
          note: eb.ref('excluded.note'),
          by_whom: eb.ref('excluded.by_whom'),
          problems: eb.ref('excluded.problems'),
        })),
      )
      .execute()
}

async function removeTexts(db: Database, at: TextScope, ids: readonly number[]): Promise<void> {
  for (const some of pieces(ids, AT_ONCE))
    for (const table of ['text_states', 'texts'] as const)
      await db
        .deleteFrom(table)
        .where('tenant_id', '=', at.tenantId)
        .where('scope', '=', at.scope)
        .where('id', 'in', some)
        .execute()
}

async function removeOwnersWithIds(db: Database, at: TextScope, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await noteOrder(db, at)
  for (const some of pieces(ids, AT_ONCE)) {
    for (const table of ['text_states', 'texts'] as const)
      await db
        .deleteFrom(table)
        .where('tenant_id', '=', at.tenantId)
        .where('scope', '=', at.scope)
        .where('owner_id', 'in', some)
        .execute()
    await db
      .deleteFrom('text_owners')
      .where('tenant_id', '=', at.tenantId)
      .where('scope', '=', at.scope)
      .where('id', 'in', some)
      .execute()
  }
}

/** Takes away what some owners have. */
export async function removeOwners(db: Database, at: TextScope, keys: readonly string[]): Promise<void> {
  for (const some of pieces(keys, OWNERS_AT_ONCE)) {
    const known = await ownersCalled(db, at, some)
    await removeOwnersWithIds(
      db,
      at,
      [...known.values()].map(({ id }) => id),
    )
  }
}

/** The owners that are listed in a place. */
export async function ownersOfPlace(db: Database, at: TextScope, place: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('text_owners')
    .select('owner')
    .where('tenant_id', '=', at.tenantId)
    .where('scope', '=', at.scope)
    .where('place', '=', place)
    .execute()
  return rows.map(({ owner }) => owner)
}

/** Says where owners stand whose texts did not change. */
export async function placeOwners(
  db: Database,
  at: TextScope,
  owners: readonly Pick<OwnedTexts, 'owner' | 'place' | 'position' | 'name'>[],
): Promise<void> {
  for (const some of pieces(owners, OWNERS_AT_ONCE)) {
    const known = await ownersCalled(
      db,
      at,
      some.map(({ owner }) => owner),
    )
    const rows = some.flatMap(({ owner, place, position, name }): readonly OwnerRow[] => {
      const old = known.get(owner)
      if (!old || (old.place === place && old.position === position && old.name === name)) return []
      return [{ ...old, place, position, name }]
    })
    await upsertOwners(db, rows)
    if (rows.length > 0) await noteOrder(db, at)
  }
}

/** Takes away some rows of a scope; whether there may be more. */
export async function clearSome(db: Database, at: TextScope): Promise<boolean> {
  const owners = await db
    .selectFrom('text_owners')
    .select('id')
    .where('tenant_id', '=', at.tenantId)
    .where('scope', '=', at.scope)
    .limit(OWNERS_AT_ONCE)
    .execute()
  await removeOwnersWithIds(
    db,
    at,
    owners.map(({ id }) => id),
  )
  return owners.length > 0
}
