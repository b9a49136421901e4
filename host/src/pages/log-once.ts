import { LRUCache } from 'lru-cache'

/** So many keys are remembered; of more, the oldest may be logged again. */
const MOST = 10_000

/** Logs for each key once while the process lives, however many visits come upon it. */
export function createLogOnce(): (key: readonly string[], log: () => void) => void {
  const logged = new LRUCache<string, true>({ max: MOST })
  return (key, log) => {
    const text = JSON.stringify(key)
    if (logged.has(text)) return
    logged.set(text, true)
    log()
  }
}
