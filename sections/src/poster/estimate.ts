import type { Estimate } from '@vitrine/renderer'
import { frameHeight, roomHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { buttonsHeight } from '../parts/head/buttons-height.ts'
import type { PosterProps } from './spec.ts'

export const estimate: Estimate<PosterProps, unknown> = ({ props }, screen) => {
  const { look, buttons, facts } = props
  const isFramed = look === 'framed'
  const isStrip = look === 'strip'
  const inner = isFramed ? (screen.isPhone ? 28 : 58) : 0
  const isLarge = props.titleSize === 'large' && !isStrip
  const isBeside = isStrip && !screen.isPhone && props.side !== 'center'
  const width = Math.min(screen.width - 2 * inner - (isBeside ? 220 : 0), isStrip ? screen.width : isLarge ? 736 : 640)
  const size = isLarge || props.titleLevel === 'h1' ? 'title-1' : 'title-2'
  const words = stackHeight(isStrip ? 8 : 16, [
    screen.text(props.eyebrow, { size: 'small', width }),
    screen.text(props.title, { size: isStrip ? 'title-3' : size, width }),
    screen.text(props.text, { size: isStrip ? 'body' : 'lead', width: Math.min(width, 576) }),
    screen.text(props.date, { width }),
    isBeside ? 0 : buttonsHeight(buttons, screen, width),
  ])
  // Two beside each other on a phone, all of them on a desk.
  const rows = Math.ceil(facts.length / (screen.isPhone ? 2 : 4))
  const content = [words, rows > 0 ? 9 + rows * (16 + 25 + 20) : 0]
  const least = props.minHeight * 16
  return isFramed
    ? frameHeight(props, screen, [Math.max(least, 2 * inner + stackHeight(32, content))])
    : Math.max(least, roomHeight(props, screen, isStrip ? 32 : undefined) + stackHeight(32, content))
}
