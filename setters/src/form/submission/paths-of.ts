import { childPath, isObject, itemPath, type Json } from '@vitrine/schemas'
import { stepOf } from '../../value-source/json-path.ts'

/**
 * The paths that the field of a place may go by: items of lists by their places, or by their ids where the form knows
 * them by these. The first is by places.
 */
export function pathsOf(steps: readonly (string | number)[], value: Json): readonly string[] {
  let inner: Json | undefined = value
  let paths: readonly string[] = ['']
  for (const step of steps) {
    const before: Json | undefined = inner
    inner = Array.isArray(before) ? before[Number(step)] : isObject(before) ? before[step] : undefined
    const isItem = Array.isArray(before) || (typeof step === 'number' && !isObject(before))
    const id = isItem && isObject(inner) ? inner.id : undefined
    const byPlace = paths.map((path) => (isItem ? itemPath(path, `${step}`) : childPath(path, stepOf(`${step}`))))
    const byId = typeof id === 'string' ? paths.map((path) => itemPath(path, id)) : []
    paths = [...byPlace, ...byId]
  }
  return paths
}
