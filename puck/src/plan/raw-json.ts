import { isForbiddenName, isList, isObject, type Json } from '@vitrine/schemas'
import type { ReadPlace, Tally } from '../report.ts'

/** How deep a value may be nested that is stored as it is; the documents around it need room too. */
export const DEEPEST = 48

/** A value as it may be stored: without what no document may hold, which is told. */
export function rawJson(value: Json, at: ReadPlace, tally: Tally, depth = DEEPEST): Json | undefined {
  if (depth === 0 && typeof value === 'object' && value !== null) {
    tally.dropped(at, value, 'It is nested deeper than a document may be.')
    return undefined
  }
  if (isList(value))
    return value.flatMap((item, index) => {
      const kept = rawJson(item, { ...at, path: `${at.path}[${index}]` }, tally, depth - 1)
      return kept === undefined ? [] : [kept]
    })
  if (isObject(value)) {
    const entries = Object.entries(value).flatMap(([name, inside]) => {
      const here = { ...at, path: at.path === '' ? name : `${at.path}.${name}` }
      if (isForbiddenName(name)) {
        tally.dropped(here, inside, 'Its name is that of a part of JavaScript, which no document may hold.')
        return []
      }
      const kept = rawJson(inside, here, tally, depth - 1)
      return kept === undefined ? [] : [[name, kept] as const]
    })
    return Object.fromEntries(entries)
  }
  tally.kept(value)
  return value
}

/** Whether a value is nested no deeper than a document may be. */
export function isShallow(value: unknown, depth = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((inside) => isShallow(inside, depth - 1))
}
