/** So many messages may come at once, and so many more each second. */
const MOST = 200
const EACH_SECOND = 50

/** Says whether one more message may be heard now. */
export type RateLimit = () => boolean

export function createRateLimit(now: () => number = Date.now): RateLimit {
  let left = MOST
  let at = now()
  return () => {
    const time = now()
    left = Math.min(MOST, left + (Math.max(0, time - at) / 1000) * EACH_SECOND)
    at = time
    if (left < 1) return false
    left -= 1
    return true
  }
}
