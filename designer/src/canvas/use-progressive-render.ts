import { startTransition, useEffect, useState } from 'react'

/** So many components fill the first screen, and so many more come at a time. */
const FIRST = 24
const MORE = 60
/** The longest that a step waits while somebody is at work, in milliseconds. */
const PATIENCE = 500

/** Runs something when nobody waits for anything; not every browser can tell. */
function whenIdle(step: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const later = setTimeout(step)
    return () => clearTimeout(later)
  }
  const asked = requestIdleCallback(step, { timeout: PATIENCE })
  return () => cancelIdleCallback(asked)
}

/** How many of a list have room together, the first one in any case. */
function fitting(ids: readonly string[], weigh: (id: string) => number, budget: number): number {
  if (budget === Number.POSITIVE_INFINITY) return ids.length
  let taken = 0
  const full = ids.findIndex((id) => {
    if (taken >= budget) return true
    taken += weigh(id)
    return false
  })
  return full < 0 ? ids.length : full
}

/**
 * How many of a list are drawn: the first ones at once, the others while nobody waits for anything.
 * `weigh` tells how many components one of them is, with all that stands in it.
 */
export function useProgressiveRender(ids: readonly string[], weigh: (id: string) => number): number {
  const isWhole = (budget: number) => fitting(ids, weigh, budget) === ids.length
  const enough = (budget: number) => (isWhole(budget) ? Number.POSITIVE_INFINITY : budget)
  const [budget, setBudget] = useState(() => enough(FIRST))
  // What comes in when all are there is drawn at once: it is what somebody just did.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step asks for the next one
  useEffect(() => {
    if (budget === Number.POSITIVE_INFINITY) return
    return whenIdle(() => startTransition(() => setBudget(enough(budget + MORE))))
  }, [budget])
  return fitting(ids, weigh, budget)
}
