import type { Estimate } from '@vitrine/renderer'
import { ratioOf } from '../parts/card/card-height.ts'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { GalleryProps } from './spec.ts'

type Item = GalleryProps['items'][number]

export const estimate: Estimate<GalleryProps, unknown> = ({ props }, screen) => {
  const { items, look, columns } = props
  const gap = props.gap * 16
  const captionHeight = ({ caption }: Item, width: number) =>
    caption ? 8 + screen.text(caption, { size: 'small', width }) : 0
  const heightOf = (item: Item, width: number) => width / ratioOf(props.ratio) + captionHeight(item, width)
  // Where each is as high as it is, the columns are about as high as their mean.
  const freeHeight = (item: Item, width: number) =>
    width / (item.image?.width && item.image.height ? item.image.width / item.image.height : 4 / 3) +
    captionHeight(item, width)
  const grid = { columns, least: screen.isPhone ? 112 : 144, leastInRow: 224, gap, rowGap: gap }
  if (look === 'masonry') {
    const width = (screen.width - (columns - 1) * gap) / columns
    const sum = items.reduce((all, item) => all + freeHeight(item, width) + gap, 0)
    return frameHeight(props, screen, [headHeight(props, screen), sum / Math.min(columns, Math.max(1, items.length))])
  }
  // The large one takes the place of three more on a desk, and a row of its own on a phone.
  const [first, ...rest] = items
  const shown = look === 'mosaic' && !screen.isPhone && first ? [first, first, first, ...items] : items
  const isRowed = look === 'mosaic' && screen.isPhone && first !== undefined
  const list = itemsHeight(
    isRowed ? rest : shown,
    screen,
    { ...grid, carousel: look === 'row', own: isRowed },
    heightOf,
  )
  const large = isRowed ? screen.width * 0.75 + captionHeight(first, screen.width) + gap : 0
  return frameHeight(props, screen, [headHeight(props, screen), list + large])
}
