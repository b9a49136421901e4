import { baseLanguage } from '@vitrine/model'
import type { ContentKind, ContentRecord } from '@vitrine/schemas'
import { sql } from 'kysely'
import { fromJson, toJson } from '../../../../platform/database/json-text.ts'
import type { Write } from '../../../../platform/database/short-transactions.ts'
import type { Database } from '../../../../platform/database/tables.ts'
import { folded } from '../../../../platform/language/folded.ts'
import { nameProp } from '../../plain-words.ts'
import {
  type FacetValue,
  facetsOf,
  indexedRecord,
  PART_NUMBER,
  statusCodes,
  termsOfTrade,
  WHOLE_NAME,
} from './indexed-record.ts'
import { BLOCK, blockOf, changedPostings } from './postings.ts'
import { isTypable, LEAST_LETTERS, shortened } from './typos.ts'

/** So many rows go into one statement. */
const AT_ONCE = 250
/** So many records are put into the index together: as many as share a row of postings. */
const TOGETHER = BLOCK

/** A record as it was and as it is: one is missing when it is new, or gone. */
export interface IndexChange {
  readonly before?: ContentRecord | undefined
  readonly after?: ContentRecord | undefined
}

const idOf = ({ before, after }: IndexChange): string => (after ?? before)?.id ?? ''

function* bunches<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}

/**
 * What brings the index up to date with records of a site, in order; each write is short. One transaction holds
 * them where others read the site meanwhile, and it holds the site.
 */
export function* indexWrites(tenantId: string, changes: readonly IndexChange[]): Generator<Write> {
  const kinds = new Set(changes.map(({ before, after }) => (after ?? before)?.kind))
  for (const kind of kinds) {
    if (kind === undefined) continue
    const ofKind = changes.filter(({ before, after }) => (after ?? before)?.kind === kind)
    for (const some of bunches(ofKind, TOGETHER)) yield* writesOfBunch({ tenantId, kind }, some)
  }
}

/** Brings the index up to date with one record, inside the transaction that stores it. */
export async function indexRecord(db: Database, tenantId: string, change: IndexChange): Promise<void> {
  for (const write of indexWrites(tenantId, [change])) await write(db)
}

interface Place {
  readonly tenantId: string
  readonly kind: ContentKind
}

/** What a bunch of records changes in the index, while it is collected. */
interface Bunch {
  language: string
  readonly ordinals: Map<string, number>
  /** By word, by block, by place in it: the new impact, 0 for none. */
  readonly postings: Map<string, Map<number, Map<number, number>>>
  /** By how many records more a word stands in. */
  readonly counts: Map<string, number>
  readonly facets: Map<string, FacetValue>
  readonly facetsOf: Map<string, readonly string[]>
}

function* writesOfBunch(place: Place, changes: readonly IndexChange[]): Generator<Write> {
  const bunch: Bunch = {
    ...{ language: '', ordinals: new Map(), postings: new Map() },
    ...{ counts: new Map(), facets: new Map(), facetsOf: new Map() },
  }
  yield (db) => readPlaces(db, place, changes, bunch)
  for (const change of changes) yield async () => collect(change, bunch)
  const ids = new Map<string, number>()
  for (const keys of bunches([...bunch.facets.keys()], AT_ONCE)) yield (db) => storeFacets(db, place, keys, bunch, ids)
  for (const some of bunches(changes, AT_ONCE)) yield (db) => storeDocuments(db, place, some, bunch, ids)
  for (const words of bunches([...bunch.postings.keys()], AT_ONCE)) yield (db) => storeWords(db, place, words, bunch)
}

/** The language of the base, and the numbers of the records; what is new gets the next ones. */
async function readPlaces(
  db: Database,
  { tenantId, kind }: Place,
  changes: readonly IndexChange[],
  bunch: Bunch,
): Promise<void> {
  const { settings } = await db
    .selectFrom('tenants')
    .select('settings')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  bunch.language = baseLanguage(fromJson(settings))
  const documents = () => db.selectFrom('search_documents').where('tenant_id', '=', tenantId).where('kind', '=', kind)
  for (const some of bunches(changes.map(idOf), AT_ONCE)) {
    const rows = await documents().select(['of', 'ordinal']).where('of', 'in', some).execute()
    for (const { of, ordinal } of rows) bunch.ordinals.set(of, ordinal)
  }
  const last = await documents()
    .select(({ fn }) => fn.max<number | null>('ordinal').as('ordinal'))
    .executeTakeFirst()
  let next = (last?.ordinal ?? -1) + 1
  for (const change of changes) if (!bunch.ordinals.has(idOf(change))) bunch.ordinals.set(idOf(change), next++)
}

function collect(change: IndexChange, { language, ordinals, ...bunch }: Bunch): void {
  const id = idOf(change)
  const ordinal = ordinals.get(id) ?? 0
  const [block, at] = [blockOf(ordinal), ordinal % BLOCK]
  if (areWordsTheSame(change)) {
    noteFacets(bunch, id, facetsOf(change.after))
    return
  }
  const before = change.before && indexedRecord(change.before, language)
  const after = change.after && indexedRecord(change.after, language)
  for (const word of new Set([...(before?.words.keys() ?? []), ...(after?.words.keys() ?? [])])) {
    const [old = 0, now = 0] = [before?.words.get(word), after?.words.get(word)]
    if (old === now) continue
    const blocks = bunch.postings.get(word) ?? new Map<number, Map<number, number>>()
    bunch.postings.set(word, blocks)
    blocks.set(block, (blocks.get(block) ?? new Map<number, number>()).set(at, now))
    bunch.counts.set(word, (bunch.counts.get(word) ?? 0) + Math.sign(now) - Math.sign(old))
  }
  noteFacets(bunch, id, after?.facets ?? [])
}

function noteFacets(bunch: Pick<Bunch, 'facets' | 'facetsOf'>, id: string, facets: readonly FacetValue[]): void {
  for (const facet of facets) bunch.facets.set(keyOf(facet), facet)
  bunch.facetsOf.set(id, facets.map(keyOf))
}

/** Settings as text without their numbers, which nobody finds a record by. */
const withoutNumbers = ({ settings }: ContentRecord): string =>
  JSON.stringify(settings, (_, value) => (typeof value === 'number' ? undefined : value))

/** Whether a record is found by the same words as before: another price or status needs no look at its texts. */
const areWordsTheSame = (change: IndexChange): change is Required<{ [K in keyof IndexChange]: ContentRecord }> =>
  change.before !== undefined &&
  change.after !== undefined &&
  withoutNumbers(change.before) === withoutNumbers(change.after)

const keyOf = ({ facet, value }: Pick<FacetValue, 'facet' | 'value'>): string => `${facet}\n${value}`

/** The next free number of a table, whose numbers each site counts for itself. */
async function nextId(db: Database, table: 'search_words' | 'search_facets', tenantId: string): Promise<number> {
  const last = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return (last?.id ?? 0) + 1
}

/** Notes the values by which these records are filtered; a name in a language that none of them has stays. */
async function storeFacets(
  db: Database,
  { tenantId, kind }: Place,
  keys: readonly string[],
  { facets }: Bunch,
  ids: Map<string, number>,
): Promise<void> {
  const values = keys.flatMap((key) => facets.get(key) ?? [])
  const known = await db
    .selectFrom('search_facets')
    .select(['id', 'facet', 'value', 'names'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    // The index begins with them: values alone would be looked for among all of the site.
    .where('facet', 'in', [...new Set(values.map(({ facet }) => facet))])
    .where(
      'value',
      'in',
      values.map(({ value }) => value),
    )
    .execute()
  const namesOf = new Map<string, FacetValue['names']>()
  for (const row of known) {
    ids.set(keyOf(row), row.id)
    namesOf.set(keyOf(row), fromJson(row.names))
  }
  let next = await nextId(db, 'search_facets', tenantId)
  const rows = values.flatMap(({ facet, value, names }) => {
    const before = namesOf.get(keyOf({ facet, value }))
    const all = { ...before, ...names }
    if (before && JSON.stringify(before) === JSON.stringify(all)) return []
    const id = ids.get(keyOf({ facet, value })) ?? next++
    ids.set(keyOf({ facet, value }), id)
    return [{ tenant_id: tenantId, kind, id, facet, value, names: toJson(all) }]
  })
  if (rows.length === 0) return
  await db
    .insertInto('search_facets')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet(({ ref }) => ({ names: ref('excluded.names') })),
    )
    .execute()
}

/** The content version that a change belongs to: its transaction has counted it already. */
const changedNow = (tenantId: string) => sql<number>`(select content_version from tenants where id = ${tenantId})`

const timeOf = (text: string | undefined): number => Date.parse(text ?? '') || 0

function storeDocuments(
  db: Database,
  { tenantId, kind }: Place,
  changes: readonly IndexChange[],
  { ordinals, facetsOf }: Bunch,
  ids: ReadonlyMap<string, number>,
) {
  const rows = changes.map(({ before, after }) => {
    const of = idOf({ before, after })
    const key = { tenant_id: tenantId, kind, ordinal: ordinals.get(of) ?? 0, of, changed: changedNow(tenantId) }
    const facets = Uint32Array.from((facetsOf.get(of) ?? []).map((facet) => ids.get(facet) ?? 0))
    return { ...key, ...valuesOf(after), facets: new Uint8Array(facets.buffer) }
  })
  return db
    .insertInto('search_documents')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'kind', 'ordinal']).doUpdateSet(({ ref }) => ({
        ...{ shown: ref('excluded.shown'), changed: ref('excluded.changed'), position: ref('excluded.position') },
        ...{ published_at: ref('excluded.published_at'), updated_at: ref('excluded.updated_at') },
        ...{ price: ref('excluded.price'), currency: ref('excluded.currency'), minimum: ref('excluded.minimum') },
        ...{ sort_name: ref('excluded.sort_name'), slug: ref('excluded.slug'), facets: ref('excluded.facets') },
      })),
    )
    .execute()
}

/** What a document holds of a record; one that is gone keeps its number, so that no other record gets its words. */
function valuesOf(record: ContentRecord | undefined) {
  if (!record)
    return {
      ...{ shown: statusCodes.archived, position: 0, published_at: 0, updated_at: 0, slug: '', sort_name: '' },
      ...{ price: null, currency: null, minimum: null },
    }
  const name = record.settings.props[nameProp(record.kind)]
  return {
    shown: statusCodes[record.status],
    position: record.order,
    published_at: timeOf(record.publishedAt ?? record.createdAt),
    updated_at: timeOf(record.updatedAt),
    slug: record.slug,
    sort_name: folded(typeof name === 'string' ? name : ''),
    ...termsOfTrade(record.settings),
  }
}

const isWord = (word: string): boolean => !word.startsWith(PART_NUMBER) && !word.startsWith(WHOLE_NAME)

/** Counts words, notes new ones with their shortened forms and takes away those that nothing is called by. */
async function storeWords(db: Database, place: Place, words: readonly string[], bunch: Bunch): Promise<void> {
  const { tenantId, kind } = place
  const rows = () =>
    db.selectFrom('search_words').where('tenant_id', '=', tenantId).where('kind', '=', kind).where('word', 'in', words)
  const known = new Map((await rows().select(['id', 'word']).execute()).map(({ id, word }) => [word, id]))
  let next = await nextId(db, 'search_words', tenantId)
  const all = words.map((word) => ({
    ...{ tenant_id: tenantId, kind, id: known.get(word) ?? next++, word },
    reversed: isWord(word) ? [...word].toReversed().join('') : '',
    count: bunch.counts.get(word) ?? 0,
  }))
  const counted = all.filter(({ word, count }) => count !== 0 || !known.has(word))
  if (counted.length > 0)
    await db
      .insertInto('search_words')
      .values(counted)
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'kind', 'word'])
          .doUpdateSet(({ eb, ref }) => ({ count: eb('search_words.count', '+', ref('excluded.count')) })),
      )
      .execute()
  await storePostings(db, tenantId, all, bunch)
  const forms = all
    .filter(({ word }) => !known.has(word) && isTypable(word) && [...word].length >= LEAST_LETTERS)
    .flatMap(({ id, word }) => shortened(word).map((form) => ({ tenant_id: tenantId, kind, form, word_id: id })))
  for (const some of bunches(forms, AT_ONCE * 4)) await db.insertInto('search_typos').values(some).execute()
  // The highest number is never given to another word: whoever reads what is new asks for higher ones.
  const unused = await rows()
    .select(['id', 'word'])
    .where('count', '<=', 0)
    .where('id', '<', next - 1)
    .execute()
  if (unused.length > 0) await dropWords(db, place, unused)
}

async function dropWords(
  db: Database,
  { tenantId, kind }: Place,
  words: readonly { readonly id: number; readonly word: string }[],
): Promise<void> {
  const ids = words.map(({ id }) => id)
  for (const forms of bunches(
    words.flatMap(({ word }) => shortened(word)),
    AT_ONCE * 4,
  ))
    await db
      .deleteFrom('search_typos')
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
      .where('form', 'in', forms)
      .where('word_id', 'in', ids)
      .execute()
  await db.deleteFrom('search_postings').where('tenant_id', '=', tenantId).where('word_id', 'in', ids).execute()
  // By their key: without statistics SQLite would read all words of the site to find them by their numbers.
  await db
    .deleteFrom('search_words')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where(
      'word',
      'in',
      words.map(({ word }) => word),
    )
    .execute()
}

async function storePostings(
  db: Database,
  tenantId: string,
  words: readonly { readonly id: number; readonly word: string }[],
  { postings }: Bunch,
): Promise<void> {
  const changed = words.flatMap(({ id, word }) =>
    [...(postings.get(word) ?? [])].map(([block, changes]) => ({ id, block, changes })),
  )
  for (const block of new Set(changed.map((one) => one.block))) {
    const ofBlock = changed.filter((one) => one.block === block)
    const found = await db
      .selectFrom('search_postings')
      .select(['word_id', 'data'])
      .where('tenant_id', '=', tenantId)
      .where('block', '=', block)
      .where(
        'word_id',
        'in',
        ofBlock.map(({ id }) => id),
      )
      .execute()
    const dataOf = new Map(found.map(({ word_id, data }) => [word_id, data]))
    const rows = ofBlock.map(({ id, changes }) => ({
      ...{ tenant_id: tenantId, word_id: id, block },
      data: changedPostings(dataOf.get(id), changes),
    }))
    await db
      .insertInto('search_postings')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'word_id', 'block']).doUpdateSet(({ ref }) => ({ data: ref('excluded.data') })),
      )
      .execute()
  }
}

/** Notes new places of records in their order. */
export async function indexPositions(
  db: Database,
  tenantId: string,
  places: readonly { readonly id: string; readonly position: number }[],
): Promise<void> {
  const cases = sql.join(
    places.map(({ id, position }) => sql`when ${id} then ${sql.lit(position)}`),
    sql` `,
  )
  await db
    .updateTable('search_documents')
    .set({ position: sql<number>`case "of" ${cases} end`, changed: changedNow(tenantId) })
    .where('tenant_id', '=', tenantId)
    .where(
      'of',
      'in',
      places.map(({ id }) => id),
    )
    .execute()
}
