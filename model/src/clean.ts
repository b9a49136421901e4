import { isForbiddenName, type Json, limits } from '@vitrine/schemas'
import { jsonTypeOf } from './shape.ts'

/**
 * A value without keys that would reach a prototype (R211), shared with the input where nothing had
 * to go. What JSON cannot hold is left out, and so is what is nested deeper than anything may be.
 */
export function clean(value: unknown, depth: number = limits.jsonDepth): Json | undefined {
  const type = jsonTypeOf(value)
  if (type === undefined || depth <= 0) return undefined
  if (type === 'array') {
    const list = value as readonly unknown[]
    const cleaned = list.map((item) => clean(item, depth - 1))
    const kept = cleaned.filter((item) => item !== undefined)
    return kept.length === list.length && kept.every((item, at) => item === list[at]) ? (list as readonly Json[]) : kept
  }
  if (type === 'object') {
    const entries = Object.entries(value as object)
    const cleaned = entries
      .filter(([key]) => !isForbiddenName(key))
      .map(([key, child]) => [key, clean(child, depth - 1)] as const)
      .filter((entry): entry is readonly [string, Json] => entry[1] !== undefined)
    const isSame = cleaned.length === entries.length && cleaned.every(([, child], at) => child === entries[at]?.[1])
    return isSame ? (value as Json) : Object.fromEntries(cleaned)
  }
  return value as Json
}

/** Whether two JSON values say the same, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  const type = jsonTypeOf(a)
  if (type !== jsonTypeOf(b) || (type !== 'array' && type !== 'object')) return false
  const left = Object.entries(a as object)
  const right = b as Readonly<Record<string, unknown>>
  return (
    left.length === Object.keys(right).length &&
    left.every(([key, value]) => Object.hasOwn(right, key) && isSame(value, right[key]))
  )
}
