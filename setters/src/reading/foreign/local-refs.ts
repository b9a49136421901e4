import { isObject, sharedIds } from '@vitrine/schemas'
import { inside, type Raw } from './inside.ts'

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
const NOWHERE_SCHEME = /^schema:\//
/** Where another file stands: one without a host beside a schema that has none itself. */
export const fullAddress = (address: string): string => resolved(address, NOWHERE)

const isText = (value: unknown): value is string => typeof value === 'string'
const olderDrafts = /draft-0?[345]\b|json-schema\.org\/schema#?$/

/** Whether a schema names its parts by `id`, as the drafts 04 and 05 do; from 06 on that word means nothing. */
export const hasOldIds = ({ $schema, $id, id }: Raw): boolean =>
  isText($schema) ? olderDrafts.test($schema) : isText(id) && $id === undefined

const idOf = (schema: Raw, isOld: boolean): string | undefined =>
  [schema.$id, isOld ? schema.id : undefined].find(isText)

/** The address that references inside of a schema are read at. */
export function baseOf(schema: Raw, base: string, isOld: boolean): string {
  const id = idOf(schema, isOld)
  return id === undefined || id.startsWith('#') ? base : resolved(id, base).replace(/#.*$/, '')
}

/** Schemas in other files, by their address without a fragment. */
export type OtherFiles = ReadonlyMap<string, unknown>

/** Where the copy of another file stands in a form's schema, and what else is referred to and stands nowhere in it. */
export const placeOf = (address: string): string => `/$defs/${escaped(address)}`

export const nameAt = (place: string): string => tokensOf(place).at(-1) ?? ''

/** What a reference leads to. */
export interface Target {
  /** As seen from the root: `form#/$defs/address`; of what leads nowhere, the place of an empty schema. */
  readonly ref: string
  /** What has to be copied to that place, since it is no schema where it stands; and where its own references are read at. */
  readonly copy?: { readonly place: string; readonly schema: unknown; readonly base: string; readonly isOld: boolean }
  readonly leadsNowhere?: true
  /** The address of the file that it leads to, where that is not there. */
  readonly missing?: string
}

/** What changes its place when it is said in the words of the draft 2020-12. */
const moves = (keyword: string, schema: Raw): boolean =>
  keyword === 'additionalItems' || keyword === 'dependencies' || (keyword === 'items' && Array.isArray(schema.items))

/**
 * Answers for a `$ref` of a schema, read at its base address, where it leads as seen from the root. Knows
 * `$id`, `$anchor` and `$dynamicAnchor` wherever they stand, `id` in old drafts, and the files that are given.
 */
export function localRefs(root: Raw, files: OtherFiles = new Map()): (ref: string, base: string) => Target {
  const pointers = new Map<string, string>()
  const documents = new Map<string, { readonly root: unknown; readonly place: string; readonly isOld: boolean }>()
  const schemas = new Set<string>()
  const visit = (schema: unknown, pointer: string, outer: string, isOld: boolean) => {
    schemas.add(pointer)
    if (!isObject(schema)) return
    const base = baseOf(schema, outer, isOld)
    if (!pointers.has(base)) pointers.set(base, pointer)
    const id = idOf(schema, isOld)
    for (const name of [schema.$anchor, schema.$dynamicAnchor, id])
      if (isText(name)) {
        const anchor = name === id ? /#.+$/.exec(name)?.[0] : `#${name}`
        if (anchor !== undefined && !pointers.has(base + anchor)) pointers.set(base + anchor, pointer)
      }
    for (const [keyword, name, inner] of inside(schema))
      if (!moves(keyword, schema))
        visit(inner, `${pointer}/${escaped(keyword)}${name === undefined ? '' : `/${escaped(name)}`}`, base, isOld)
  }
  const add = (schema: unknown, place: string, address: string) => {
    const isOld = isObject(schema) && hasOldIds(schema)
    for (const name of [address, isObject(schema) ? baseOf(schema, address, isOld) : address])
      if (!documents.has(name)) documents.set(name, { root: schema, place, isOld })
    if (!pointers.has(address)) pointers.set(address, place)
    visit(schema, place, address, isOld)
  }
  add(root, '', NOWHERE)
  for (const [address, schema] of files) add(schema, placeOf(address), fullAddress(address))

  const at = (address: string, fragment: string): Target | undefined => {
    const start = pointers.get(address)
    const anchor = pointers.get(`${address}#${fragment}`)
    if (fragment !== '' && !fragment.startsWith('/'))
      return anchor === undefined ? undefined : { ref: `${ROOT}#${anchor}` }
    if (start === undefined) return undefined
    if (schemas.has(normal(start + fragment))) return { ref: `${ROOT}#${normal(start + fragment)}` }
    const document = documents.get(address)
    const found = atPointer(document?.root, fragment)
    if (!document || !(isObject(found) || typeof found === 'boolean')) return undefined
    const place = placeOf(`${address}#${fragment}`)
    return { ref: `${ROOT}#${place}`, copy: { place, schema: found, base: address, isOld: document.isOld } }
  }
  return (ref, base) => {
    const [address = '', fragment = ''] = resolved(ref, base).split('#')
    // Many schemas mean their root, though an id further in says otherwise.
    const target = at(address, fragment) ?? (ref.startsWith('#') ? at(NOWHERE, fragment) : undefined)
    if (target) return target
    const missing = pointers.has(address) ? undefined : address.replace(NOWHERE_SCHEME, '')
    return { ref: `${ROOT}#${placeOf(ref)}`, leadsNowhere: true, ...(missing !== undefined && { missing }) }
  }
}

/** A pointer as this form writes it, since others escape other letters. */
const normal = (pointer: string): string => {
  try {
    return tokensOf(pointer).reduce((all, token) => `${all}/${escaped(token)}`, '')
  } catch {
    return pointer
  }
}

/** Whether a `$ref` names one of Vitrine's shared schemas. */
export const isShared = (ref: string): boolean => sharedIds.has(ref)
