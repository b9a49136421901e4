import { impactOf, PART_NUMBER, WHOLE_NAME } from '../index/indexed-record.ts'
import { joinedOf, type SearchTerm, soughtIn, wholeOf } from '../index/split-words.ts'
import { correctedFactor, createMatcher, type Match, type Matcher } from './match-words.ts'
import type { IndexReader, KnownWord } from './read-index.queries.ts'
import { type Scored, scoreWords } from './score.ts'

/** Above everything that words can score. */
const EXACT_PART_NUMBER = 1e6
const EXACT_NAME = 1e5
/** With so few hits another spelling is offered that has more. */
const FEW = 3

/** The records that have everything of a question. */
export interface Answered {
  /** By number; 0 for those that do not have all of it. */
  readonly scores: Float64Array
  readonly ordinals: readonly number[]
  /** What was looked for in place of what was typed, since nothing is called so. */
  readonly instead?: string
  /** What may have been meant: it has more hits. */
  readonly suggestion?: string
}

/** One part of a question, with the records that have it. */
interface Part {
  readonly scored: Scored
  /** What was typed, and the word that was looked for instead. */
  readonly corrected?: readonly [typed: string, word: string]
  readonly term: SearchTerm
}

/** Scripts of which words are stored as they are written but for accents, so that they can be shown. */
const isReadable = /^[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Arabic}\p{scx=Hebrew}\p{N}\s-]+$/u

/** Finds which records of an index have what was typed, and how well (R131). */
export async function answerWords(reader: IndexReader, q: string, size: number): Promise<Answered> {
  const matcher = createMatcher(reader)
  const terms = soughtIn(q)
  const [found, exact] = await Promise.all([
    Promise.all(terms.map((term) => partsFor({ reader, matcher, size }, term, terms))),
    exactScores(reader, q, size),
  ])
  const parts = found.includes(undefined) ? undefined : found.flatMap((one) => one ?? [])
  const scores = new Float64Array(size)
  const all = parts && parts.length > 0 ? together(parts, scores, size) : []
  const ordinals = all.length === 0 && parts ? together(loosened(parts), scores, size) : all
  for (const [ordinal, score] of exact) scores[ordinal] = (scores[ordinal] ?? 0) + score
  const answered = { scores, ordinals: exact.size === 0 ? ordinals : [...new Set([...ordinals, ...exact.keys()])] }
  return { ...answered, ...(await otherWords(matcher, q, parts, answered.ordinals.length)) }
}

interface Tools {
  readonly reader: IndexReader
  readonly matcher: Matcher
  readonly size: number
}

/**
 * What a record must have for one thing that was typed; nothing when no record can have it. In this order:
 * words that are it, begin or end with it, its letters and numbers apart, two words, a typing error, parts of words,
 * and last, since all words are looked through for it, what stands inside a word.
 */
async function partsFor(
  tools: Tools,
  term: SearchTerm,
  terms: readonly SearchTerm[],
): Promise<readonly Part[] | undefined> {
  const { reader, matcher, size } = tools
  const scored = (matches: readonly Match[]) => scoreWords(reader, matches, size)
  /** The first two whose parts stand in one record. */
  const both = async (pairs: readonly (readonly [readonly Match[], readonly Match[]])[]) => {
    for (const [left, right] of pairs) {
      const [first, second] = [await scored(left), await scored(right)]
      if (first.ordinals.some((ordinal) => (second.best[ordinal] ?? 0) > 0)) return [first, second] as const
    }
    return undefined
  }
  const called = await matcher.called(term)
  if (called.length > 0) {
    const found = await scored(called)
    const parts = isMentioned(found) ? await both(await matcher.twoPieces(term.text)) : undefined
    return [{ scored: parts ? withBoth(found, parts) : found, term }]
  }
  if (term.pair) return isBetween(term, terms) ? [] : undefined
  const inside = async (): Promise<readonly Part[] | undefined> => {
    const holding = await matcher.holding(term)
    return holding.length > 0 ? [{ scored: await scored(holding), term }] : undefined
  }
  if (term.parts.length > 0) {
    const found = await Promise.all(term.parts.map((part) => partsFor(tools, part, terms)))
    return found.some((one) => one === undefined) ? inside() : found.flatMap((one) => one ?? [])
  }
  const asParts = (pair: readonly [Scored, Scored] | undefined) => pair?.map((one) => ({ scored: one, term }))
  const two = asParts(await both(await matcher.twoWords(term.text)))
  if (two) return two
  const similar = await matcher.similar(term.text)
  const [likeliest] = similar
  if (likeliest) {
    const matches = similar.map(({ id, word, count }) => ({ id, word, count, factor: correctedFactor }))
    return [{ scored: await scored(matches), term, corrected: [term.text, likeliest.word] }]
  }
  return asParts(await both(await matcher.twoPieces(term.text))) ?? inside()
}

/** Whether a word stands in few records, and in none of them says what it is: some text has it by the way. */
const isMentioned = ({ best, ordinals }: Scored): boolean =>
  ordinals.length < FEW && ordinals.every((ordinal) => (best[ordinal] ?? 0) <= impactOf.summary)

/** Besides what was found, the records that have both parts of the word: as well as they have the two on average. */
function withBoth(found: Scored, [left, right]: readonly [Scored, Scored]): Scored {
  const best = found.best.slice()
  const ordinals = [...found.ordinals]
  for (const ordinal of left.ordinals) {
    const [first, second] = [left.best[ordinal] ?? 0, right.best[ordinal] ?? 0]
    if (second === 0) continue
    if (best[ordinal] === 0) ordinals.push(ordinal)
    best[ordinal] = Math.max(best[ordinal] ?? 0, (first + second) / 2)
  }
  return { best, ordinals }
}

/** Whether a pair of characters that stands nowhere has neighbours: those hold both of its characters. */
const isBetween = ({ pair }: SearchTerm, terms: readonly SearchTerm[]): boolean =>
  pair !== undefined &&
  pair.at > 0 &&
  pair.at < pair.of - 1 &&
  terms.some((other) => other.pair?.run === pair.run && other.pair.at === pair.at + 1)

/** Every second pair of a run and its last one: all characters are in them, whichever stands beside which. */
const loosened = (parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ term: { pair } }) => !pair || pair.at % 2 === 0 || pair.at === pair.of - 1)

/** Adds up the scores of the records that have all parts. What stands in few of them says more. */
function together(parts: readonly Part[], scores: Float64Array, size: number): readonly number[] {
  const [rarest, ...others] = parts.toSorted(
    (left, right) => left.scored.ordinals.length - right.scored.ordinals.length,
  )
  if (!rarest) return []
  const found = rarest.scored.ordinals.filter((ordinal) =>
    others.every(({ scored }) => (scored.best[ordinal] ?? 0) > 0),
  )
  for (const { scored } of parts) {
    const weight = Math.log(1 + size / Math.max(1, scored.ordinals.length))
    for (const ordinal of found) scores[ordinal] = (scores[ordinal] ?? 0) + (scored.best[ordinal] ?? 0) * weight
  }
  return found
}

/** Whoever types a whole part number or a whole name wants that one, whatever else has its words. */
async function exactScores(reader: IndexReader, q: string, size: number): Promise<ReadonlyMap<number, number>> {
  const wanted = new Map<string, number>()
  const [joined, whole] = [joinedOf(q), wholeOf(q)]
  if (joined !== '') wanted.set(PART_NUMBER + joined, EXACT_PART_NUMBER)
  if (whole !== '') wanted.set(WHOLE_NAME + whole, EXACT_NAME)
  const words = await reader.words([...wanted.keys()])
  const exact = new Map<number, number>()
  for (const { id, word, count } of words) {
    const { ordinals } = await scoreWords(reader, [{ id, word, count, factor: 1 }], size)
    for (const ordinal of ordinals) exact.set(ordinal, (exact.get(ordinal) ?? 0) + (wanted.get(word) ?? 0))
  }
  return exact
}

/** What was looked for instead of what was typed, or what may have been meant when there are few hits. */
async function otherWords(
  { similar }: Matcher,
  q: string,
  parts: readonly Part[] | undefined,
  hits: number,
): Promise<Pick<Answered, 'instead' | 'suggestion'>> {
  const corrected = (parts ?? []).flatMap((part) => (part.corrected ? [part.corrected] : []))
  if (corrected.length > 0 && hits > 0) {
    const instead = withWords(q, new Map(corrected))
    return isReadable.test(instead) ? { instead } : {}
  }
  if (hits >= FEW) return {}
  const better = new Map<string, string>()
  for (const { text } of soughtIn(q)) {
    const [likeliest] = (await similar(text)).filter((word: KnownWord) => word.count > hits && word.word !== text)
    if (likeliest) better.set(text, likeliest.word)
  }
  const suggestion = withWords(q, better)
  return better.size > 0 && isReadable.test(suggestion) ? { suggestion } : {}
}

/** The question with some of its words replaced. */
const withWords = (q: string, words: ReadonlyMap<string, string>): string =>
  q
    .split(/(\s+)/)
    .map((word) => words.get(soughtIn(word)[0]?.text ?? '') ?? word)
    .join('')
    .normalize('NFC')
