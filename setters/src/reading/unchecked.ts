/** What of a schema cannot be read, so that values are not checked against it; some is only found at an edit. */
export interface Unchecked {
  /** References, patterns, titles of schemas: each once, and the same list until there is another one. */
  readonly parts: () => readonly string[]
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (part: string) => void
  /** Whether nothing is checked at all, since no check may be made here. */
  readonly isForbidden: () => boolean
  readonly forbid: () => void
}

export function createUnchecked(): Unchecked {
  let parts: readonly string[] = []
  let isForbidden = false
  const listeners = new Set<() => void>()
  return {
    parts: () => parts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(part) {
      if (parts.includes(part)) return
      parts = [...parts, part]
      // Conditions are looked at while fields are drawn.
      queueMicrotask(() => {
        for (const listener of [...listeners]) listener()
      })
    },
    isForbidden: () => isForbidden,
    forbid() {
      isForbidden = true
    },
  }
}

/** Whether checks can be made of schemas: pages whose policy forbids to evaluate text (`unsafe-eval`) do not let us. */
export function mayCompile(): boolean {
  try {
    return new Function('return true')() === true
  } catch {
    return false
  }
}
