/** How often the database is asked for newer revisions, in milliseconds: one question for all who watch. */
const EVERY = 500

/** Watches things by their keys; a state holds numbers that only ever grow. */
export interface Watch<K, S> {
  /**
   * Calls back at each beat with the state of what the key names; the first time at once.
   * @returns ends it.
   */
  follow(key: K, listener: (now: S) => void): () => void
  /** Asks between two beats: something is known to have changed. */
  ask(): void
  /** Ends every stream: the server closes. */
  close(): void
  /** Runs when `close` is called, and right after this turn when it was called already. */
  onClose(listener: () => void): () => void
}

/**
 * A watch for all who listen in this process. A revision only ever grows, so nothing can be missed between two beats,
 * whichever instance wrote it; there is no table of events (decision 009). Nothing is asked while nobody listens.
 *
 * @param read the states of what some keys name; what is gone is missing.
 */
export function createWatch<K, S>(
  read: (keys: readonly K[]) => Promise<Iterable<readonly [K, S]>>,
  failed: (error: unknown) => void,
): Watch<K, S> {
  const listeners = new Map<K, Set<(now: S) => void>>()
  const closing = new Set<() => void>()
  let timer: NodeJS.Timeout | undefined
  let isAsking = false
  let isClosed = false

  async function ask(): Promise<void> {
    if (isAsking || listeners.size === 0) return
    isAsking = true
    try {
      for (const [key, state] of await read([...listeners.keys()]))
        for (const listener of listeners.get(key) ?? []) listener(state)
    } catch (error) {
      failed(error)
    } finally {
      isAsking = false
    }
  }

  return {
    follow(key, listener) {
      const all = listeners.get(key) ?? new Set()
      listeners.set(key, all.add(listener))
      timer ??= setInterval(() => void ask(), EVERY).unref()
      void ask()
      return () => {
        all.delete(listener)
        if (all.size === 0) listeners.delete(key)
        if (listeners.size === 0) {
          clearInterval(timer)
          timer = undefined
        }
      }
    },
    ask: () => void ask(),
    close() {
      isClosed = true
      for (const end of closing) end()
    },
    onClose(listener) {
      closing.add(listener)
      if (isClosed) queueMicrotask(listener)
      return () => closing.delete(listener)
    },
  }
}
