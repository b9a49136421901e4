import type { ContentKind } from '@vitrine/schemas'
import { withCategoryNames } from './category-names.ts'
import { type Columns, createColumns, makeRoom, setRow } from './columns.ts'
import { createFacetValues, type FacetValues } from './facet-values.ts'
import type { IndexReader, NamedCategory, StoredDocument } from './read-index.queries.ts'
import { createSortOrders, type SortOrders } from './sort-orders.ts'
import { createWordList, withWordList } from './word-list.ts'

/** Everything of the records of one kind that lists are sorted and filtered by, kept up to date with the database. */
export interface Catalogue extends Pick<SortOrders, 'inOrder'> {
  readonly columns: Readonly<Columns>
  readonly facets: FacetValues
  /** What finds words in the index, and in the names of the collections of products. */
  readonly reader: () => IndexReader
  /** A number that is another one after every change. */
  readonly changes: () => number
  /** Reads what changed since it was asked last. */
  readonly refresh: () => Promise<void>
}

/** The numbers of the facets of a record; a copy, since the bytes of a driver begin anywhere in a larger piece of memory. */
const idsIn = ({ facets }: StoredDocument): Uint32Array =>
  facets.byteLength === 0 ? none : new Uint32Array(new Uint8Array(facets).buffer)
const none = new Uint32Array(0)

/** Facets of so many records or more are read all at once. */
const MANY = 1000

export function createCatalogue(reader: IndexReader, kind: ContentKind): Catalogue {
  const columns = createColumns()
  const facets = createFacetValues()
  const { inOrder, change } = createSortOrders(columns)
  const wordList = createWordList(reader)
  let version = -1
  let changes = 0
  let categories: readonly NamedCategory[] = []
  /** Made when it is asked for: after most changes nobody searches. */
  let named: IndexReader | undefined

  function take(rows: readonly StoredDocument[]): void {
    makeRoom(columns, Math.max(columns.size, (rows.at(-1)?.ordinal ?? -1) + 1))
    for (const row of rows) {
      setRow(columns, row)
      facets.setList(row.ordinal, idsIn(row))
    }
    changes += 1
  }

  /** Reads the values of records that changed; of many of them, all values. */
  async function takeValues(rows: readonly StoredDocument[]): Promise<void> {
    const ids = [...new Set(rows.flatMap((row) => [...idsIn(row)]))]
    if (ids.length > 0) facets.takeValues(await reader.facets(ids.length < MANY ? ids : undefined))
  }

  /** Page by page, so that a large catalogue leaves room for the questions of others. */
  async function readAll(): Promise<void> {
    facets.takeValues(await reader.facets())
    for (let rows = await reader.documents(-1); rows.length > 0; rows = await reader.documents(columns.size - 1))
      take(rows)
  }

  async function refresh(): Promise<void> {
    const now = (await reader.version()) ?? 0
    if (now === version) return
    if (kind === 'product') categories = (await reader.categoriesSince(version)) ?? categories
    if (version < 0) await readAll()
    else {
      const rows = await reader.documentsSince(version)
      await takeValues(rows)
      if (rows.length > 0) take(rows)
      change(rows.map(({ ordinal }) => ordinal))
    }
    await wordList.refresh()
    version = now
    named = undefined
  }

  let refreshing: Promise<void> | undefined
  return {
    columns,
    facets,
    reader: () => (named ??= withCategoryNames(withWordList(reader, wordList), categories, facets)),
    inOrder,
    changes: () => changes,
    // One after the other: who asks while it is being read asks for what may have come since.
    refresh() {
      refreshing = (refreshing ?? Promise.resolve()).catch(() => undefined).then(refresh)
      return refreshing
    },
  }
}
