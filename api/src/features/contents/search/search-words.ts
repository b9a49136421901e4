import type { ContentRecord } from '@vitrine/schemas'
import { folded, textsOf } from '../plain-words.ts'

/** Scripts that set no space between words: there each pair of neighbours counts as a word. */
const unspaced = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}'
const piece = new RegExp(`(?:(?=[\\p{L}\\p{N}])[${unspaced}])+|(?:(?![${unspaced}])[\\p{L}\\p{N}])+`, 'gu')
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u')

/** The longest word that is kept, and the most words of one record: what comes first counts. */
const LONGEST = 60
const MOST = 5000
/** A query has no more parts than this. */
const PARTS = 8

// Half a character at the end is none: PostgreSQL would not take it.
const cut = (word: string): string => word.slice(0, LONGEST).toWellFormed()

/** The upper case on the way makes `ß` the same as `ss`. */
const chunksOf = (text: string): readonly (readonly string[])[] =>
  folded(folded(text).toUpperCase())
    .split(/[\s/,;]+/)
    .map((chunk) => chunk.match(piece) ?? [])
    .filter((pieces) => pieces.length > 0)

/** `abc` → `ab`, `bc`, and `c`, so that the last character is the start of something too. */
const pairsOf = (run: string): readonly string[] => {
  const characters = [...run]
  return characters.map((one, index) => one + (characters[index + 1] ?? ''))
}

/** The letters and the numbers of a word: `m8x40` → `m`, `8`, `x`, `40`. */
const partsOf = (word: string): readonly string[] => word.match(/\p{N}+|[^\p{N}]+/gu) ?? []

/** What people write with and without a space: a short name and a number (`ISO 4014`, `5 mm`). */
const isCode = (left: string, right: string): boolean =>
  (/^\p{L}{1,5}$/u.test(left) && /^\p{N}/u.test(right)) || (/^\p{N}+$/u.test(left) && /^\p{L}{1,5}$/u.test(right))

/** The words of a text as they are looked up: without case and accents, and codes with their parts joined. */
function* wordsIn(text: string): Generator<string> {
  let last = ''
  for (const pieces of chunksOf(text)) {
    const spaced = pieces.filter((word) => !isUnspaced.test(word))
    for (const word of pieces) if (isUnspaced.test(word)) yield* pairsOf(word)
    yield* spaced
    for (const word of spaced) {
      const parts = partsOf(word)
      if (parts.length > 2) yield* parts
    }
    if (spaced.length > 1) yield spaced.join('')
    const [first = ''] = spaced
    if (isCode(last, first)) yield last + first
    last = spaced.at(-1) ?? ''
  }
}

/** All words that a record is found by, in every language. */
export function searchWordsOf(record: Pick<ContentRecord, 'settings'>): ReadonlySet<string> {
  const words = new Set<string>()
  for (const text of textsOf(record))
    for (const word of wordsIn(text)) {
      if (words.size >= MOST) return words
      words.add(cut(word))
    }
  return words
}

/** One thing that somebody looks for: some of its spellings must be a word, or part of one. */
export interface SearchTerm {
  readonly text: string
  /** Whether it must be a whole word: pairs are. */
  readonly isWhole: boolean
  /** What must be there instead, all of it, when nothing is called so: `iso4014` → `iso`, `4014`. */
  readonly parts: readonly SearchTerm[]
}

const sought = (text: string, isWhole = false, parts: readonly SearchTerm[] = []): SearchTerm => ({
  text: cut(text),
  isWhole,
  parts,
})

/** What a query looks for; a record must have all of it. Nothing when there is neither letter nor digit in it. */
export function soughtIn(query: string): readonly SearchTerm[] {
  const all = chunksOf(query).flatMap((pieces) => {
    if (pieces.some((word) => isUnspaced.test(word)))
      return pieces.flatMap((word) => {
        if (!isUnspaced.test(word)) return [sought(word)]
        const pairs = pairsOf(word)
        return pairs.length === 1 ? [sought(word)] : pairs.slice(0, -1).map((pair) => sought(pair, true))
      })
    const whole = pieces.join('')
    const parts = pieces.flatMap(partsOf)
    return [sought(whole, false, parts.length > 1 ? parts.map((part) => sought(part)) : [])]
  })
  return all.slice(0, PARTS)
}

/** Whether one letter was left out, doubled up, mistaken, or two neighbours changed places. */
export function isOneTypo(left: string, right: string): boolean {
  const [a, b] = left.length <= right.length ? [[...left], [...right]] : [[...right], [...left]]
  if (b.length - a.length > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const tailIs = (from: number, to: number) => a.slice(from).join('') === b.slice(to).join('')
  if (b.length > a.length) return tailIs(at, at + 1)
  return tailIs(at + 1, at + 1) || (a[at] === b[at + 1] && a[at + 1] === b[at] && tailIs(at + 2, at + 2))
}
