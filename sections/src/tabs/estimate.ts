import type { Estimate, Screen } from '@vitrine/renderer'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import type { TabsProps } from './spec.ts'

export const estimate: Estimate<TabsProps, unknown> = ({ props }, screen) => {
  const shown = props.items.filter(({ label }) => label.trim() !== '')
  const [first] = shown
  if (!first) return frameHeight(props, screen, [headHeight(props, screen)])
  const labels = shown.length * 54
  const isSide = props.look === 'side'
  const width = isSide && !screen.isPhone ? screen.width * 0.68 : screen.width
  const open = panelHeight(first, screen, width)
  const tabs = screen.isPhone ? labels + open + 28 : isSide ? Math.max(labels, open) : 57 + 30 + open
  return frameHeight(props, screen, [headHeight(props, screen), tabs])
}

function panelHeight(item: TabsProps['items'][number], screen: Screen, width: number): number {
  const picture = item.image?.src !== undefined
  const half = picture && !screen.isPhone ? (width - 50) / 2 : width
  const words = stackHeight(24, [screen.text(item.text, { width: Math.min(half, 736) }), item.button?.label ? 48 : 0])
  const image = picture ? half * 0.75 : 0
  return screen.isPhone ? stackHeight(24, [words, image]) : Math.max(words, image)
}
