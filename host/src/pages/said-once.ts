import { LRUCache } from 'lru-cache'

/** So many are remembered; of more, the oldest may be said again. */
const MOST = 10_000

/** Says each thing once while the process lives, however many visits come upon it. */
export function createSaidOnce(): (what: readonly string[], say: () => void) => void {
  const said = new LRUCache<string, true>({ max: MOST })
  return (what, say) => {
    const key = JSON.stringify(what)
    if (said.has(key)) return
    said.set(key, true)
    say()
  }
}
