/** As many as are remembered: more than anybody sends again. */
const MOST = 10_000

export interface KnownIds {
  readonly has: (id: string) => boolean
  readonly add: (ids: Iterable<string>) => void
}

/** Remembers the last ids of operations, so that one that comes twice counts once. */
export function createKnownIds(most = MOST): KnownIds {
  const known = new Set<string>()
  return {
    has: (id) => known.has(id),
    add(ids) {
      for (const id of ids) {
        known.delete(id)
        known.add(id)
      }
      const tooMany = known.size - most
      if (tooMany <= 0) return
      let gone = 0
      for (const id of known) {
        if (gone++ >= tooMany) break
        known.delete(id)
      }
    },
  }
}
