import { BLOCK, BYTES } from '../index/postings.ts'
import type { Match } from './match-words.ts'
import type { IndexReader } from './read-index.queries.ts'

/** By the number of a record, how well it answers one part of a question: 0 for not at all. */
export interface Scored {
  readonly best: Float32Array
  /** The records that have it. */
  readonly ordinals: readonly number[]
}

/** How well each record has one of some words: impact of the word on it × how much the word counts. */
export async function scoreWords(reader: IndexReader, matches: readonly Match[], size: number): Promise<Scored> {
  const factors = new Map(matches.map(({ id, factor }) => [id, factor]))
  const best = new Float32Array(size)
  const ordinals: number[] = []
  for (const { word_id, block, data } of await reader.postings([...factors.keys()])) {
    const factor = factors.get(word_id) ?? 0
    const first = block * BLOCK
    for (let at = 0; at + BYTES <= data.length; at += BYTES) {
      const ordinal = first + ((data[at] ?? 0) | ((data[at + 1] ?? 0) << 8))
      if (ordinal >= size) continue
      const score = (data[at + 2] ?? 0) * factor
      const known = best[ordinal] ?? 0
      if (known === 0) ordinals.push(ordinal)
      if (score > known) best[ordinal] = score
    }
  }
  return { best, ordinals }
}

/** The first of many by a comparison, in order: without sorting all of them. */
export function firstOf(
  all: Iterable<number>,
  count: number,
  compare: (left: number, right: number) => number,
): readonly number[] {
  // The worst of those that are kept stands on top, so that most others are refused by one comparison.
  const heap: number[] = []
  const isWorse = (at: number, other: number) => compare(heap[at] ?? 0, heap[other] ?? 0) > 0
  const swap = (at: number, other: number) => {
    const kept = heap[at] ?? 0
    heap[at] = heap[other] ?? 0
    heap[other] = kept
  }
  const rise = () => {
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1
      if (!isWorse(at, parent)) return
      swap(at, parent)
      at = parent
    }
  }
  const sink = () => {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let worst = at
      if (left < heap.length && isWorse(left, worst)) worst = left
      if (right < heap.length && isWorse(right, worst)) worst = right
      if (worst === at) return
      swap(at, worst)
      at = worst
    }
  }
  for (const one of all)
    if (heap.length < count) {
      heap.push(one)
      rise()
    } else if (compare(one, heap[0] ?? 0) < 0) {
      heap[0] = one
      sink()
    }
  return heap.toSorted(compare)
}
