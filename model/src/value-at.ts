import { isObject, type Json, parsePath } from '@vitrine/schemas'

/**
 * The props with another value at a path, as a copy that shares the rest. Where the path leads
 * nowhere (an item that is not there), the props come back as they are.
 */
export function replaceAt<T extends Json>(props: T, path: string, value: Json): T {
  const segments = parsePath(path) ?? []
  const replace = (at: Json | undefined, index: number): Json | undefined => {
    const segment = segments[index]
    if (!segment) return value
    if ('item' in segment)
      return Array.isArray(at)
        ? at.map((item) =>
            isObject(item) && item.id === segment.item ? (replace(item as Json, index + 1) ?? item) : item,
          )
        : at
    if (!isObject(at)) return at
    const next = replace(at[segment.name] as Json | undefined, index + 1)
    return next === undefined ? (at as Json) : { ...(at as Record<string, Json>), [segment.name]: next }
  }
  return segments.length === 0 ? props : (replace(props, 0) as T)
}
