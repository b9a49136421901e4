import type { DataOf, Estimate, Screen } from '@vitrine/renderer'
import { cardHeight } from '../parts/card/card-height.ts'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import { type ListedProduct, type load, shownProducts } from './load.ts'
import type { ProductListProps } from './spec.ts'

export const estimate: Estimate<ProductListProps, DataOf<typeof load>> = ({ props, data, visit }, screen) => {
  const products = shownProducts(props, visit, data.products)?.items ?? []
  const hasFilters = props.showSearch || props.showSort || props.showCategories
  const filters = hasFilters ? (screen.isPhone ? 160 : 64) : 0
  const pages = props.showPages && (data.products?.total ?? 0) > props.pageSize ? 48 : 0
  return frameHeight(props, screen, [
    headHeight(props, screen),
    filters,
    productsHeight(products, props, screen),
    pages,
  ])
}

/** How high some products stand in the columns of a list. */
export function productsHeight(products: readonly ListedProduct[], shows: ProductListProps, screen: Screen): number {
  const { layout, columns, showModel, showPrice, showMoq, showAdd, showSummary, showFacets } = shows
  const under = (showPrice ? 21 : 0) + (showMoq ? 21 : 0) + (showAdd ? 44 : 0)
  return itemsHeight(
    products,
    screen,
    {
      columns: layout === 'list' ? 1 : columns,
      carousel: layout === 'carousel',
      least: screen.isPhone ? 148 : 208,
      // Filters stand beside the list (list.module.css).
      width: screen.width - (showFacets && !screen.isPhone ? 256 : 0),
    },
    ({ props: { name, summary, model } }, width) =>
      cardHeight(
        { name, summary: showSummary ? summary : undefined, hasOver: showModel && Boolean(model), under },
        shows,
        screen,
        width,
      ),
  )
}
