import type { Status } from '@vitrine/schemas'

/** A status that a content gets at a time, in milliseconds. */
interface Step {
  readonly status: Status
  readonly at: number
}

/** Whether two statuses are the same to visitors: they see only what is published. */
export const isShownAlike = (one: Status, other: Status): boolean => (one === 'published') === (other === 'published')

/**
 * The status that a content has before each of some steps, in the order of their times: what it has now, then what the
 * step before gives it. Nothing where a step would change nothing for visitors, or two have one time.
 *
 * `statusesBefore('draft', [hideOnFriday, publishOnMonday])` → `['published', 'draft']`, by the steps as they are given
 */
export function statusesBefore(now: Status, steps: readonly Step[]): readonly Status[] | undefined {
  const before = new Map<Step, Status>()
  let status = now
  let last = Number.NEGATIVE_INFINITY
  for (const step of steps.toSorted((one, other) => one.at - other.at)) {
    if (step.at === last || isShownAlike(status, step.status)) return undefined
    before.set(step, status)
    status = step.status
    last = step.at
  }
  return steps.map((step) => before.get(step) ?? now)
}
