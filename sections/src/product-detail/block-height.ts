import type { Screen } from '@vitrine/renderer'
import type { RichTextValue } from '@vitrine/schemas'
import { itemsHeight } from '../parts/items/items-height.ts'
import { attributesHeight } from '../parts/product-facts/attributes-height.ts'
import type { PartOfProduct } from './part-of-product.ts'
import type { BlockKind } from './spec.ts'

/** So far below the pictures a box that does not go along still stands beside the blocks, as most are. */
const BESIDE_BOX = 600

/**
 * How high the blocks of a product stand on a screen, in their order. Those that begin beside the box are as wide as the
 * pictures; the others have the page, with their title beside what they say (blocks.module.css).
 */
export function blockHeights(kinds: readonly BlockKind[], about: PartOfProduct, screen: Screen): readonly number[] {
  const { arrangement, sticky } = about.shows
  const isBeside = arrangement === 'beside'
  let above = 0
  return kinds.map((kind) => {
    const isWide = !screen.isPhone && !(isBeside && (sticky || above < BESIDE_BOX))
    const height = isWide
      ? 25 + contentHeight(kind, about, screen, screen.width - 272)
      : (kind === 'terms' ? 0 : (screen.isPhone ? 25 : 29) + 16) +
        contentHeight(kind, about, screen, screen.isPhone ? screen.width : 600)
    above += height + 35
    return height
  })
}

/** How high a block stands below or beside its title. */
function contentHeight(
  kind: BlockKind,
  { product: { props }, shows }: PartOfProduct,
  screen: Screen,
  width: number,
): number {
  switch (kind) {
    case 'description':
      return screen.text(props.description as RichTextValue | undefined, { width: Math.min(width, 736) })
    case 'importantAttributes':
    case 'customAttributes':
      return attributesHeight(props[kind] ?? [], screen, width)
    case 'supply':
      return supplyHeight(props, shows.showEmpty, screen, width)
    case 'certifications':
      return itemsHeight(
        props.certifications ?? [],
        screen,
        { own: true, columns: 3, least: 272, rowGap: 14, gap: 14, width },
        ({ image }) => (image?.src ? 104 : 64),
      )
    case 'downloads':
      return (props.downloads ?? []).reduce(
        (sum, { title }) => sum + 17 + Math.max(44, 30 + screen.text(title, { width: width - 170 })),
        0,
      )
    case 'ask': {
      const padding = screen.isPhone ? 40 : 72
      const isBeside = width - padding >= 2 * 272 + 32
      const words = 64 + screen.text(shows.askText, { width: isBeside ? (width - padding) / 2 : width - padding })
      const ways = shows.ways.length * 64
      return padding + (isBeside ? Math.max(words, ways) : words + 24 + ways)
    }
    case 'terms':
      return 43
  }
}

/** What can be made and how fast: side by side, on a phone below each other. */
function supplyHeight(props: PartOfProduct['product']['props'], showEmpty: boolean, screen: Screen, width: number) {
  const values = [props.supplyCapability, props.supplyPeriod ?? (showEmpty ? ' ' : undefined), props.shippingDays]
  const shown = values.filter((value) => value !== undefined).map(String)
  const room = screen.isPhone ? width : width / Math.max(1, shown.length)
  // The term above each may take two lines in a narrow column.
  const heights = shown.map((value) => 32 + (room < 240 ? 44 : 22) + screen.text(value, { width: room - 40 }))
  return screen.isPhone ? heights.reduce((sum, height) => sum + height, 0) : Math.max(0, ...heights)
}
