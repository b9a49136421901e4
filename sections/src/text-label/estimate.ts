import type { Estimate } from '@vitrine/renderer'
import { roomHeight } from '../parts/frame/frame-height.ts'
import type { TextLabelProps } from './spec.ts'

const sizes = {
  span: 'body',
  p: 'body',
  h1: 'title-1',
  h2: 'title-2',
  h3: 'title-3',
  h4: 'title-4',
  h5: 'title-4',
  h6: 'title-4',
  a: 'body',
} as const satisfies Record<TextLabelProps['textType'], string>

export const estimate: Estimate<TextLabelProps, unknown> = ({ props }, screen) => {
  const { textType, text, size, maxWidth } = props
  const width = Math.min(screen.width, maxWidth ?? (textType === 'p' ? 672 : screen.width))
  // Of a size of its own: as many lines as a smaller title would have in less room.
  const times = (size ?? 0) * (16 / 17)
  const height = size
    ? times * screen.text(text, { size: 'title-4', width: width / times })
    : screen.text(text, { size: sizes[textType], width })
  return roomHeight(props, screen, 16) + height
}
