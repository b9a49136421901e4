import { ORDER_LIMIT, type PageRecord } from '@vitrine/schemas'
import { ofMap } from '../document/editing.ts'
import { inserted } from './list-places.ts'

/** The orders of the pages around a place; beyond the first and the last one there is room. */
const around = (pages: readonly PageRecord[], index: number) =>
  [pages[index - 1]?.order ?? Number.NEGATIVE_INFINITY, pages[index]?.order ?? Number.POSITIVE_INFINITY] as const

/** A number between two others; `undefined` when there is none that can be written. */
function between(low: number, high: number): number | undefined {
  const middle =
    low === Number.NEGATIVE_INFINITY && high === Number.POSITIVE_INFINITY
      ? 0
      : low === Number.NEGATIVE_INFINITY
        ? high - 1
        : high === Number.POSITIVE_INFINITY
          ? low + 1
          : (low + high) / 2
  return low < middle && middle < high && Math.abs(middle) <= ORDER_LIMIT ? middle : undefined
}

/** Whether a number stands between those of the neighbours. */
export function fitsPageOrder(pages: readonly PageRecord[], index: number, order: number): boolean {
  const [low, high] = around(pages, index)
  return low < order && order < high
}

const isAscending = (pages: readonly PageRecord[]): boolean =>
  pages.every(({ order }, at) => (pages[at - 1]?.order ?? Number.NEGATIVE_INFINITY) <= order)

/**
 * The list with a page at an index, and the pages whose numbers had to change for it, as they were.
 * The numbers of `orders` count where the list is in order with them; else the page gets the mean of
 * its neighbours, so that no other record changes; where there is no room between them, all pages are
 * numbered anew.
 */
export function ordered(
  others: readonly PageRecord[],
  index: number,
  page: PageRecord,
  orders: Readonly<Record<string, number>>,
): { readonly pagesList: readonly PageRecord[]; readonly renumbered: readonly PageRecord[] } {
  const list = inserted(others, index, page)
  const numbered = (orderOf: (page: PageRecord, at: number) => number) => {
    const pagesList = list.map((record, at) => {
      const order = orderOf(record, at)
      return order === record.order ? record : { ...record, order }
    })
    const renumbered = list.filter((record, at) => record !== pagesList[at] && record.id !== page.id)
    return { pagesList, renumbered }
  }
  const given =
    ofMap(orders, page.id) !== undefined ? numbered(({ id, order }) => ofMap(orders, id) ?? order) : undefined
  if (given && isAscending(given.pagesList)) return given
  const order = between(...around(others, index))
  return order === undefined
    ? numbered((_, at) => at)
    : { pagesList: list.with(index, { ...page, order }), renumbered: [] }
}
