import type { Estimate } from '@vitrine/renderer'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { CustomerProps } from './spec.ts'

export const estimate: Estimate<CustomerProps, unknown> = ({ props }, screen) => {
  const { items, regions, look, columns } = props
  const isGrid = look === 'grid'
  const logo = Math.max(44, props.logoHeight * 16)
  const high = ({ note, figure }: CustomerProps['items'][number], width: number) =>
    logo + screen.text(note, { size: 'small', width }) + (figure ? 33 : 0)
  // All in one row, and the sign that stops it below them.
  const moving = Math.max(0, ...items.map((item) => high(item, 256))) + (items.length > 0 ? 56 : 0)
  const customers = itemsHeight(
    items,
    screen,
    {
      columns: isGrid ? columns : screen.isPhone ? 3 : 8,
      least: isGrid ? 144 : screen.isPhone ? 100 : 112,
      gap: isGrid ? 0 : 16,
      rowGap: isGrid ? 0 : 24,
    },
    (item, width) => (isGrid ? 45 + high(item, width - 45) : high(item, width)),
  )
  const places = itemsHeight(
    regions,
    screen,
    { columns: 3, least: 304, gap: 38, rowGap: 32 },
    ({ countries, count }, width) =>
      24 + (count === undefined ? 0 : 11) + (countries ? 8 : 0) + screen.text(countries, { width }),
  )
  return frameHeight(props, screen, [headHeight(props, screen), look === 'moving' ? moving : customers, places])
}
