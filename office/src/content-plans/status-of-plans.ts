import type { ContentPlan as Plan, Status } from '@vitrine/schemas'
import type { PlanAction } from './schedule-dialog.tsx'

/** What of a plan says how a content stands. */
export type WaitingPlan = Pick<Plan, 'status' | 'at' | 'timeZone'>

/** The next of some plans that changes whether visitors see a content. */
export const nextPlan = <P extends WaitingPlan>(status: Status, plans: readonly P[]): P | undefined =>
  plans.find((plan) => (plan.status === 'published') !== (status === 'published'))

/** What may be planned for a content: the opposite of what it is, and of what becomes of it. */
export function actionsAfter(status: Status, plans: readonly WaitingPlan[]): readonly PlanAction[] {
  const all = [status, ...plans.map((plan) => plan.status)]
  return [
    ...(all.some((one) => one !== 'published') ? (['publish'] as const) : []),
    ...(all.includes('published') ? (['hide'] as const) : []),
  ]
}
