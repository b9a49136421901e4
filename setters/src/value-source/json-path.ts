import { isPathName, parsePath, type Segment, splitPath } from '@vitrine/schemas'

export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const encoder = new TextEncoder()
const hex = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`

/**
 * A property's name as a step of a path. Names that are no path names (`a b`, `1st`, ``, `__proto__`)
 * are written as the bytes of their letters, so that every object of JSON can be addressed; only
 * sources of plain values read them.
 */
export const stepOf = (name: string): string =>
  isPathName(name) ? name : `%${[...encoder.encode(name)].map(hex).join('')}`

/** The inverse of `stepOf`. */
export function lastName(step: string): string {
  if (!step.startsWith('%')) return step
  const bytes = step.slice(2).split('%').filter(Boolean)
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)),
  )
}

/** `items[2].title` → its three steps. */
export const stepsOf = (path: string): readonly Segment[] =>
  // Nearly all paths are of the grammar, and then known already.
  parsePath(path) ?? splitPath(path).map((at) => ('name' in at ? { name: lastName(at.name) } : at))
