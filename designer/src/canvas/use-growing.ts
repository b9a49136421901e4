import { startTransition, useEffect, useState } from 'react'

/** What fills the first screen, and how many more come at a time. */
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

/** How many of a list are drawn: the first ones at once, the others while nobody waits for anything. */
export function useGrowing(length: number): number {
  const [shown, setShown] = useState(FIRST)
  const isWhole = shown >= length
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step asks for the next one
  useEffect(() => {
    if (isWhole) return
    return whenIdle(() => startTransition(() => setShown((now) => now + MORE)))
  }, [isWhole, shown])
  // What comes in later is drawn at once: it is what somebody just did.
  return isWhole ? Number.POSITIVE_INFINITY : shown
}
