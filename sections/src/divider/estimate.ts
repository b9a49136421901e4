import type { Estimate } from '@vitrine/renderer'
import { roomHeight } from '../parts/frame/frame-height.ts'
import type { DividerProps } from './spec.ts'

export const estimate: Estimate<DividerProps, unknown> = ({ props }, screen) => {
  const line = props.look === 'space' ? 0 : screen.text(props.label, { size: 'small' })
  return roomHeight(props, screen, 0) + Math.max(1, props.height * 16, line)
}
