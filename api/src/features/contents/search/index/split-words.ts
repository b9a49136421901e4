import { folded } from '../../../../platform/language/folded.ts'

/** Scripts that set no space between words: there each pair of neighbours counts as a word. */
const unspaced = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}'
const piece = new RegExp(`(?:(?=[\\p{L}\\p{N}])[${unspaced}])+|(?:(?![${unspaced}])[\\p{L}\\p{N}])+`, 'gu')
export const startsUnspaced = new RegExp(`^[${unspaced}]`, 'u')

/** The longest word that is kept. */
const LONGEST = 60
/** A query has no more parts than this. */
const PARTS = 8

/** Letters that writers of Arabic, Persian and Urdu use for each other. */
const sameLetters: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه', ہ: 'ه', ھ: 'ه' }

/** The digit of any script as one of ours: digits of a script follow each other from its zero on. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(code - zero)
}

/**
 * Text as words are looked up: folded, with `ß` as `ss` (the upper case on the way), with the digits of
 * every script as ours, without the stroke that lengthens Arabic words.
 */
const plain = (text: string): string =>
  folded(folded(text).toUpperCase())
    .replaceAll(/(?![0-9])\p{Nd}/gu, plainDigit)
    .replaceAll(/[ىیکةہھ]/gu, (letter) => sameLetters[letter] ?? letter)
    .replaceAll('\u0640', '')

// Half a character at the end is none: PostgreSQL would not take it.
export const cut = (word: string): string => word.slice(0, LONGEST).toWellFormed()

/** The chunks of a text between spaces, commas and slashes, each as its runs of letters and digits. */
export const chunksOf = (text: string): readonly (readonly string[])[] =>
  plain(text)
    .split(/[\s/,;、，；]+/)
    .map((chunk) => chunk.match(piece) ?? [])
    .filter((pieces) => pieces.length > 0)

/** `abc` → `ab`, `bc`, and `c`, so that the last character is the start of something too. */
export const pairsOf = (run: string): readonly string[] => {
  const characters = [...run]
  return characters.map((one, index) => one + (characters[index + 1] ?? ''))
}

/** The letters and the numbers of a word: `m8x40` → `m`, `8`, `x`, `40`. */
const partsOf = (word: string): readonly string[] => word.match(/\p{N}+|[^\p{N}]+/gu) ?? []

/** What people write with and without a space: a short name and a number (`ISO 4014`, `5 mm`). */
const isCode = (left: string, right: string): boolean =>
  (/^\p{L}{1,5}$/u.test(left) && /^\p{N}/u.test(right)) || (/^\p{N}+$/u.test(left) && /^\p{L}{1,5}$/u.test(right))

/** The words of a text as they are looked up: without case and accents, and codes with their parts joined. */
export function* wordsIn(text: string): Generator<string> {
  let last = ''
  for (const pieces of chunksOf(text)) {
    const spaced = pieces.filter((word) => !startsUnspaced.test(word))
    for (const word of pieces) if (startsUnspaced.test(word)) yield* pairsOf(word)
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

/** A part number as it is compared as a whole: letters and digits alone. */
export const joinedOf = (text: string): string => cut(chunksOf(text).flat().join(''))

/** A name as it is compared as a whole: its words with one space between them. */
export const wholeOf = (text: string): string =>
  chunksOf(text)
    .map((pieces) => pieces.join(''))
    .join(' ')
    .slice(0, 200)
    .toWellFormed()

/** One thing that somebody looks for: some of its spellings must be a word, or part of one. */
export interface SearchTerm {
  readonly text: string
  /** Whether it must be a whole word: pairs are. */
  readonly isWhole: boolean
  /** The place of a pair in its run of characters: a pair between two others may be left out. */
  readonly pair?: { readonly run: number; readonly at: number; readonly of: number }
  /** What must be there instead, all of it, when nothing is called so: `iso4014` → `iso`, `4014`. */
  readonly parts: readonly SearchTerm[]
}

const sought = (text: string, parts: readonly SearchTerm[] = []): SearchTerm => ({
  text: cut(text),
  isWhole: false,
  parts,
})

/** What a query looks for; a record must have all of it. Nothing when there is neither letter nor digit in it. */
export function soughtIn(query: string): readonly SearchTerm[] {
  let runs = 0
  const ofRun = (word: string): readonly SearchTerm[] => {
    const pairs = pairsOf(word)
    if (pairs.length === 1) return [sought(word)]
    const run = runs++
    return pairs
      .slice(0, -1)
      .map((text, at, { length }) => ({ text, isWhole: true, parts: [], pair: { run, at, of: length } }))
  }
  const all = chunksOf(query).flatMap((pieces) => {
    if (pieces.some((word) => startsUnspaced.test(word)))
      return pieces.flatMap((word) => (startsUnspaced.test(word) ? ofRun(word) : [sought(word)]))
    const parts = pieces.flatMap(partsOf)
    return [sought(pieces.join(''), parts.length > 1 ? parts.map((part) => sought(part)) : [])]
  })
  return all.slice(0, PARTS)
}
