import type { ContentKind } from '@vitrine/schemas'
import type { SelectQueryBuilder } from 'kysely'
import { fromJson } from '../../../../platform/database/json-text.ts'
import type { Database, Tables } from '../../../../platform/database/tables.ts'
import type { FacetValue } from '../index/indexed-record.ts'

/** A word of the index, and in how many records it stands. */
export interface KnownWord {
  readonly id: number
  readonly word: string
  readonly count: number
}

export interface StoredFacet extends FacetValue {
  readonly id: number
}

export type StoredDocument = Omit<Tables['search_documents'], 'tenant_id' | 'kind' | 'changed' | 'updated_at'> & {
  readonly updated_at: number
}

/** So many words a part of a word may be completed to: the most frequent ones. */
const MOST_WORDS = 500
/** So many words are looked through for a part in their middle. */
const MOST_INSIDE = 200
const AT_ONCE = 500
/** Sorts behind every letter. */
const END = '\u{10ffff}'
/** Whole part numbers and names sort before it. */
const FIRST_LETTER = '0'

/** Reads the index of the records of one kind of a site. */
export interface IndexReader {
  /** The content version of the site; nothing when there is none. */
  version(): Promise<number | undefined>
  documentsSince(version: number): Promise<readonly StoredDocument[]>
  /** All of them, or those with some numbers. */
  facets(ids?: readonly number[]): Promise<readonly StoredFacet[]>
  words(words: readonly string[]): Promise<readonly KnownWord[]>
  starting(text: string): Promise<readonly KnownWord[]>
  /** Words that end with one of these. */
  ending(texts: readonly string[]): Promise<readonly KnownWord[]>
  holding(text: string): Promise<readonly KnownWord[]>
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
    documentsSince: (version) =>
      db
        .selectFrom('search_documents')
        .select(['ordinal', 'of', 'shown', 'position', 'published_at', 'updated_at', 'price', 'currency', 'minimum'])
        .select(['slug', 'sort_name', 'facets'])
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', kind)
        .where('changed', '>', version)
        .orderBy('ordinal')
        .execute(),
    async facets(ids) {
      const all = db
        .selectFrom('search_facets')
        .select(['id', 'facet', 'value', 'names'])
        .where('tenant_id', '=', tenantId)
        .where('kind', '=', kind)
      const rows = await (ids ? all.where('id', 'in', ids) : all).execute()
      return rows.map(({ names, ...row }) => ({ ...row, names: fromJson(names) }))
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
