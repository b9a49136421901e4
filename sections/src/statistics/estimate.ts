import type { Estimate } from '@vitrine/renderer'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { StatisticsProps } from './spec.ts'

export const estimate: Estimate<StatisticsProps, unknown> = ({ props }, screen) => {
  const { items, columns, look, size } = props
  const gap = screen.isPhone ? 20 : 38
  const inner = screen.isPhone ? 20 : 32
  const isCard = look === 'cards'
  const large = size === 'large' ? (screen.isPhone ? 1.35 : 1.5) : 1
  const figures = itemsHeight(items, screen, { columns, least: 152, gap, rowGap: gap, own: true }, (item, wide) => {
    const width = wide - (isCard ? 2 * inner + 2 : look === 'lined' ? 22 : 0)
    return (
      (isCard ? 2 * inner + 2 : 0) +
      stackHeight(6, [
        (item.icon ? 40 : 0) + large * screen.text(item.value, { size: 'title-2', lines: 1 }),
        screen.text(item.label, { width }),
        screen.text(item.note, { size: 'small', width }),
      ])
    )
  })
  return frameHeight(props, screen, [headHeight(props, screen), figures])
}
