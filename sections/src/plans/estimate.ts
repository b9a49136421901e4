import type { Estimate, Screen } from '@vitrine/renderer'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { Plan, PlansProps } from './spec.ts'

export const estimate: Estimate<PlansProps, unknown> = ({ props }, screen) => {
  const { items, columns, note } = props
  const gap = screen.isPhone ? 14 : 25.6
  const plans = itemsHeight(items, screen, { columns, least: 240, rowGap: gap }, (plan, width) =>
    planHeight(plan, screen, width),
  )
  return frameHeight(props, screen, [headHeight(props, screen), plans, screen.text(note, { size: 'small' })])
}

function planHeight(plan: Plan, screen: Screen, wide: number): number {
  const inner = screen.isPhone ? 24 : 32
  const width = wide - 2 * inner
  const points = stackHeight(
    10,
    plan.points.map(({ text }) => screen.text(text, { width: width - 30 })),
  )
  return (
    2 * inner +
    Math.max(screen.text(plan.name, { size: 'title-3', width: width * 0.7 }), plan.badge ? 26 : 0) +
    8 +
    screen.text(plan.text, { width }) +
    44 +
    (plan.price ? 48 : screen.text(plan.unit, { size: 'small', width })) +
    (plan.button?.label ? 48 : 0) +
    (points > 0 ? 49 + points : 0)
  )
}
