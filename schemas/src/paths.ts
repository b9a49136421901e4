import { ID_PATTERN } from './ids.ts'

/**
 * The path of a value inside props: names joined by dots, items of a list by their id.
 *
 * `title` · `height.mobile` · `items[k3v9Qa2Z].link` — never an index, so that no reorder detaches
 * a translation (L4).
 */
export type Segment = { readonly name: string } | { readonly item: string }

const name = /^[A-Za-z_$][A-Za-z0-9_$-]*/
const item = new RegExp(`^\\[(${ID_PATTERN.slice(1, -1)})\\]`)

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
/** Whether a name would reach an object's prototype; such paths are ignored everywhere (R211). */
export const isForbiddenName = (key: string): boolean => forbidden.has(key)

/** Reads a path; `undefined` when it is none, or when it names a prototype in any form. */
export function parsePath(path: string): readonly Segment[] | undefined {
  const segments: Segment[] = []
  let rest = path
  let wantsName = true
  while (rest !== '') {
    const match = wantsName ? name.exec(rest) : item.exec(rest)
    if (match) {
      const key = wantsName ? match[0] : (match[1] as string)
      if (isForbiddenName(key)) return undefined
      segments.push(wantsName ? { name: key } : { item: key })
      rest = rest.slice(match[0].length)
      wantsName = false
    } else if (!wantsName && rest.startsWith('.')) {
      rest = rest.slice(1)
      wantsName = true
    } else return undefined
  }
  return wantsName ? undefined : segments
}

/** Writes a path; the inverse of `parsePath`. */
export const formatPath = (segments: readonly Segment[]): string =>
  segments.reduce(
    (path, at) => ('item' in at ? `${path}[${at.item}]` : path === '' ? at.name : `${path}.${at.name}`),
    '',
  )

/** The path of a child: `childPath('link', 'label')` is `link.label`. */
export const childPath = (parent: string, child: string): string => (parent === '' ? child : `${parent}.${child}`)
export const itemPath = (parent: string, id: string): string => `${parent}[${id}]`

/** Whether `path` is `ancestor` or stands below it. */
export const isWithin = (path: string, ancestor: string): boolean =>
  path === ancestor || (path.startsWith(ancestor) && (path[ancestor.length] === '.' || path[ancestor.length] === '['))

/** The path without ids, as the schema knows it: `items[k3v9Qa2Z].title` → `items[].title`. */
export const patternOf = (path: string): string => path.replaceAll(/\[[A-Za-z0-9]{8}\]/g, '[]')
