import type { SendCall } from '@vitrine/editor-core'
import {
  type ChangedContentPlans,
  changeContentPlans,
  type MadeContentPlan,
  type NewContentPlan,
} from '@vitrine/schemas'

/** What becomes of plans in one step. */
export interface PlanChanges {
  readonly plan?: readonly NewContentPlan[]
  /** Ids. */
  readonly cancel?: readonly string[]
}

/** What was planned and cancelled, and the way back. */
export interface ChangedPlans extends ChangedContentPlans {
  /** @throws CallError where the time of what is planned again has passed. */
  readonly undo: () => Promise<void>
}

const again = ({ id: _id, ...plan }: MadeContentPlan): NewContentPlan => plan

/**
 * Plans when contents are published and hidden, and cancels such plans: all of it or nothing.
 *
 * @throws CallError
 */
export async function changePlans(send: SendCall, { plan = [], cancel = [] }: PlanChanges): Promise<ChangedPlans> {
  const changed = await send(changeContentPlans, { plan: [...plan], cancel: [...cancel] })
  return {
    ...changed,
    async undo() {
      await send(changeContentPlans, {
        plan: changed.cancelled.map(again),
        cancel: changed.planned.map(({ id }) => id),
      })
    },
  }
}
