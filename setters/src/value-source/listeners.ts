const isBelow = (path: string, ancestor: string): boolean =>
  ancestor === '' || (path.startsWith(ancestor) && (path[ancestor.length] === '.' || path[ancestor.length] === '['))

/** Whether a change at one path may be seen at the other: it is the same, holds it, or stands in it. */
const isRelated = (a: string, b: string): boolean => a === b || isBelow(a, b) || isBelow(b, a)

/** Listeners by path; only those whose value a change may have touched are notified. */
export function createPathListeners() {
  const listeners = new Map<string, Set<() => void>>()
  return {
    subscribe(path: string, listener: () => void) {
      const all = listeners.get(path) ?? new Set()
      listeners.set(path, all.add(listener))
      return () => {
        all.delete(listener)
        if (all.size === 0 && listeners.get(path) === all) listeners.delete(path)
      }
    },
    notify(path: string) {
      for (const [known, all] of [...listeners]) if (isRelated(known, path)) for (const listener of [...all]) listener()
    },
  }
}
