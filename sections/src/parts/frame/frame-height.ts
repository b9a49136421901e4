import type { Screen } from '@vitrine/renderer'
import { spacingSide } from '@vitrine/renderer/internal'
import { stackHeight } from './stack-height.ts'

interface Spaced {
  readonly spacing?: unknown
}

const px = (length: string | undefined): number | undefined => {
  const value = Number.parseFloat(length ?? '')
  return Number.isNaN(value) ? undefined : value * (length?.endsWith('rem') ? 16 : 1)
}

/** The room above and below a section: what the owner said, and `otherwise` on each side where nothing is said. */
export function roomHeight({ spacing }: Spaced, screen: Screen, otherwise = screen.band): number {
  const device = screen.isPhone ? 'mobile' : 'pc'
  const room = (side: 'top' | 'bottom') => px(spacing ? spacingSide(spacing, device, side) : undefined) ?? otherwise
  return room('top') + room('bottom')
}

/** How high a section in its frame stands: its parts below each other, and the room above and below them. */
export const frameHeight = (props: Spaced, screen: Screen, parts: readonly number[]): number =>
  roomHeight(props, screen) + stackHeight(screen.isPhone ? 24 : 32, parts)
