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
  /** More than the highest number of a facet. */
  readonly facetLimit: () => number
  /** The groups by which a list may be filtered, with their values. */
  readonly groups: () => readonly FacetGroup[]
  readonly facetsCalled: (facet: string, values: readonly string[]) => ReadonlySet<number>
  /** All numbers in an order; the place in an array is the place in the list. */
  readonly inOrder: (sort: SortKey) => Uint32Array
  /** Reads what changed since it was asked last. */
  readonly refresh: () => Promise<void>
}

/** A kind of specification or attribute, or the categories. */
export interface FacetGroup {
  readonly facet: string
  readonly ids: readonly number[]
  /** Whether several records share its values: by serial numbers, or sentences, nobody filters. */
  readonly isUseful: boolean
}

/** Above so many values, so many records must share each of them. */
const MANY_VALUES = 12
const LEAST_SHARE = 1.5

function groupsOf(facets: ReadonlyMap<number, StoredFacet>, used: readonly Uint32Array[]): readonly FacetGroup[] {
  const counts = new Map<string, number>()
  const groups = new Map<string, number[]>()
  for (const { id, facet } of facets.values()) {
    const ids = groups.get(facet)
    if (ids) ids.push(id)
    else groups.set(facet, [id])
  }
  for (const own of used)
    for (const id of own ?? none) {
      const facet = facets.get(id)?.facet ?? ''
      counts.set(facet, (counts.get(facet) ?? 0) + 1)
    }
  return [...groups].map(([facet, ids]) => {
    const share = (counts.get(facet) ?? 0) / ids.length
    return { facet, ids, isUseful: ids.length > 1 && (ids.length <= MANY_VALUES || share >= LEAST_SHARE) }
  })
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

/** The numbers of the facets of a record; a copy, since the bytes of a driver begin anywhere in a larger piece of memory. */
const idsIn = ({ facets }: StoredDocument): Uint32Array =>
  facets.byteLength === 0 ? none : new Uint32Array(Uint8Array.from(facets).buffer)

/** So many changes make it worth while to sort everything again. */
const MANY = 1000

export function createCatalogue(reader: IndexReader): Catalogue {
  const documents: Documents = { rows: [], facets: [] }
  const orders = new Map<SortKey, Uint32Array>()
  let version = -1
  const facets = new Map<number, StoredFacet>()
  const byName = new Map<string, number>()
  let facetLimit = 0
  let groups: readonly FacetGroup[] | undefined

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
      documents.facets[row.ordinal] = idsIn(row)
      documents.rows[row.ordinal] = { ...row, facets: new Uint8Array(0) }
    }
    groups = undefined
    if (changed.size > MANY) orders.clear()
    for (const [sort, before] of orders) orders.set(sort, reordered(before, changed, comparer(sort)))
  }

  /** Reads the facets of records that changed; of many of them, all facets. */
  async function takeFacets(rows: readonly StoredDocument[]): Promise<void> {
    const ids = rows.length > MANY ? undefined : [...new Set(rows.flatMap((row) => [...idsIn(row)]))]
    if (ids?.length === 0) return
    for (const row of await reader.facets(ids && ids.length < MANY ? ids : undefined)) {
      facets.set(row.id, row)
      byName.set(`${row.facet}\n${row.value}`, row.id)
      facetLimit = Math.max(facetLimit, row.id + 1)
    }
  }

  async function refresh(): Promise<void> {
    const now = (await reader.version()) ?? 0
    if (now === version) return
    const rows = await reader.documentsSince(version)
    if (rows.length > 0) await takeFacets(rows)
    take(rows)
    version = now
  }

  let refreshing: Promise<void> | undefined
  return {
    size: () => documents.rows.length,
    document: (ordinal) => documents.rows[ordinal],
    facetsOf: (ordinal) => documents.facets[ordinal] ?? none,
    facet: (id) => facets.get(id),
    facetLimit: () => facetLimit,
    groups: () => (groups ??= groupsOf(facets, documents.facets)),
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
