import type { Screen } from '@vitrine/renderer'
import type { PropsWith } from '@vitrine/schemas'
import { stackHeight } from '../frame/stack-height.ts'
import type { headProps } from './head-props.ts'

interface HeadLook {
  /** The room it has: that of the page where nothing is said. */
  readonly width?: number
  readonly stacked?: boolean
}

/** How high the head of a section stands (`Head`). */
export function headHeight(
  props: PropsWith<typeof headProps>,
  screen: Screen,
  { width = screen.width, stacked = false }: HeadLook = {},
): number {
  const button = props.moreButton?.label ? 48 : 0
  const isBeside = !stacked && !screen.isPhone && button > 0
  const room = Math.min(width - (isBeside ? 220 : 0), 736)
  return stackHeight(14, [
    screen.text(props.eyebrow, { size: 'small', width: room }),
    screen.text(props.title, { size: props.titleLevel === 'h1' ? 'title-1' : 'title-2', width: room }),
    screen.text(props.text, { size: 'lead', width: Math.min(room, 672) }),
    isBeside ? 0 : button,
  ])
}
