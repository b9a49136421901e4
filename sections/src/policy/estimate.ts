import type { DataOf, Estimate } from '@vitrine/renderer'
import type { RichTextValue } from '@vitrine/schemas'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import type { load } from './load.ts'
import type { PolicySectionProps } from './spec.ts'

const measures = { narrow: 576, normal: 672, wide: 864 } satisfies Record<PolicySectionProps['measure'], number>

export const estimate: Estimate<PolicySectionProps, DataOf<typeof load>> = ({ props, data }, screen) => {
  const shown = data.shown ?? data.first?.items[0]
  if (!shown) return frameHeight(props, screen, [200])
  const width = Math.min(screen.width - (screen.isPhone ? 0 : 275), measures[props.measure])
  const head = stackHeight(16, [
    props.showVersion || props.showDate ? 24 : 0,
    screen.text(shown.props.title, {
      size: props.titleLevel === 'h1' ? 'title-1' : 'title-2',
      width: Math.min(screen.width, 832),
    }),
  ])
  // Of a larger size, in lines further apart.
  const text = 1.14 * screen.text(shown.props.body as RichTextValue | undefined, { width: width / 1.06 })
  const contents = props.showContents && screen.isPhone ? 52 : 0
  const others = screen.isPhone ? Math.max(0, (data.policies?.items.length ?? 0) - 1) * 38 : 0
  return frameHeight(props, screen, [head, stackHeight(32, [contents, text, others > 0 ? 52 + others : 0])])
}
