import type { Columns } from './columns.ts'

/** The orders in which a list may stand, beside how well records answer a search. */
export type SortKey = 'order' | 'newest' | 'name' | 'updated' | 'price' | 'moq'

type Compare = (left: number, right: number) => number

export const byText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/** Smallest first; what has none comes last. */
const rising =
  (column: Float64Array): Compare =>
  (left, right) => {
    const [one, other] = [column[left] ?? Number.NaN, column[right] ?? Number.NaN]
    if (one < other) return -1
    if (one > other) return 1
    return one === other ? 0 : Number(Number.isNaN(one)) - Number(Number.isNaN(other))
  }

/** Currencies are not compared: the most frequent one comes first. */
function byPrice({ size, price, currency }: Columns): Compare {
  const frequency = new Map<string | null, number>()
  for (let ordinal = 0; ordinal < size; ordinal++)
    if (!Number.isNaN(price[ordinal]))
      frequency.set(currency[ordinal] ?? null, (frequency.get(currency[ordinal] ?? null) ?? 0) + 1)
  const compare = rising(price)
  return (left, right) => {
    const [one, other] = [currency[left] ?? null, currency[right] ?? null]
    if (one === other || Number.isNaN(price[left]) || Number.isNaN(price[right])) return compare(left, right)
    return (frequency.get(other) ?? 0) - (frequency.get(one) ?? 0) || byText(one ?? '', other ?? '')
  }
}

function comparing(sort: SortKey, columns: Columns): Compare {
  const { position, publishedAt, updatedAt, minimum, sortName } = columns
  switch (sort) {
    case 'order':
      return rising(position)
    case 'newest':
      return (left, right) => (publishedAt[right] ?? 0) - (publishedAt[left] ?? 0)
    case 'updated':
      return (left, right) => (updatedAt[right] ?? 0) - (updatedAt[left] ?? 0)
    case 'name':
      return (left, right) => byText(sortName[left] ?? '', sortName[right] ?? '')
    case 'moq':
      return rising(minimum)
    case 'price':
      return byPrice(columns)
  }
}

/** The numbers without those that changed, and those where they belong now. */
function reordered(before: Uint32Array, changed: readonly number[], size: number, compare: Compare): Uint32Array {
  const isChanged = new Uint8Array(size)
  for (const ordinal of changed) isChanged[ordinal] = 1
  const moved = changed.toSorted(compare)
  const after = new Uint32Array(size)
  let [at, next] = [0, 0]
  for (const ordinal of before) {
    if (isChanged[ordinal] === 1) continue
    for (let first = moved[next]; first !== undefined && compare(first, ordinal) < 0; first = moved[next]) {
      after[at++] = first
      next += 1
    }
    after[at++] = ordinal
  }
  after.set(moved.slice(next), at)
  return after
}

/** So many changes make it worth while to sort everything again. */
const MANY = 1000

/** Keeps all numbers in the orders that were asked for. */
export interface SortOrders {
  /** The place in an array is the place in the list; the order of slugs decides between equals. */
  readonly inOrder: (sort: SortKey) => Uint32Array
  /** Puts records where they belong now. */
  readonly change: (changed: readonly number[]) => void
}

export function createSortOrders(columns: Columns): SortOrders {
  const orders = new Map<SortKey, Uint32Array>()
  const comparer = (sort: SortKey): Compare => {
    const compare = comparing(sort, columns)
    const { slug } = columns
    return (left, right) => compare(left, right) || byText(slug[left] ?? '', slug[right] ?? '') || left - right
  }
  return {
    inOrder(sort) {
      const known = orders.get(sort)
      if (known) return known
      // An array: unlike numbers in memory of their own it is sorted in one pass where it is nearly in order already.
      const sorted = Uint32Array.from(Array.from({ length: columns.size }, (_, at) => at).sort(comparer(sort)))
      orders.set(sort, sorted)
      return sorted
    },
    change(changed) {
      if (changed.length > MANY) orders.clear()
      for (const [sort, before] of orders) orders.set(sort, reordered(before, changed, columns.size, comparer(sort)))
    },
  }
}
