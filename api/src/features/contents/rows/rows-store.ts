import { columnCalled, type EntityColumn, entities } from '@vitrine/schemas'
import { LRUCache } from 'lru-cache'
import type { Storage } from '../../../platform/database/storage.ts'
import type { Condition, KindOfSite } from './row-conditions.queries.ts'
import { sortedIds } from './row-ids.queries.ts'
import { contentVersionOf } from './stored-rows.queries.ts'

declare module '../../../http/endpoint/context.ts' {
  interface Stores {
    readonly contentRows: RowsStore
  }
}

/** By what rows are sorted. */
export interface RowOrder {
  readonly column: EntityColumn
  readonly isDescending: boolean
  /** Whose values count, nearest first; `''` is the source language. */
  readonly languages: readonly string[]
}

/** Which contents are rows, in which order. */
export interface RowsQuestion extends KindOfSite {
  readonly conditions: readonly Condition[]
  readonly order: RowOrder
}

export interface RowsStore {
  /**
   * The ids of all rows in their order; what has no value comes last, whatever the direction, in the order of the
   * site. Equals are told apart by their ids, so pages neither overlap nor leave anything out.
   */
  ids(question: RowsQuestion): Promise<readonly string[]>
}

/** Some ids in an order, and which they are. */
interface Kept {
  readonly ids: readonly string[]
  readonly has: (id: string) => boolean
}

function kept(ids: readonly string[]): Kept {
  let known: ReadonlySet<string> | undefined
  return {
    ids,
    has(id) {
      known ??= new Set(ids)
      return known.has(id)
    },
  }
}

/** So many ids are kept, of all sites together: thirty orders and filters of a site of 10,000 products. */
const KEPT = 300_000

/**
 * Each order and each part of a filter is one reading of an index, and is kept as long as nothing of the site changes.
 * They are put together here: a database that looks up every row of one in the others takes several times as long.
 */
export function createRowsStore({ db }: Pick<Storage, 'db'>): RowsStore {
  const all = new LRUCache<string, Kept>({ maxSize: KEPT, sizeCalculation: ({ ids }) => ids.length + 1 })
  return {
    async ids({ conditions, order: { column, isDescending, languages }, ...of }) {
      // Read first: what is found then is as new as that, or newer.
      const version = await contentVersionOf(db, of.tenantId)
      const keep = async (name: unknown, read: () => Promise<readonly string[]>): Promise<Kept> => {
        const key = JSON.stringify([of.tenantId, of.kind, version, name])
        const before = all.get(key)
        if (before) return before
        const now = kept(await read())
        all.set(key, now)
        return now
      }
      const sortedBy = (by: EntityColumn, chain: readonly string[]) =>
        keep(['by', by.name, chain], () => sortedIds(db, of, by, chain))

      const sorted = await sortedBy(column, languages)
      const inSite = await sortedBy(columnCalled(entities[of.kind], 'order') ?? column, [''])
      const isWhole = sorted.ids.length === inSite.ids.length
      const rest = isWhole ? [] : inSite.ids.filter((id) => !sorted.has(id))
      let ids = [...(isDescending ? sorted.ids.toReversed() : sorted.ids), ...rest]
      for (const { name, isNot, read } of conditions) {
        const found = await keep(['where', name], read)
        ids = ids.filter((id) => found.has(id) !== isNot)
      }
      return ids
    },
  }
}
