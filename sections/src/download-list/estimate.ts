import type { Estimate } from '@vitrine/renderer'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { DownloadListProps } from './spec.ts'

export const estimate: Estimate<DownloadListProps, unknown> = ({ props }, screen) => {
  const { items, columns, look } = props
  const isCard = look === 'cards'
  const gap = screen.isPhone ? 16 : 26
  const files = itemsHeight(
    items,
    screen,
    { columns: isCard ? columns : 1, least: 272, gap, rowGap: isCard ? gap : 0, own: true },
    ({ title, text }, wide) => {
      // Between the sign and the arrow.
      const width = wide - (isCard ? 46 : 0) - 62 - 38
      const words = stackHeight(4, [
        screen.text(title, { size: 'title-4', width }),
        screen.text(text, { width: Math.min(width, 704) }),
        23,
      ])
      return (isCard ? 46 : 41) + Math.max(44, words)
    },
  )
  return frameHeight(props, screen, [headHeight(props, screen), files])
}
