import type { Estimate } from '@vitrine/renderer'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import type { RichTextProps } from './spec.ts'

const measures = { narrow: 544, normal: 672, wide: Number.POSITIVE_INFINITY } satisfies Record<
  RichTextProps['measure'],
  number
>

export const estimate: Estimate<RichTextProps, unknown> = ({ props }, screen) => {
  const { content, measure, columns, size } = props
  const isHalved = columns === 2 && !screen.isPhone
  const room = Math.min(screen.width, measures[measure])
  const width = isHalved ? (room - 64) / 2 : room
  const times = size === 'large' ? 1.1 : 1
  const text =
    (times * screen.text(content, { size: size === 'large' ? 'lead' : 'body', width: width / times })) /
    (isHalved ? 2 : 1)
  // Its lines stand a little further apart than elsewhere.
  return frameHeight(props, screen, [headHeight(props, screen), text * 1.06])
}
