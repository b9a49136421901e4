import type { DataOf, Estimate } from '@vitrine/renderer'
import { cardHeight, ratioOf } from '../parts/card/card-height.ts'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { load } from './load.ts'
import type { CollectionSectionProps } from './spec.ts'

export const estimate: Estimate<CollectionSectionProps, DataOf<typeof load>> = ({ props, data, visit }, screen) => {
  if (props.look === 'hero') return frameHeight(props, screen, [screen.isPhone ? 520 : 380])
  const { layout, columns, words, showSummary } = props
  const isOver = words === 'over' && layout !== 'list'
  const others = (data.collections?.items ?? []).filter(({ slug }) => slug !== visit.id)
  const tiles = others.slice(0, props.most)
  const hasLarge = props.firstLarge && columns > 1 && layout === 'grid'
  const height = itemsHeight(
    // On a desk the large one takes the place of four.
    hasLarge ? [...tiles, ...tiles.slice(0, screen.isPhone ? 1 : 3)] : tiles,
    screen,
    {
      columns: layout === 'list' ? 1 : columns,
      carousel: layout === 'carousel',
      least: screen.isPhone ? 148 : 240,
      ...(isOver && { rowGap: screen.isPhone ? 14 : 25.6 }),
    },
    ({ props: { name, summary } }, width) =>
      isOver
        ? Math.max(
            width / ratioOf(props.ratio),
            (screen.isPhone ? 76 : 56) +
              screen.text(name, { size: 'title-3', width: width - (screen.isPhone ? 32 : 116) }) +
              (showSummary ? screen.text(summary, { width: width - (screen.isPhone ? 32 : 116), lines: 3 }) : 0),
          )
        : cardHeight({ name, summary: showSummary ? summary : undefined }, props, screen, width),
  )
  return frameHeight(props, screen, [headHeight(props, screen), height])
}
