import { ID_PATTERN } from '../ids.ts'
import { isForbiddenName } from '../json.ts'

/**
 * The path of a value inside props: names joined by dots, items of a list by their id.
 *
 * ```
 * path = name *( "." name / "[" id "]" )
 * name = a letter, "_" or "$", then letters, digits, "_", "$" or "-"; none that reaches a prototype (R211)
 * id   = 8 letters or digits
 * ```
 *
 * `title` · `items[k3v9Qa2Z].link` — never an index, so that no reorder detaches a translation (L4).
 * In the base of a draft a device is a name like any other: `height.mobile`.
 *
 * The same brackets hold other things where it is said so:
 * - nothing, in a pattern, which means every item: `items[].title`
 * - an index, in documents that are older than ids and in forms of foreign JSON: `tags[2].name`
 *
 * and in forms of foreign JSON a name that is none of the grammar is written as its bytes (setters).
 */
export type Segment = { readonly name: string } | { readonly item: string }

const name = '[A-Za-z_$][A-Za-z0-9_$-]*'
const grammar = new RegExp(`^${name}(?:\\.${name}|\\[${ID_PATTERN.slice(1, -1)}\\])*$`)
const plainName = new RegExp(`^${name}$`)
/** Whether a name of a property can stand in a path as it is. */
export const isPathName = (text: string): boolean => plainName.test(text) && !isForbiddenName(text)

const MAX_KNOWN = 10_000
const MAX_KNOWN_LENGTH = 200

/** Paths are few and read again and again; those of many sites, or of an attacker, must not fill the memory. */
function cached<T>(read: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>()
  return (path) => {
    const before = known.get(path)
    if (before !== undefined) return before
    const value = read(path)
    if (path.length > MAX_KNOWN_LENGTH) return value
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(path, value)
    return value
  }
}

/** Splits a path, whatever its names are and whatever stands in its brackets: of patterns, old documents, foreign JSON. */
export const splitPath = cached((path): readonly Segment[] =>
  Array.from(path.matchAll(/\[([^\]]*)\]|[^.[\]]+/g), ([text, item]) =>
    item === undefined ? { name: text } : { item },
  ),
)

/** Reads a path; `undefined` when it is none, or when it names a prototype in any form. */
export const parsePath = cached((path) => {
  if (!grammar.test(path)) return undefined
  const segments = splitPath(path)
  return segments.some((at) => 'name' in at && isForbiddenName(at.name)) ? undefined : segments
})

/** Writes a path; the inverse of `parsePath` and `splitPath`. */
export const formatPath = (segments: readonly Segment[]): string =>
  segments.reduce((path, at) => ('item' in at ? itemPath(path, at.item) : childPath(path, at.name)), '')

/** The path of a child: `childPath('link', 'label')` is `link.label`. */
export const childPath = (parent: string, child: string): string => (parent === '' ? child : `${parent}.${child}`)
export const itemPath = (parent: string, id: string): string => `${parent}[${id}]`

/** The path around a path: `link` of `link.label`, `items` of `items[k3v9Qa2Z]`, `''` of a name alone. */
export const parentPath = (path: string): string =>
  path.slice(0, Math.max(0, path.lastIndexOf('.'), path.lastIndexOf('[')))

/** The path of another child of the same parent: `siblingPath('link.label', 'href')` is `link.href`. */
export const siblingPath = (path: string, child: string): string => childPath(parentPath(path), child)

/** The innermost item that a path leads into: `items[k3v9Qa2Z]` of `items[k3v9Qa2Z].link`; `''` for none. */
export const itemAround = (path: string): string => path.slice(0, path.lastIndexOf(']') + 1)

/** The prop of the first level that a path stands in: `items` of `items[k3v9Qa2Z].title`. */
export const topName = (path: string): string => /^[^.[]*/.exec(path)?.[0] ?? ''

/** Whether `path` is `ancestor` or stands below it. */
export const isWithin = (path: string, ancestor: string): boolean =>
  path === ancestor || (path.startsWith(ancestor) && (path[ancestor.length] === '.' || path[ancestor.length] === '['))

/** The path without ids, as the schema knows it: `items[k3v9Qa2Z].title` → `items[].title`. */
export const patternOf = (path: string): string => path.replaceAll(/\[[A-Za-z0-9]{8}\]/g, '[]')
