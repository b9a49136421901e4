/** Something that changes, for `useSyncExternalStore`. */
interface Watched<T> {
  readonly get: () => T
  readonly subscribe: (listener: () => void) => () => void
}

/** A part of the script that comes after what it is for was drawn; what needs it waits in its turn. */
export interface LateScript {
  /** Whether nothing has to wait. */
  readonly isHere: () => boolean
  /**
   * Loads it; asked again while it is on its way, it is the same promise.
   *
   * @param isAsked whether somebody pressed for it: then the page may be loaded anew for it.
   * @throws LoadError when it does not come; the next call asks for it again.
   */
  readonly load: (isAsked?: boolean) => Promise<void>
  /** Does something that needs it: at once, or as soon as it is here, in the order in which it was asked for. */
  readonly whenHere: (action: () => void) => void
  /** Whether it did not come when it was asked for last. */
  readonly hasFailed: Watched<boolean>
  /** Whether something waits for it. */
  readonly isAwaited: Watched<boolean>
}

interface LateScriptOptions {
  readonly isHere: () => boolean
  readonly fetch: (isAsked: boolean) => Promise<unknown>
  /** Called when it has come, before what waits is done. */
  readonly onArrival?: () => void
}

function watched<T>(first: T): Watched<T> & { readonly set: (next: T) => void } {
  let now = first
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      if (next === now) return
      now = next
      for (const listener of [...listeners]) listener()
    },
  }
}

/** @returns the script, and what is called where it came by another way. */
export function createLateScript({ isHere, fetch, onArrival }: LateScriptOptions): LateScript & {
  readonly arrived: () => void
} {
  let loading: Promise<void> | undefined
  /** It waits on where the script did not come, until it does. */
  let waiting: (() => void)[] = []
  const hasFailed = watched(false)
  const isAwaited = watched(false)

  function arrived(): void {
    onArrival?.()
    const ready = waiting
    waiting = []
    for (const action of ready) action()
    isAwaited.set(false)
    hasFailed.set(false)
  }
  function load(isAsked = false): Promise<void> {
    loading ??= fetch(isAsked).then(arrived, (error: unknown) => {
      loading = undefined
      hasFailed.set(true)
      throw error
    })
    return loading
  }
  return {
    isHere,
    load,
    arrived,
    whenHere(action) {
      if (isHere() && waiting.length === 0) return action()
      waiting.push(action)
      isAwaited.set(true)
      // That it did not come is said where it is waited for.
      load().catch(() => {})
    },
    hasFailed,
    isAwaited,
  }
}
