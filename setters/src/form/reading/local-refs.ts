import { sharedSchemas } from '@vitrine/schemas'
import { inside, isObject, type Raw } from './inside.ts'

/** The name of the root among the schemas of its form: `form#/$defs/address`. */
export const ROOT = 'form'

export const escaped = (token: string): string => encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'))
const tokensOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~'))

/** What stands at a JSON pointer. */
export const atPointer = (root: unknown, pointer: string): unknown =>
  tokensOf(pointer).reduce<unknown>(
    (value, token) =>
      (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, token)
        ? (value as Record<string, unknown>)[token]
        : undefined,
    root,
  )

const resolved = (ref: string, base: string): string => {
  try {
    return new URL(ref, base).href
  } catch {
    return ref
  }
}
/** Where a schema without an address of its own stands. */
export const NOWHERE = 'schema:/root'

/** The address that references inside of a schema are read at. */
export const baseOf = (schema: Raw, base: string): string =>
  typeof schema.$id === 'string' && !schema.$id.startsWith('#') ? resolved(schema.$id, base).replace(/#$/, '') : base

const shared = new Set(sharedSchemas.map(({ $id }) => $id))

/**
 * Answers for a `$ref` of a schema, read at its base address, the same reference as seen from the
 * root: `form#/$defs/address`. Knows `$id`, `$anchor` and `$dynamicAnchor` wherever they stand;
 * what leads out of the schema stays as it is.
 */
export function localRefs(root: Raw): (ref: string, base: string) => string {
  const pointers = new Map<string, string>()
  const visit = (schema: unknown, pointer: string, outer: string) => {
    if (!isObject(schema)) return
    const base = baseOf(schema, outer)
    if (!pointers.has(base)) pointers.set(base, pointer)
    for (const name of [schema.$anchor, schema.$dynamicAnchor, schema.$id])
      if (typeof name === 'string') {
        const anchor = name === schema.$id ? name : `#${name}`
        if (anchor.startsWith('#') && !pointers.has(base + anchor)) pointers.set(base + anchor, pointer)
      }
    for (const [keyword, name, inner] of inside(schema))
      visit(inner, `${pointer}/${escaped(keyword)}${name === undefined ? '' : `/${escaped(name)}`}`, base)
  }
  visit(root, '', NOWHERE)
  return (ref, base) => {
    const [address = '', fragment = ''] = resolved(ref, base).split('#')
    const start = pointers.get(address)
    if (start !== undefined && (fragment === '' || fragment.startsWith('/'))) return `${ROOT}#${start}${fragment}`
    const anchor = pointers.get(`${address}#${fragment}`)
    return anchor === undefined ? ref : `${ROOT}#${anchor}`
  }
}

/** Whether a `$ref` names one of the house's shared schemas. */
export const isShared = (ref: string): boolean => shared.has(ref)
