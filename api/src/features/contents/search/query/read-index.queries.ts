import type { ContentKind } from '@vitrine/schemas'
import type { SelectQueryBuilder } from 'kysely'
import { fromJson } from '../../../../platform/database/json-text.ts'
import type { Database, Tables } from '../../../../platform/database/tables.ts'
import type { NamesByLanguage } from '../../tables.ts'

/** A word of the index, and in how many records it stands. */
export interface KnownWord {
  readonly id: number
  readonly word: string
  readonly count: number
}

/** A collection, with what it is called in every language. */
export interface NamedCategory {
  readonly id: string
  readonly slug: string
  readonly names: NamesByLanguage
}

export type StoredFacet = Pick<Tables['search_facets'], 'id' | 'facet' | 'value' | 'names'>

export type StoredDocument = Omit<Tables['search_documents'], 'tenant_id' | 'kind' | 'changed' | 'updated_at'> & {
  readonly updated_at: number
}

/** So many words a part of a word may be completed to: the most frequent ones. */
const MOST_WORDS = 500
/** So many words are looked through for a part in their middle. */
const MOST_INSIDE = 200
const AT_ONCE = 500
/** So many records are read at once. */
const DOCUMENTS = 10_000
/** So many words are read at once. */
const WORDS = 50_000
/** Sorts behind every letter. */
const END = '\u{10ffff}'
/** Whole part numbers and names sort before it. */
const FIRST_LETTER = '0'

/** Reads the index of the records of one kind of a site. */
export interface IndexReader {
  /** The content version of the site; nothing when there is none. */
  version(): Promise<number | undefined>
  /** Some of those with a higher number, in their order. */
  documents(after: number): Promise<readonly StoredDocument[]>
  /** Those that changed since a version, in the order of their numbers. */
  documentsSince(version: number): Promise<readonly StoredDocument[]>
  /** The names of the published collections; nothing when they are what they were at a version. */
  categoriesSince(version: number): Promise<readonly NamedCategory[] | undefined>
  /** All of them, or those with some numbers. */
  facets(ids?: readonly number[]): Promise<readonly StoredFacet[]>
  words(words: readonly string[]): Promise<readonly KnownWord[]>
  starting(text: string): Promise<readonly KnownWord[]>
  /** Words that end with one of these. */
  ending(texts: readonly string[]): Promise<readonly KnownWord[]>
  holding(text: string): Promise<readonly KnownWord[]>
  /** Of some words those that are in the index, as many as `holding` gives at most. */
  mostFrequent(words: readonly string[]): Promise<readonly KnownWord[]>
  /** Some of the words with a higher number, in the order of their numbers: without whole part numbers and names. */
  wordsAfter(id: number): Promise<readonly Pick<KnownWord, 'id' | 'word'>[]>
  /** Words that are one of these with a letter more. */
  lengthened(forms: readonly string[]): Promise<readonly KnownWord[]>
  /** The rows of postings of some words. */
  postings(
    wordIds: readonly number[],
  ): Promise<readonly { readonly word_id: number; readonly block: number; readonly data: Uint8Array }[]>
}

export function createIndexReader(db: Database, tenantId: string, kind: ContentKind): IndexReader {
  const allWords = () =>
    db
      .selectFrom('search_words')
      .select(['id', 'word', 'count'])
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
      .where('count', '>', 0)
  const allDocuments = () =>
    db
      .selectFrom('search_documents')
      .select(['ordinal', 'of', 'shown', 'position', 'published_at', 'updated_at', 'price', 'currency', 'minimum'])
      .select(['slug', 'sort_name', 'facets'])
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
      .orderBy('ordinal')
  const frequent = (query: SelectQueryBuilder<Tables, 'search_words', KnownWord>, limit = MOST_WORDS) =>
    query.orderBy('count', 'desc').orderBy('word').limit(limit).execute()

  return {
    async version() {
      const site = await db
        .selectFrom('tenants')
        .select('content_version')
        .where('id', '=', tenantId)
        .executeTakeFirst()
      return site && Number(site.content_version)
    },
    documents: (after) => allDocuments().where('ordinal', '>', after).limit(DOCUMENTS).execute(),
    documentsSince: (version) => allDocuments().where('changed', '>', version).execute(),
    async categoriesSince(version) {
      const changed = await db
        .selectFrom('search_documents')
        .select('ordinal')
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', 'collection')
        .where('changed', '>', version)
        .limit(1)
        .executeTakeFirst()
      if (!changed) return undefined
      const rows = await db
        .selectFrom('contents')
        .select(['id', 'slug', 'names'])
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', 'collection')
        .where('status', '=', 'published')
        .execute()
      return rows.map(({ names, ...row }) => ({ ...row, names: fromJson(names) }))
    },
    facets(ids) {
      const all = db
        .selectFrom('search_facets')
        .select(['id', 'facet', 'value', 'names'])
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', kind)
      return (ids ? all.where('id', 'in', ids) : all).execute()
    },
    words: async (words) => (words.length === 0 ? [] : allWords().where('word', 'in', words).execute()),
    starting: (text) =>
      frequent(
        allWords()
          .where('word', '>', text)
          .where('word', '<', text + END),
      ),
    async ending(texts) {
      // One question for each: SQLite reads all words for two ranges at once.
      const found = texts.map((text) => {
        const end = [...text].toReversed().join('')
        return frequent(
          allWords()
            .where('reversed', '>', end)
            .where('reversed', '<', end + END),
        )
      })
      return (await Promise.all(found)).flat()
    },
    holding: (text) =>
      frequent(allWords().where('word', '>=', FIRST_LETTER).where('word', 'like', `%${text}%`), MOST_INSIDE),
    mostFrequent: async (words) =>
      words.length === 0 ? [] : frequent(allWords().where('word', 'in', words), MOST_INSIDE),
    wordsAfter: (id) =>
      allWords().where('id', '>', id).where('word', '>=', FIRST_LETTER).orderBy('id').limit(WORDS).execute(),
    async lengthened(forms) {
      if (forms.length === 0) return []
      const rows = await db
        .selectFrom('search_typos')
        .select('word_id')
        .distinct()
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', kind)
        .where('form', 'in', forms)
        .execute()
      if (rows.length === 0) return []
      const ids = rows.slice(0, AT_ONCE).map(({ word_id }) => word_id)
      return allWords().where('id', 'in', ids).execute()
    },
    async postings(wordIds) {
      const rows = []
      for (let at = 0; at < wordIds.length; at += AT_ONCE)
        rows.push(
          ...(await db
            .selectFrom('search_postings')
            .select(['word_id', 'block', 'data'])
            .where('tenant_id', '=', tenantId)
            .where('word_id', 'in', wordIds.slice(at, at + AT_ONCE))
            .execute()),
        )
      return rows
    },
  }
}

/** Which kinds of which sites have at least so many records in the index, the largest first. */
export async function largestIndexes(
  db: Database,
  least: number,
): Promise<readonly { readonly tenantId: string; readonly kind: ContentKind; readonly size: number }[]> {
  const rows = await db
    .selectFrom('search_documents')
    .select(['tenant_id as tenantId', 'kind'])
    .select(({ fn }) => fn.countAll().as('size'))
    .groupBy(['tenant_id', 'kind'])
    .having(({ fn }) => fn.countAll(), '>=', least)
    .orderBy('size', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, size: Number(row.size) }))
}
