import type { IndexReader, StoredDocument, StoredFacet } from './read-index.queries.ts'

/** The orders in which a list may stand, beside how well records answer a search. */
export type SortKey = 'order' | 'newest' | 'name' | 'updated' | 'price' | 'moq'

/** What is kept of a record; a number stands for the record itself. */
interface Documents {
  readonly rows: (StoredDocument | undefined)[]
  /** The numbers of its facets. */
  readonly facets: Uint32Array[]
}

/** Everything of the records of one kind that lists are sorted and filtered by, kept up to date with the database. */
export interface Catalogue {
  /** How many numbers there are. */
  readonly size: () => number
  readonly document: (ordinal: number) => StoredDocument | undefined
  readonly facetsOf: (ordinal: number) => Uint32Array
  readonly facet: (id: number) => StoredFacet | undefined
  readonly facetsCalled: (facet: string, values: readonly string[]) => ReadonlySet<number>
  /** All numbers in an order; the place in an array is the place in the list. */
  readonly inOrder: (sort: SortKey) => Uint32Array
  /** Reads what changed since it was asked last. */
  readonly refresh: () => Promise<void>
}

const none = new Uint32Array(0)

/** Currencies are not compared: the most frequent one comes first. */
type Compare = (left: StoredDocument, right: StoredDocument) => number

const byText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)
/** What has none comes last. */
const byNumber = (left: number | null, right: number | null): number =>
  left === right ? 0 : left === null ? 1 : right === null ? -1 : left - right

const byPrice =
  (frequency: ReadonlyMap<string | null, number>): Compare =>
  (left, right) => {
    if (left.price === null || right.price === null) return byNumber(left.price, right.price)
    if (left.currency === right.currency) return left.price - right.price
    const often = (frequency.get(right.currency) ?? 0) - (frequency.get(left.currency) ?? 0)
    return often || byText(left.currency ?? '', right.currency ?? '')
  }

function frequencyOf(rows: readonly (StoredDocument | undefined)[]): ReadonlyMap<string | null, number> {
  const found = new Map<string | null, number>()
  for (const row of rows) if (row?.price != null) found.set(row.currency, (found.get(row.currency) ?? 0) + 1)
  return found
}

function comparing(sort: SortKey, rows: Documents['rows']): Compare {
  switch (sort) {
    case 'order':
      return (left, right) => left.position - right.position
    case 'newest':
      return (left, right) => right.published_at - left.published_at
    case 'updated':
      return (left, right) => right.updated_at - left.updated_at
    case 'name':
      return (left, right) => byText(left.sort_name, right.sort_name)
    case 'moq':
      return (left, right) => byNumber(left.minimum, right.minimum)
    case 'price':
      return byPrice(frequencyOf(rows))
  }
}

/** The numbers without those that changed, and those where they belong now. */
function reordered(
  before: Uint32Array,
  changed: ReadonlySet<number>,
  compare: (left: number, right: number) => number,
): Uint32Array {
  const moved = [...changed].sort(compare)
  const after = new Uint32Array(before.filter((ordinal) => !changed.has(ordinal)).length + moved.length)
  let [at, next] = [0, 0]
  for (const ordinal of before) {
    if (changed.has(ordinal)) continue
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

export function createCatalogue(reader: IndexReader): Catalogue {
  const documents: Documents = { rows: [], facets: [] }
  const orders = new Map<SortKey, Uint32Array>()
  let version = -1
  let facets = new Map<number, StoredFacet>()
  let byName = new Map<string, number>()

  const comparer = (sort: SortKey) => {
    const compare = comparing(sort, documents.rows)
    return (left: number, right: number): number => {
      const [one, other] = [documents.rows[left], documents.rows[right]]
      if (!one || !other) return one ? -1 : other ? 1 : 0
      return compare(one, other) || byText(one.slug, other.slug) || left - right
    }
  }

  function take(rows: readonly StoredDocument[]): void {
    const changed = new Set(rows.map(({ ordinal }) => ordinal))
    for (const row of rows) {
      const { byteLength } = row.facets
      // A copy: the bytes of a driver begin anywhere in a larger piece of memory.
      documents.facets[row.ordinal] = byteLength === 0 ? none : new Uint32Array(Uint8Array.from(row.facets).buffer)
      documents.rows[row.ordinal] = { ...row, facets: new Uint8Array(0) }
    }
    if (changed.size > MANY) orders.clear()
    for (const [sort, before] of orders) orders.set(sort, reordered(before, changed, comparer(sort)))
  }

  async function takeFacets(): Promise<void> {
    const rows = await reader.facets()
    facets = new Map(rows.map((row) => [row.id, row]))
    byName = new Map(rows.map(({ id, facet, value }) => [`${facet}\n${value}`, id]))
  }

  async function refresh(): Promise<void> {
    const now = (await reader.version()) ?? 0
    if (now === version) return
    const rows = await reader.documentsSince(version)
    if (rows.length > 0) await takeFacets()
    take(rows)
    version = now
  }

  let refreshing: Promise<void> | undefined
  return {
    size: () => documents.rows.length,
    document: (ordinal) => documents.rows[ordinal],
    facetsOf: (ordinal) => documents.facets[ordinal] ?? none,
    facet: (id) => facets.get(id),
    facetsCalled: (facet, values) => new Set(values.flatMap((value) => byName.get(`${facet}\n${value}`) ?? [])),
    inOrder(sort) {
      const known = orders.get(sort)
      if (known) return known
      const sorted = Uint32Array.from(documents.rows.keys()).sort(comparer(sort))
      orders.set(sort, sorted)
      return sorted
    },
    // One after the other: who asks while it is being read asks for what may have come since.
    refresh() {
      refreshing = (refreshing ?? Promise.resolve()).catch(() => undefined).then(refresh)
      return refreshing
    },
  }
}

/** Whether a record is in a list of some statuses. */
export const isShown = (document: StoredDocument | undefined, shown: ReadonlySet<number>): boolean =>
  document !== undefined && document.slug !== '' && shown.has(document.shown)
