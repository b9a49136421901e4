import type { StageList } from '@vitrine/renderer'
import { productDetail, undefinedIfNotFound } from '@vitrine/schemas'
import { type ListItem, listLimits } from '@vitrine/schemas/inquiry-list'
import { readSelection, selectionTerms, writeSelection } from '@vitrine/schemas/selection'
import type { ScreenTools } from '../screens/screen.ts'

type Listed = Pick<StageList, 'dropped'> & { readonly item?: ListItem }

/** A product of the list, with the combinations of it that are still offered; without an item when it is gone. */
async function offered(item: ListItem, query: ScreenTools['query']): Promise<Listed> {
  const { productId, selection } = item
  const product = await undefinedIfNotFound(query(productDetail, { id: productId }))
  if (!product) return { dropped: [] }
  const { lines, dropped } = readSelection(selection, selectionTerms(product.props))
  return {
    item: { ...item, selection: writeSelection(lines) },
    dropped: dropped.map((options) => ({ productId, options })),
  }
}

/**
 * The inquiry list as its page shows it: what a form left of it, else what the cookie holds, without what is not
 * offered any more, which is named once.
 */
export async function listOnPage({
  query,
  outcome,
  listOfCookie,
  listCookie,
  setCookie,
}: Pick<ScreenTools, 'query' | 'outcome' | 'listOfCookie' | 'listCookie' | 'setCookie'>): Promise<StageList> {
  const { items, removed } = outcome?.list ?? (await listOfCookie())
  const listed = await Promise.all(items.map((item) => offered(item, query)))
  const next = {
    items: listed.flatMap(({ item }) => (item ? [item] : [])),
    ...(removed && { removed }),
  }
  const dropped = listed.flatMap((one) => one.dropped)
  const gone = items.length - next.items.length
  if (outcome?.list === undefined && (gone > 0 || dropped.length > 0))
    setCookie('list', await listCookie(next), listLimits.life)
  return { ...next, dropped, gone, isFull: outcome?.isListFull ?? false }
}
