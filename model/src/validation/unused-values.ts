import {
  childPath,
  isId,
  isList,
  isObject,
  itemPath,
  type Json,
  own,
  parsePath,
  type SchemaNode,
  type Settings,
} from '@vitrine/schemas'
import { branchFor, fits, type Shape, shapeOf } from '../values/shape.ts'

/** A stored value that is part of no resolved value, in the base or in the map of one language. */
export interface UnusedValue {
  readonly path: string
  readonly language?: string
  readonly value: Json
}

const devices = ['pc', 'mobile'] as const

/** What of a stored value has a name that the schema lacks. */
function* unusedIn(shape: Shape, value: Json, path: string): Generator<UnusedValue> {
  if (shape.node.responsive === true && isObject(value)) {
    for (const [name, one] of Object.entries(value))
      if (devices.some((device) => device === name)) yield* unusedAt(shape, one, childPath(path, name))
      else yield { path: childPath(path, name), value: one }
    return
  }
  if (shape.node.responsive !== true) yield* unusedAt(shape, value, path)
}

function* unusedAt(shape: Shape, value: Json, path: string): Generator<UnusedValue> {
  // What is of another kind is a problem of its own.
  if (!fits(shape, value)) return
  if (shape.item) {
    for (const [at, item] of (isList(value) ? value : []).entries()) {
      const id = own(item, 'id')
      yield* unusedIn(shape.item, item, itemPath(path, isId(id) ? id : String(at)))
    }
  } else if (shape.kind === 'object' && isObject(value)) {
    const branch = branchFor(shape, value)
    for (const [name, inside] of Object.entries(value)) {
      const child = branch?.properties.get(name)
      if (child) yield* unusedIn(child, inside, childPath(path, name))
      else if (!branch?.open) yield { path: childPath(path, name), value: inside }
    }
  }
}

/** The shape that an entry of a language map is for: that of what its base holds there, where it is a union. */
function shapeAt(root: Shape, props: unknown, path: string): Shape | undefined {
  let shape: Shape | undefined = root
  let value = props
  for (const segment of parsePath(path) ?? []) {
    if (shape?.node.responsive === true) value = own(value, 'pc') ?? own(value, 'mobile')
    if ('item' in segment) {
      shape = shape?.item
      value = Array.isArray(value) ? value.find((item) => own(item, 'id') === segment.item) : undefined
      if (value === undefined) return undefined
    } else {
      const from: Shape | undefined = shape && (branchFor(shape, value) ?? branchFor(shape, shape.node.default))
      shape = from?.properties.get(segment.name)
      value = own(value, segment.name)
    }
  }
  return parsePath(path) ? shape : undefined
}

/**
 * What is stored and shown nowhere, because the schema has no place for it: it was changed without a
 * new version, or by a version whose steps forgot it. Of a value with everything in it, only the
 * outermost place is named. What the schema refuses at a place that it has is none of these.
 */
export function* unusedValues(schema: SchemaNode, settings: Settings): Generator<UnusedValue> {
  const shape = shapeOf(schema)
  yield* unusedAt(shape, settings.props, '')
  for (const [language, map] of Object.entries(settings.editPropsByLangEnvMap ?? {}))
    for (const [path, value] of Object.entries(isObject(map) ? map : {})) {
      const at = shapeAt(shape, settings.props, path)
      if (at?.node.translatable !== true) yield { path, language, value }
      else for (const unused of unusedIn(at, value, path)) yield { ...unused, language }
    }
}
