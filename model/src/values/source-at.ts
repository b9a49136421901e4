import { isObject, type Json, own, parsePath, type SchemaNode, type Settings } from '@vitrine/schemas'
import { branchFor, fits, type Shape, shapeOf } from './shape.ts'

/** The names of a path as shapes are walked by them; of an item its id in brackets. */
export const keysOf = (path: string): readonly string[] =>
  (parsePath(path) ?? []).map((segment) => ('item' in segment ? `[${segment.item}]` : segment.name))

/** Where a translation looks for what it translates: in the value for pc, and in no layer of a language. */
function baseValueAt(shape: Shape | undefined, stored: unknown, fallback: unknown, keys: readonly string[]): unknown {
  if (!shape) return undefined
  const [key, ...rest] = keys
  const responsive = shape.node.responsive === true
  if (key === undefined) {
    const fitting = responsive ? isObject(stored) : fits(shape, stored)
    return fitting ? stored : responsive && fallback !== undefined ? { pc: fallback } : fallback
  }
  const value = responsive ? own(stored, 'pc') : stored
  const from = fits(shape, value) ? value : fallback
  if (key.startsWith('[')) {
    const item = Array.isArray(from) ? from.find((one) => `[${String(own(one, 'id'))}]` === key) : undefined
    return baseValueAt(shape.item, item, undefined, rest)
  }
  const child = branchFor(shape, from)?.properties.get(key)
  return baseValueAt(child, own(from, key), own(fallback, key) ?? child?.node.default, rest)
}

/**
 * The base value that an entry of a language map stands for: what is stored, or else the schema's
 * default; of a responsive value the one for pc, unless the entry replaces it as a whole. `null`
 * when there is none.
 */
export const sourceAt = (schema: SchemaNode, settings: Settings | undefined, path: string): Json =>
  (baseValueAt(shapeOf(schema), settings?.props ?? {}, schema.default, keysOf(path)) ?? null) as Json
