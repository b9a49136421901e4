import { startTransition, useEffect, useState } from 'react'

/** As many as a window shows at once. */
const FIRST = 20

/**
 * The rows that are drawn: the first ones of a page as soon as it is there, the rest once those can be used. A grid of
 * React Aria takes milliseconds for each row.
 *
 * @param view what the rows belong to: another view begins with its first rows again.
 */
export function useDrawnRows<Row>(rows: readonly Row[], view: object): readonly Row[] {
  const [whole, setWhole] = useState<object>()
  const isWhole = whole === view || rows.length <= FIRST
  useEffect(() => {
    if (isWhole) return undefined
    // Behind the frame that paints the first ones.
    let later: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      later = setTimeout(() => startTransition(() => setWhole(view)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
    }
  }, [isWhole, view])
  return isWhole ? rows : rows.slice(0, FIRST)
}
