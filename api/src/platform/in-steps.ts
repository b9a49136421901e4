import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long one step may take before others get their turn, in milliseconds. */
const STEP = 10

/** Lets everybody else go on where the work has taken long enough without a break; called between small pieces. */
export function inSteps(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < STEP) return
    await nextTurn()
    since = performance.now()
  }
}
