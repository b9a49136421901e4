import type { Estimate } from '@vitrine/renderer'
import { ratioOf } from '../parts/card/card-height.ts'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import type { BeforeAfterProps } from './spec.ts'

export const estimate: Estimate<BeforeAfterProps, unknown> = ({ props }, screen) => {
  const { look, ratio, caption } = props
  const gap = screen.isPhone ? 16 : 25.6
  const wide = look === 'side' && !screen.isPhone ? (screen.width - gap) / 2 : screen.width
  const picture = wide / ratioOf(ratio)
  const one = picture + 34
  const pictures = look === 'over' ? picture + 16 + 50 : screen.isPhone ? 2 * one + gap : one
  const figure = stackHeight(14, [
    pictures,
    screen.text(caption, { size: 'small', width: Math.min(672, screen.width) }),
  ])
  return frameHeight(props, screen, [headHeight(props, screen), figure])
}
