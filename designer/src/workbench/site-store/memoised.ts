/** A value that is worked out when it is read, and again only when one of those it is made of is another. */
export function memoised<D extends unknown[], T>(of: () => readonly [...D], make: (...of: NoInfer<D>) => T): () => T {
  let last: { readonly of: readonly [...D]; readonly value: T } | undefined
  return () => {
    const now = of()
    if (!last || now.some((one, at) => one !== last?.of[at])) last = { of: now, value: make(...now) }
    return last.value
  }
}
