import type { SchemaNode } from '@vitrine/schemas'
import { isObject } from '@vitrine/schemas'
import { schemaPatternOf } from '../patterns.ts'
import { type Raw, withInside } from './inside.ts'
import { isKind, isRight } from './keyword-values.ts'
import {
  baseOf,
  fullAddress,
  hasOldIds,
  isShared,
  localRefs,
  NOWHERE,
  nameAt,
  type OtherFiles,
  placeOf,
} from './local-refs.ts'

/** What earlier drafts said in other words, said as the draft 2020-12 does. */
function inNewWords(schema: Raw): Raw {
  const {
    $id: _id,
    id: _oldId,
    $schema: _schema,
    $anchor: _anchor,
    $dynamicAnchor: _dynamic,
    responsive: _responsive,
    ...node
  } = schema
  const said: Record<string, unknown> = { ...node }
  const types = [said.type].flat().filter(isKind)
  for (const keyword of Object.keys(said)) if (!isRight(keyword, said[keyword])) delete said[keyword]
  if (Array.isArray(said.enum) && said.enum.length === 0) delete said.enum
  if (types.length === 0) {
    delete said.type
    delete said.nullable
  }
  if (types.length > 0) said.type = types.length === 1 ? types[0] : types
  if (Array.isArray(said.items)) {
    said.prefixItems = said.items
    delete said.items
    if (said.additionalItems !== undefined) said.items = said.additionalItems
  }
  delete said.additionalItems
  for (const [limit, strict] of limitsOfOld)
    if (typeof said[strict] === 'boolean') {
      if (said[strict] && typeof said[limit] === 'number') said[strict] = said[limit]
      else delete said[strict]
    }
  if (isObject(said.dependencies)) {
    const all = Object.entries(said.dependencies)
    const names = all.filter(([, then]) => Array.isArray(then))
    const schemas = all.filter(([, then]) => !Array.isArray(then))
    if (names.length > 0) said.dependentRequired = { ...Object.fromEntries(names), ...asObject(said.dependentRequired) }
    if (schemas.length > 0)
      said.dependentSchemas = { ...Object.fromEntries(schemas), ...asObject(said.dependentSchemas) }
    delete said.dependencies
  }
  return said
}

const limitsOfOld = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const
const asObject = (value: unknown): Raw => (isObject(value) ? value : {})

/** Where `true` and `false` have to stay what they are. */
const mayBeBoolean = new Set(['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'])
const nothing = { not: {} }

/** A schema in the words of the draft 2020-12, and what could not be read of it. */
export interface Modern {
  readonly root: SchemaNode
  /** References that lead nowhere, and patterns that are none. */
  readonly unread: readonly string[]
  /** The references that lead nowhere, by what they are called in the result. */
  readonly nowhere: ReadonlyMap<string, string>
  /** The addresses of files that it refers to, and that are not there. */
  readonly missing: readonly string[]
}

/**
 * A foreign schema as this form reads it: in the words of the draft 2020-12, with every reference
 * as seen from the root (`form#/$defs/address`), and objects in place of `true` and `false`. Other
 * files stand among its definitions. Values are never touched by this; it decides what is drawn and
 * what is checked.
 */
export function modern(root: unknown, files: OtherFiles = new Map()): Modern {
  const asRaw: Raw = isObject(root) ? root : root === false ? nothing : {}
  const refs = localRefs(asRaw, files)
  const unread = new Set<string>()
  const missing = new Set<string>()
  const nowhere = new Map<string, string>()
  const places = new Map<string, () => unknown>()

  const follow = (ref: string, base: string): string => {
    const target = refs(ref, base)
    const { copy: elsewhere } = target
    if (elsewhere) places.set(elsewhere.place, () => copy(elsewhere.schema, elsewhere.base, elsewhere.isOld))
    else if (target.leadsNowhere) {
      unread.add(ref)
      nowhere.set(target.ref, ref)
      if (target.missing !== undefined) missing.add(target.missing)
      places.set(placeOf(ref), () => ({}))
    }
    return target.ref
  }
  const withPatternsRead = (schema: Raw): Raw => {
    const isUnread = (pattern: unknown) => typeof pattern === 'string' && schemaPatternOf(pattern) === undefined
    const names = Object.keys(asObject(schema.patternProperties)).filter(isUnread)
    if (!isUnread(schema.pattern) && names.length === 0) return schema
    for (const pattern of [schema.pattern, ...names]) if (isUnread(pattern)) unread.add(String(pattern))
    const { pattern, additionalProperties, ...rest } = schema
    return {
      ...rest,
      ...(!isUnread(pattern) && pattern !== undefined && { pattern }),
      // What such a name would have allowed is not known.
      ...(names.length === 0 && additionalProperties !== undefined && { additionalProperties }),
      ...(names.length > 0 && {
        patternProperties: Object.fromEntries(
          Object.entries(asObject(schema.patternProperties)).filter(([name]) => !isUnread(name)),
        ),
      }),
    }
  }
  const copy = (schema: unknown, outer: string, isOld: boolean, keyword = ''): unknown => {
    if (typeof schema === 'boolean') return mayBeBoolean.has(keyword) ? schema : schema ? {} : nothing
    if (!isObject(schema)) return {}
    const base = baseOf(schema, outer, isOld)
    const result: Record<string, unknown> = { ...withPatternsRead(inNewWords(schema)) }
    const ref = [schema.$ref, schema.$dynamicRef, schema.$recursiveRef].find((one) => typeof one === 'string')
    delete result.$dynamicRef
    delete result.$recursiveRef
    if (typeof ref === 'string') result.$ref = isShared(ref) ? ref : follow(ref, base)
    return withInside(result, (inner, name) => copy(inner, base, isOld, name))
  }
  const made = copy(asRaw, NOWHERE, hasOldIds(asRaw)) as SchemaNode
  for (const [address, file] of files) {
    const isOld = isObject(file) && hasOldIds(file)
    places.set(placeOf(address), () => copy(file, fullAddress(address), isOld))
  }
  const elsewhere: Record<string, unknown> = {}
  // What is copied may refer to more that has to be.
  for (const [place, make] of places) elsewhere[nameAt(place)] = make()
  const $defs = { ...made.$defs, ...elsewhere } as SchemaNode['$defs'] & object
  return {
    root: Object.keys(elsewhere).length === 0 ? made : { ...made, $defs },
    unread: [...unread],
    nowhere,
    missing: [...missing],
  }
}
