import type { Estimate } from '@vitrine/renderer'
import { consentHeight } from '../parts/form/consent-height.ts'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import type { NewsletterProps } from './spec.ts'

export const estimate: Estimate<NewsletterProps, unknown> = ({ props }, screen) => {
  const { look } = props
  const inner = look === 'card' ? (screen.isPhone ? 28 : 63) : 0
  const room = screen.width - 2 * inner
  const isBeside = !screen.isPhone && (look === 'band' || (look === 'card' && props.headAlign === 'start'))
  const width = isBeside ? room / 2 : room
  const form = stackHeight(16, [
    screen.isPhone ? 108 : 48,
    consentHeight(props, screen, Math.min(width - (isBeside ? 51 : 0), 608)),
  ])
  const head =
    look === 'inline'
      ? stackHeight(14, [
          screen.text(props.eyebrow, { size: 'small' }),
          screen.text(props.title, { size: 'title-3' }),
          screen.text(props.text, { width: Math.min(width, 672) }),
        ])
      : headHeight(props, screen, { width })
  const content = isBeside ? Math.max(head, form) : stackHeight(look === 'inline' ? 16 : 24, [head, form])
  return frameHeight(props, screen, [2 * inner + content])
}
