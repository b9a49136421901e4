import type { Estimate } from '@vitrine/renderer'
import { frameHeight, roomHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import type { PictureProps } from './spec.ts'

const ratios = { '21/9': 21 / 9, '16/9': 16 / 9, '4/3': 4 / 3, '1/1': 1, '3/4': 3 / 4 } satisfies Record<
  Exclude<PictureProps['ratio'], 'natural'>,
  number
>

/** Where nobody has chosen a picture, its place is 3 to 2. */
const ratioOf = ({ ratio, image }: PictureProps) =>
  ratio === 'natural' ? (image?.width && image.height ? image.width / image.height : 3 / 2) : ratios[ratio]

export const estimate: Estimate<PictureProps, unknown> = ({ props }, screen) => {
  const { width, caption, credit } = props
  const wide = width === 'full' ? screen.full : Math.min(screen.width, width === 'narrow' ? 736 : screen.width)
  const words = screen.text(caption, { size: 'small', width: Math.min(wide, 672) })
  const beside = screen.isPhone || width === 'narrow' ? words + screen.text(credit, { size: 'small', width: wide }) : 0
  const said = Math.max(words, beside, credit ? 22 : 0) + (width === 'full' && (caption || credit) ? 24 : 0)
  const figure = stackHeight(screen.isPhone ? 10 : 14, [wide / ratioOf(props), said])
  return width === 'full' ? roomHeight(props, screen, 0) + figure : frameHeight(props, screen, [figure])
}
