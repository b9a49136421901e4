import { isForbiddenName, isList, isObject } from '../json.ts'
import { limits } from '../limits.ts'
import type { Problem } from './problem.ts'

export interface SizeLimits {
  readonly nodes: number
  /** Keys of one object. */
  readonly keys: number
}

export const inSaves: SizeLimits = { nodes: limits.nodesInSave, keys: limits.keysInMap }
export const elsewhere: SizeLimits = { nodes: limits.nodes, keys: limits.keys }

/**
 * The cheap walk that comes before every other check of outside data: how deep, how many values,
 * how many keys, how long, and whether the text is well-formed Unicode. It does not recurse, so no
 * depth can break it.
 */
export function checkSize(value: unknown, { nodes, keys }: SizeLimits = elsewhere): Problem | undefined {
  const refuse = (key: string, limit: number): Problem => ({ path: '', key, params: { limit } })
  const open: [value: unknown, depth: number][] = [[value, 1]]
  let seen = 0
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, depth] = next
    if (++seen > nodes) return refuse('problem.tooManyValues', nodes)
    if (depth > limits.jsonDepth) return refuse('problem.tooDeep', limits.jsonDepth)
    if (typeof node === 'string') {
      if (node.length > limits.string) return refuse('problem.tooLong', limits.string)
      // PostgreSQL has no text with NUL in it.
      if (!node.isWellFormed() || node.includes('\0')) return { path: '', key: 'problem.notUnicode', params: {} }
    } else if (isList(node)) {
      if (seen + open.length + node.length > nodes) return refuse('problem.tooManyValues', nodes)
      for (const item of node) open.push([item, depth + 1])
    } else if (isObject(node)) {
      const names = Object.keys(node)
      if (names.length > keys) return refuse('problem.tooManyKeys', keys)
      for (const name of names) {
        if (!name.isWellFormed()) return { path: '', key: 'problem.notUnicode', params: {} }
        open.push([node[name], depth + 1])
      }
    }
  }
  return undefined
}

/** The value without keys that would reach an object's prototype, at any depth (R211). */
export function withoutForbiddenKeys<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutForbiddenKeys) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !isForbiddenName(key))
      .map(([key, child]) => [key, withoutForbiddenKeys(child)]),
  ) as T
}
