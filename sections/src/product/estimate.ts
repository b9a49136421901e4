import type { DataOf, Estimate, Screen } from '@vitrine/renderer'
import { ratioOf } from '../parts/card/card-height.ts'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { attributesHeight } from '../parts/product-facts/attributes-height.ts'
import { type Product, productOf } from '../parts/product-facts/product-of.ts'
import type { load } from './load.ts'
import type { ProductSectionProps } from './spec.ts'

export const estimate: Estimate<ProductSectionProps, DataOf<typeof load>> = ({ props, data }, screen) => {
  const product = productOf(data)
  const head = headHeight(props, screen)
  return frameHeight(props, screen, [head, product ? panelHeight(product, props, screen) : 200])
}

function panelHeight(product: Product, shows: ProductSectionProps, screen: Screen): number {
  const { look, shape } = shows
  if (look === 'banner') {
    const inner = screen.isPhone ? 20 : 51
    const words = wordsHeight(product, shows, screen, Math.min(screen.width - 2 * inner, 704))
    return Math.max(product.props.images?.[0] ? (screen.isPhone ? 416 : 576) : 0, 2 * inner + words)
  }
  const isCard = look === 'card'
  const inner = isCard ? (screen.isPhone ? 20 : 45) : 0
  const wide = screen.isPhone ? screen.width : isCard ? screen.width / 2 : 560
  const picture = wide / ratioOf(shape)
  const words = 2 * inner + wordsHeight(product, shows, screen, wide - 2 * inner)
  return screen.isPhone ? picture + (isCard ? 0 : 24) + words : Math.max(picture, words)
}

function wordsHeight({ props }: Product, shows: ProductSectionProps, screen: Screen, width: number): number {
  const words = Math.min(width, 576)
  const buttons = [shows.showDetails, shows.showAsk].filter(Boolean).map(() => 48)
  return stackHeight(14, [
    shows.badge ? 29 : 0,
    shows.showModel && props.model ? 23 : 0,
    0.9 * screen.text(props.name, { size: 'title-2', width: width / 0.9 }),
    shows.showSummary ? screen.text(props.summary, { width: words }) : 0,
    screen.text(shows.note, { width: words }),
    attributesHeight((props.importantAttributes ?? []).slice(0, shows.attributes), screen, width),
    shows.showPrice || (shows.showMoq && props.minOrderQuantity !== undefined) ? 40 : 0,
    buttons.length > 0 ? 8 + (screen.isPhone ? stackHeight(12, buttons) : 48) : 0,
  ])
}
