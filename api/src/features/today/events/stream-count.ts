/** Counts streams that are open, so that nobody opens them without end. */
export interface StreamCount {
  /** @returns what gives the place back; nothing where there is none. */
  take(who: string): (() => void) | undefined
}

export function createStreamCount(most: number): StreamCount {
  const open = new Map<string, number>()
  return {
    take(who) {
      const count = open.get(who) ?? 0
      if (count >= most) return undefined
      open.set(who, count + 1)
      let isFree = false
      return () => {
        if (isFree) return
        isFree = true
        const left = (open.get(who) ?? 1) - 1
        if (left === 0) open.delete(who)
        else open.set(who, left)
      }
    },
  }
}
