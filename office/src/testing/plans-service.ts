import {
  type ContentPlan,
  changeContentPlans,
  listContentPlans,
  type MadeContentPlan,
  type NewContentPlan,
} from '@vitrine/schemas'
import { answering } from './open-screen.tsx'

/** A plan that waits for next spring: a draft is published. */
export const contentPlan = (id: string, more: Partial<ContentPlan> = {}): ContentPlan => ({
  id,
  state: 'planned',
  content: 'product/nut',
  name: 'Hex nut',
  status: 'published',
  at: '2027-03-03T01:00:00.000Z',
  timeZone: 'Asia/Shanghai',
  by: 'Mei',
  createdAt: '2026-11-25T08:00:00.000Z',
  isLate: false,
  ...more,
})

const made = ({ id, content, status, at, timeZone }: ContentPlan): MadeContentPlan => ({
  id,
  content,
  status,
  at,
  timeZone,
})

/** Plans for contents in memory: one of each content, as far as these tests go. */
export function plansService(given: readonly ContentPlan[] = []) {
  const state = { plans: given, skips: [] as readonly string[] }
  const isOpen = ({ state: one }: ContentPlan) => one === 'planned' || one === 'conflict' || one === 'failed'
  /** What becomes of a content by itself. */
  const waitingOf = (content: string) =>
    state.plans.filter((plan) => plan.content === content && plan.state === 'planned').map(made)
  function plan({ content, status, at, timeZone }: NewContentPlan): ContentPlan {
    const id = `plan${state.plans.length + 1}`
    return contentPlan(id, { content, name: content.split('/')[1] ?? '', status, at, timeZone })
  }
  const answers = [
    answering(listContentPlans, ({ content, page = 1, pageSize = 20 }) => {
      const items = state.plans.filter((one) => content === undefined || one.content === content)
      return { items, total: items.length, page, pageSize }
    }),
    answering(changeContentPlans, ({ plan: asked, cancel }) => {
      const wanted = asked.filter(({ content }) => !state.skips.includes(content))
      const replaced = new Set(wanted.map(({ content }) => content))
      const cancelled = state.plans.filter(
        (one) => isOpen(one) && (cancel.includes(one.id) || replaced.has(one.content)),
      )
      state.plans = state.plans.map((one) => (cancelled.includes(one) ? { ...one, state: 'cancelled' } : one))
      const planned: ContentPlan[] = []
      for (const one of wanted) {
        planned.push(plan(one))
        state.plans = [...state.plans, ...planned.slice(-1)]
      }
      const skipped = asked
        .filter(({ content }) => state.skips.includes(content))
        .map(({ content }) => ({ content, reason: 'status' as const }))
      return { planned: planned.map(made), cancelled: cancelled.map(made), skipped }
    }),
  ]
  return { answers, state, waitingOf }
}
