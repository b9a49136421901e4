import type { SelectQueryBuilder } from 'kysely'

/** Which page of a list is asked for; the first is 1. */
export interface Paging {
  readonly page: number
  readonly pageSize: number
}

/**
 * One page of the rows that a query finds, and how many there are altogether.
 *
 * @param found which rows; nothing is selected yet.
 * @param listed what is selected of them, and in which order.
 */
export async function pageOf<DB, T extends keyof DB, ListedDB, ListedT extends keyof ListedDB, Row>(
  found: SelectQueryBuilder<DB, T, object>,
  { page, pageSize }: Paging,
  listed: (found: SelectQueryBuilder<DB, T, object>) => SelectQueryBuilder<ListedDB, ListedT, Row>,
) {
  const counted = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await listed(found)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { rows, total: 'total' in counted ? Number(counted.total) : 0 }
}
