import type { Estimate, Screen } from '@vitrine/renderer'
import { ratioOf } from '../parts/card/card-height.ts'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { ServiceItem, ServiceProps } from './spec.ts'

export const estimate: Estimate<ServiceProps, unknown> = ({ props }, screen) => {
  const { items, look, columns } = props
  if (look !== 'split') {
    const least = look === 'lined' || look === 'numbered' ? 200 : 240
    const list = itemsHeight(items, screen, { columns, least }, (item, width) => itemHeight(item, props, screen, width))
    return frameHeight(props, screen, [headHeight(props, screen), list])
  }
  const width = screen.isPhone ? screen.width : 560
  const list = items.reduce((sum, item) => sum + 33 + itemHeight(item, props, screen, width), 0)
  const side = stackHeight(16, [headHeight(props, screen, { width, stacked: true }), list])
  return frameHeight(props, screen, [screen.isPhone ? stackHeight(32, [width * 0.75, side]) : Math.max(352, side)])
}

function itemHeight(item: ServiceItem, props: ServiceProps, screen: Screen, wide: number): number {
  const { look, iconSize, iconLook, ratio } = props
  const inner = look === 'cards' ? (screen.isPhone ? 20 : 28) : 0
  const icon = item.icon && !item.image?.src ? iconSize * (iconLook === 'plain' ? 1 : 1.8) : 0
  const number = look === 'numbered' ? 44 : 0
  // What stands beside the words, not above them.
  const beside =
    look === 'split'
      ? item.image?.src
        ? { wide: screen.isPhone ? 72 : 96, high: (screen.isPhone ? 72 : 96) / ratioOf(ratio) }
        : { wide: icon, high: icon }
      : screen.isPhone && (number > 0 || look === 'lined')
        ? { wide: number || icon, high: number || icon }
        : { wide: 0, high: 0 }
  const width = wide - 2 * inner - (beside.wide > 0 ? beside.wide + 20 : 0)
  const picture = item.image?.src && look !== 'split' ? (width + 2 * inner) / ratioOf(ratio) - inner : 0
  const words = stackHeight(8, [
    screen.text(item.title, { size: 'title-3', width }),
    screen.text(item.text, { width: Math.min(width, 544) }),
    stackHeight(6, item.points?.map(({ text }) => screen.text(text, { width: width - 28 })) ?? []),
    item.button?.label ? 40 : 0,
  ])
  const above = beside.wide > 0 ? [look === 'numbered' ? icon : 0] : [number, icon]
  return (
    2 * inner +
    (look === 'lined' ? 25 : 0) +
    Math.max(beside.high, stackHeight(screen.isPhone && number > 0 ? 16 : 20, [...above, picture, words]))
  )
}
