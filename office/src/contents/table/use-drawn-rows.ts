import { startTransition, useEffect, useState } from 'react'

/** As many as a window shows at once. */
const FIRST = 20
/** So many more at a time, so that slow processors are not kept long either. */
const STEP = 10

/**
 * The rows that are drawn: the first ones of a page as soon as it is there, the rest a few at a time once those can be
 * used, so that nothing that is pressed or scrolled meanwhile waits long.
 *
 * @param view what the rows belong to: another view begins with its first rows again.
 */
export function useDrawnRows<Row>(rows: readonly Row[], view: object): readonly Row[] {
  const [drawn, setDrawn] = useState({ view, count: FIRST })
  const count = drawn.view === view ? drawn.count : FIRST
  const isWhole = count >= rows.length
  useEffect(() => {
    if (isWhole) return undefined
    // Behind the frame that paints those before.
    let later: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setDrawn({ view, count: count + STEP })))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  }, [isWhole, view, count])
  return isWhole ? rows : rows.slice(0, count)
}
