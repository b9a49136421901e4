import type { ContentPlan as Plan, Status } from '@vitrine/schemas'

/** What of a plan says how a content stands. */
export type WaitingPlan = Pick<Plan, 'status' | 'at' | 'timeZone'>

/** The next of some plans that changes whether visitors see a content. */
export const nextPlan = <P extends WaitingPlan>(status: Status, plans: readonly P[]): P | undefined =>
  plans.find((plan) => (plan.status === 'published') !== (status === 'published'))
