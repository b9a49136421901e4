import { isForbiddenName, isList, isObject, type Json, type JsonObject, limits } from '@vitrine/schemas'

const holds = (list: readonly unknown[], items: readonly Json[]): list is readonly Json[] =>
  items.length === list.length && items.every((item, at) => item === list[at])

const holdsEntries = (
  object: Readonly<Record<string, unknown>>,
  entries: readonly (readonly [string, Json])[],
): object is JsonObject =>
  entries.length === Object.keys(object).length && entries.every(([key, value]) => value === object[key])

/**
 * A value without keys that would reach a prototype (R211), shared with the input where nothing had
 * to go. What JSON cannot hold is left out, and so is what is nested deeper than anything may be.
 */
export function clean(value: unknown, depth: number = limits.jsonDepth): Json | undefined {
  if (depth <= 0) return undefined
  if (isList(value)) {
    const kept = value.map((item) => clean(item, depth - 1)).filter((item) => item !== undefined)
    return holds(value, kept) ? value : kept
  }
  if (isObject(value)) {
    const entries = Object.entries(value)
      .filter(([key]) => !isForbiddenName(key))
      .map(([key, child]) => [key, clean(child, depth - 1)] as const)
      .filter((entry): entry is readonly [string, Json] => entry[1] !== undefined)
    return holdsEntries(value, entries) ? value : Object.fromEntries(entries)
  }
  const isLeaf = value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isLeaf ? value : undefined
}

/** Whether two JSON values say the same, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  if (!isObject(a) || !isObject(b)) return false
  const left = Object.entries(a)
  return (
    left.length === Object.keys(b).length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && isSame(value, b[key]))
  )
}
