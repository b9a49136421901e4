import type { Estimate } from '@vitrine/renderer'
import { roomHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { buttonsHeight } from '../parts/head/buttons-height.ts'
import type { BannerProps } from './spec.ts'

export const estimate: Estimate<BannerProps, unknown> = ({ props }, screen) => {
  const { layout, height } = props
  const isSplit = layout === 'split'
  const width = Math.min(screen.isPhone ? screen.width : isSplit ? 574 : screen.width, 672)
  const rows = Math.ceil(props.facts.length / (screen.isPhone ? 2 : 4))
  const content = stackHeight(24, [
    screen.text(props.eyebrow, { size: 'small', width }),
    screen.text(props.title, { size: 'title-1', width }),
    screen.text(props.subtitle, { size: 'lead', width: Math.min(width, 608) }),
    buttonsHeight(props.buttons, screen, width),
    rows > 0 ? 25 + rows * 72 : 0,
  ])
  const picture = isSplit ? (screen.isPhone ? screen.width * 0.75 : 546) : 0
  const inner = screen.isPhone ? stackHeight(32, [content, picture]) : Math.max(content, picture)
  const least =
    height === 'tall' ? 704 : layout !== 'cover' ? 0 : height === 'normal' ? 544 : screen.isPhone ? 320 : 352
  return Math.max(
    least,
    roomHeight(props, screen, height === 'compact' ? (screen.isPhone ? 32 : 48) : undefined) + inner,
  )
}
