/** When to save: after this much rest, but after `MOST` at the latest, in milliseconds (R213). */
const REST = 2000
const MOST = 30_000

export interface Schedule {
  /** Something was changed. While a try is planned, that one saves it too. */
  readonly touched: () => void
  /** Plans a try. */
  readonly again: (milliseconds: number) => void
  /** Nothing is planned any more. */
  readonly clear: () => void
}

/** Calls when it is time to save. */
export function createSchedule(due: () => void): Schedule {
  let rest: ReturnType<typeof setTimeout> | undefined
  let most: ReturnType<typeof setTimeout> | undefined
  let planned: ReturnType<typeof setTimeout> | undefined
  const clear = () => {
    for (const timer of [rest, most, planned]) clearTimeout(timer)
    rest = undefined
    most = undefined
    planned = undefined
  }
  const now = () => {
    clear()
    due()
  }
  return {
    touched() {
      if (planned !== undefined) return
      clearTimeout(rest)
      rest = setTimeout(now, REST)
      most ??= setTimeout(now, MOST)
    },
    again(milliseconds) {
      clear()
      planned = setTimeout(now, milliseconds)
    },
    clear,
  }
}
