import type { SearchTerm } from '../index/split-words.ts'
import { isOneTypo, isTypable, LEAST_LETTERS, shortened } from '../index/typos.ts'
import type { IndexReader, KnownWord } from './read-index.queries.ts'

/** How much a word counts for what was typed. */
const factorOf = { whole: 1, inflected: 0.9, ends: 0.7, starts: 0.6, corrected: 0.5, inside: 0.3 } as const

/** A word of the index that stands for what was typed, and how much it counts. */
export interface Match {
  readonly id: number
  readonly word: string
  readonly count: number
  readonly factor: number
}

/** Where a word may be split, the evenest way first; both parts have so many letters at least. */
function splitsOf(word: string, least: number): readonly (readonly [left: string, right: string])[] {
  const letters = [...word]
  const places = letters.flatMap((_, at) => (at >= least && at <= letters.length - least ? [at] : []))
  return places
    .toSorted((left, right) => Math.abs(left - letters.length / 2) - Math.abs(right - letters.length / 2))
    .map((at) => [letters.slice(0, at).join(''), letters.slice(at).join('')])
}

/** Letters by which German and others join two words. */
const joints = ['', 's', 'n', 'en', 'es', 'e']
/** What is added to a word for more than one of it, and the cases of German. */
const endings = ['s', 'es', 'n', 'en', 'e']
const LEAST_STEM = 4
const LEAST_PART = 3
const LEAST_PIECE = 4
/** So many words a part must begin or end to be one. */
const LEAST_WORDS = 2

const areLetters = /^\p{L}+$/u

/** A word without the ending of a plural: `washers` → `washer`. */
const stemsOf = (word: string): readonly string[] =>
  areLetters.test(word)
    ? endings
        .filter((ending) => word.endsWith(ending))
        .map((ending) => word.slice(0, -ending.length))
        .filter((stem) => [...stem].length >= LEAST_STEM)
    : []

const as =
  (factor: number) =>
  ({ id, word, count }: KnownWord): Match => ({ id, word, count, factor })

/** The best factor for each word. */
function best(matches: readonly Match[]): readonly Match[] {
  const found = new Map<number, Match>()
  for (const match of matches) if ((found.get(match.id)?.factor ?? 0) < match.factor) found.set(match.id, match)
  return [...found.values()]
}

/** Finds the words of an index that stand for what was typed. */
export function createMatcher(reader: IndexReader) {
  const whole = async (texts: readonly string[]) => (await reader.words(texts)).map(as(factorOf.whole))

  /** Words that are what was typed, begin or end with it. */
  async function called({ text, isWhole }: SearchTerm): Promise<readonly Match[]> {
    const { length } = [...text]
    if (isWhole || (length < 3 && /^\p{N}+$/u.test(text))) return whole([text])
    const stems = stemsOf(text)
    const [words, starting, ending] = await Promise.all([
      reader.words([text, ...stems]),
      reader.starting(text),
      reader.ending(length < 3 ? [] : [text, ...stems]),
    ])
    const found = [
      ...words.map((word) => as(word.word === text ? factorOf.whole : factorOf.inflected)(word)),
      ...ending.map((word) => as(word.word.endsWith(text) ? factorOf.ends : factorOf.starts)(word)),
      ...starting.map(as(factorOf.starts)),
    ]
    return best(found)
  }

  /** Words in which a part stands anywhere: all words are looked through for it. */
  const holding = async ({ text, isWhole }: SearchTerm): Promise<readonly Match[]> =>
    isWhole || [...text].length < 3 ? [] : (await reader.holding(text)).map(as(factorOf.inside))

  /** `hexbolt` → `hex`, `bolt`. */
  async function twoWords(text: string): Promise<readonly (readonly [readonly Match[], readonly Match[]])[]> {
    if (!areLetters.test(text)) return []
    const splits = splitsOf(text, LEAST_PART).flatMap(([left, right]) =>
      joints
        .filter((joint) => left.endsWith(joint) && [...left].length - joint.length >= LEAST_PART)
        .map((joint) => [left.slice(0, left.length - joint.length), right] as const),
    )
    const known = Map.groupBy(await whole([...new Set(splits.flat())]), ({ word }) => word)
    return splits.flatMap(([left, right]) => {
      const [first, second] = [known.get(left), known.get(right)]
      return first && second ? [[first, second] as const] : []
    })
  }

  /** Words that are one error away, the most frequent one first. */
  async function similar(text: string): Promise<readonly KnownWord[]> {
    if ([...text].length < LEAST_LETTERS || !isTypable(text)) return []
    const forms = shortened(text)
    const near = [...(await reader.words(forms)), ...(await reader.lengthened([text, ...forms]))]
    const found = new Map(near.filter(({ word }) => isOneTypo(word, text)).map((word) => [word.id, word]))
    return [...found.values()].sort((left, right) => right.count - left.count)
  }

  /** `edelstahlschraube`, where other words begin with `edelstahl` and end with `schraube`. */
  async function twoPieces(text: string): Promise<readonly (readonly [readonly Match[], readonly Match[]])[]> {
    if (!areLetters.test(text)) return []
    const found: (readonly [readonly Match[], readonly Match[]])[] = []
    const around = async (piece: string): Promise<readonly Match[]> => {
      const words = [
        ...(await whole([piece])),
        ...(await reader.starting(piece)).map(as(factorOf.starts)),
        ...(await reader.ending([piece])).map(as(factorOf.ends)),
      ].filter(({ word }) => areLetters.test(word))
      return words.length >= LEAST_WORDS || words.some(({ factor }) => factor === factorOf.whole) ? words : []
    }
    for (const [left, right] of splitsOf(text, LEAST_PIECE)) {
      const last = await around(right)
      if (last.length === 0) continue
      for (const joint of joints) {
        const first = left.slice(0, left.length - joint.length)
        if (!left.endsWith(joint) || [...first].length < LEAST_PIECE) continue
        const start = await around(first)
        if (start.length > 0) found.push([start, last])
      }
    }
    return found
  }
  return { called, holding, twoWords, similar, twoPieces }
}
export type Matcher = ReturnType<typeof createMatcher>

export const correctedFactor = factorOf.corrected
