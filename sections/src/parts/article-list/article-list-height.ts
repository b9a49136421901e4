import type { Screen } from '@vitrine/renderer'
import type { Article } from '../article/kinds.ts'
import { cardHeight } from '../card/card-height.ts'
import { frameHeight } from '../frame/frame-height.ts'
import { stackHeight } from '../frame/stack-height.ts'
import { headHeight } from '../head/head-height.ts'
import { itemsHeight } from '../items/items-height.ts'
import type { ArticleListProps } from './article-list-props.ts'

interface ListData {
  readonly articles?: { readonly items: readonly Article[]; readonly total: number } | undefined
  readonly categories?: readonly unknown[] | undefined
}

interface Listed {
  readonly props: ArticleListProps & { readonly spacing?: unknown }
  readonly data: ListData
}

/** How high a list of cases or news stands (`ArticleList`). */
export function articleListHeight({ props, data: { articles, categories = [] } }: Listed, screen: Screen): number {
  const { layout, columns, pageSize, showSearch, showSort, showPages } = props
  const isRows = layout === 'list'
  const list = itemsHeight(
    articles?.items ?? [],
    screen,
    { columns: isRows ? 1 : columns, carousel: layout === 'carousel', least: 272, ...(isRows && { rowGap: 37 }) },
    ({ props: { title, summary, category, customer, place, year } }, width) => {
      const facts = [props.showCustomer && customer, props.showPlace && place, props.showYear && year]
      const said = facts.filter(Boolean).join(' – ')
      return cardHeight(
        {
          name: title,
          summary: props.showSummary ? summary : undefined,
          hasOver: Boolean(props.showDate || (props.showCategory && category)),
          // In rows on a desk it stands beside the words.
          under:
            isRows && !screen.isPhone ? 0 : screen.text(said, { size: 'small', width: width - (isRows ? 120 : 0) }),
        },
        props,
        screen,
        width,
      )
    },
  )
  const form = showSearch || showSort ? (screen.isPhone && showSearch && showSort ? 100 : 44) : 0
  const choices = categories.length > 0 ? (screen.isPhone ? 80 : 40) : 0
  const filters = form + choices > 0 ? 34 + stackHeight(16, [form, choices]) : 0
  const hasPages = showPages && layout !== 'carousel' && (articles?.total ?? 0) > pageSize
  // The note that there is nothing, or the room at the ends of rows.
  const shown = list === 0 ? 160 : list + (isRows ? 38 : 0)
  return frameHeight(props, screen, [headHeight(props, screen), filters, shown, hasPages ? 48 : 0])
}
