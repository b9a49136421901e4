import { folded } from '../../../../platform/language/folded.ts'
import { CATEGORY, impactOf } from '../index/indexed-record.ts'
import { BLOCK, BYTES, blockOf } from '../index/postings.ts'
import { cut, wordsIn } from '../index/split-words.ts'
import { isTypable, LEAST_LETTERS, shortened } from '../index/typos.ts'
import type { FacetValues } from './facet-values.ts'
import type { IndexReader, KnownWord, NamedCategory } from './read-index.queries.ts'

/** A word of the names of collections, with the numbers of those collections among the facets. */
interface CategoryWord extends KnownWord {
  readonly facets: readonly number[]
}

/**
 * Reads an index as if each record held the names of its collections, in every language. The records themselves
 * name a collection by its address alone, and it may be renamed without them.
 *
 * @param categories what is called so now.
 * @param facets of the records, which are up to date.
 */
export function withCategoryNames(
  reader: IndexReader,
  categories: readonly NamedCategory[],
  facets: FacetValues,
): IndexReader {
  const words = wordsOf(categories, facets)
  if (words.size === 0) return reader
  const all = [...words.values()]
  const byId = new Map(all.map((word) => [word.id, word]))
  let forms: Map<string, CategoryWord[]> | undefined
  return {
    ...reader,
    words: async (texts) => [...(await reader.words(texts)), ...texts.flatMap((text) => words.get(text) ?? [])],
    starting: async (text) => [
      ...(await reader.starting(text)),
      ...all.filter(({ word }) => word.startsWith(text) && word !== text),
    ],
    ending: async (texts) => [
      ...(await reader.ending(texts)),
      ...all.filter(({ word }) => texts.some((text) => word.endsWith(text) && word !== text)),
    ],
    holding: async (text) => [...(await reader.holding(text)), ...all.filter(({ word }) => word.includes(text))],
    async lengthened(wanted) {
      forms ??= shortenedWords(all)
      const found = wanted.flatMap((form) => forms?.get(form) ?? [])
      return [...(await reader.lengthened(wanted)), ...new Set(found)]
    },
    async postings(wordIds) {
      const stored = await reader.postings(wordIds.filter((id) => !byId.has(id)))
      const own = wordIds.flatMap((id) => byId.get(id) ?? []).flatMap((word) => postingsOf(word, facets))
      return own.length === 0 ? stored : [...stored, ...own]
    },
  }
}

/** The words of the names of collections that have records. Their numbers are below 0, where no stored word has one. */
function wordsOf(categories: readonly NamedCategory[], facets: FacetValues): ReadonlyMap<string, CategoryWord> {
  const found = new Map<string, Set<number>>()
  for (const { id, slug, names } of categories) {
    const { ids } = facets.called(CATEGORY, [...new Set([folded(slug), folded(id)])])
    if (ids.length === 0) continue
    for (const name of Object.values(names))
      for (const word of wordsIn(name)) {
        const known = found.get(cut(word)) ?? new Set()
        for (const one of ids) known.add(one)
        found.set(cut(word), known)
      }
  }
  const counts = found.size > 0 ? countsOf(facets) : new Uint32Array(0)
  const words = [...found].flatMap(([word, ids], at) => {
    const count = [...ids].reduce((sum, id) => sum + (counts[id] ?? 0), 0)
    return count > 0 ? [{ id: -1 - at, word, count, facets: [...ids] }] : []
  })
  return new Map(words.map((word) => [word.word, word]))
}

/** How many records have each value. */
function countsOf({ limit, lists }: FacetValues): Uint32Array {
  const found = new Uint32Array(limit())
  const { ids, starts, counts } = lists()
  for (let ordinal = 0; ordinal < starts.length; ordinal++) {
    const start = starts[ordinal] ?? 0
    for (let at = start; at < start + (counts[ordinal] ?? 0); at++) {
      const id = ids[at] ?? 0
      found[id] = (found[id] ?? 0) + 1
    }
  }
  return found
}

/** By each form with a letter less, the words that may have been meant by it. */
function shortenedWords(words: readonly CategoryWord[]): Map<string, CategoryWord[]> {
  const found = new Map<string, CategoryWord[]>()
  for (const word of words)
    if (isTypable(word.word) && [...word.word].length >= LEAST_LETTERS)
      for (const form of shortened(word.word)) found.set(form, [...(found.get(form) ?? []), word])
  return found
}

/** The records that are in the collections of a word, as the index stores them. */
function postingsOf({ id, facets: wanted }: CategoryWord, { limit, lists }: FacetValues) {
  const isWanted = new Uint8Array(limit())
  for (const facet of wanted) isWanted[facet] = 1
  const { ids, starts, counts } = lists()
  const blocks = new Map<number, number[]>()
  for (let ordinal = 0; ordinal < starts.length; ordinal++) {
    const start = starts[ordinal] ?? 0
    const end = start + (counts[ordinal] ?? 0)
    let at = start
    while (at < end && isWanted[ids[at] ?? 0] !== 1) at += 1
    if (at === end) continue
    const block = blockOf(ordinal)
    const known = blocks.get(block)
    if (known) known.push(ordinal % BLOCK)
    else blocks.set(block, [ordinal % BLOCK])
  }
  return [...blocks].map(([block, places]) => {
    const data = new Uint8Array(places.length * BYTES)
    for (const [at, place] of places.entries()) data.set([place & 0xff, place >> 8, impactOf.category], at * BYTES)
    return { word_id: id, block, data }
  })
}
