type Listener = () => void

/** Who wants to know of what, by key: telling of one key costs the same however many others there are. */
export interface Listeners {
  readonly subscribe: (key: string, listener: Listener) => () => void
  readonly notify: (keys: Iterable<string>) => void
}

export function createListeners(): Listeners {
  const byKey = new Map<string, Set<Listener>>()
  return {
    subscribe(key, listener) {
      const all = byKey.get(key) ?? new Set()
      byKey.set(key, all.add(listener))
      return () => {
        all.delete(listener)
        if (all.size === 0 && byKey.get(key) === all) byKey.delete(key)
      }
    },
    notify(keys) {
      for (const key of new Set(keys)) for (const listener of [...(byKey.get(key) ?? [])]) listener()
    },
  }
}
