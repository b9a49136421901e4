import { pageAddress } from '@vitrine/model'
import { type ContentKind, contentCalls, pageTypeOf } from '@vitrine/schemas'
import type { CollectedLoads } from '../../page/collect-loads.ts'
import type { Listed } from './facts.ts'

/** What a list on a page was asked, and what came back. */
export interface AnsweredList {
  readonly page: number
  readonly pageSize: number
  readonly category?: string
  readonly total: number
  readonly call: object
  readonly items: readonly unknown[]
}

/** The lists on a page, in the order of its sections. */
export const answeredLists = ({ requests }: CollectedLoads, answered: readonly unknown[]): readonly AnsweredList[] =>
  requests.flatMap(({ call, question }, at) => {
    const { total, items = [] } = (answered[at] ?? {}) as Partial<AnsweredList>
    const { page, pageSize, category } = question as Partial<AnsweredList>
    if (total === undefined || page === undefined || pageSize === undefined) return []
    return [{ page, pageSize, total, items, call, ...(category !== undefined && { category }) }]
  })

interface Item {
  readonly slug: string
  readonly props: { readonly title?: string; readonly name?: string }
}

/** The list that a page is there for which lists things of a kind. */
export function mainList(kind: ContentKind, lists: readonly AnsweredList[]): Listed | undefined {
  // Who asks for one only wants to know how many there are.
  const list = lists.find(({ call, pageSize }) => call === contentCalls[kind].list && pageSize > 1)
  return (
    list && {
      entries: (list.items as readonly Item[]).map(({ slug, props }) => ({
        name: props.title ?? props.name ?? slug,
        path: pageAddress(pageTypeOf[kind], slug),
      })),
      before: (list.page - 1) * list.pageSize,
      total: list.total,
    }
  )
}
