import type { Estimate } from '@vitrine/renderer'
import { roomHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { buttonsHeight } from '../parts/head/buttons-height.ts'
import type { ButtonsProps } from './spec.ts'

export const estimate: Estimate<ButtonsProps, unknown> = ({ props }, screen) => {
  const { items, note, size, stackOnMobile } = props
  const shown = items.filter(({ button }) => button.label?.trim())
  const more = size === 'large' ? 12 : 0
  // `buttonsHeight` counts the room above buttons below a text.
  const rows = Math.max(0, buttonsHeight(shown, screen) - (screen.isPhone ? 16 : 8))
  const stacked = Math.max(0, shown.length * (48 + more + 12) - 12)
  const row = screen.isPhone && stackOnMobile ? stacked : rows > 0 ? rows + more : 0
  return roomHeight(props, screen, screen.band * 0.8) + stackHeight(14, [row, screen.text(note, { size: 'small' })])
}
