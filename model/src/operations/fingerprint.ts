import { type Json, parsePath, type SchemaNode, type Settings } from '@vitrine/schemas'
import { canonicalJson } from '../canonical-json.ts'
import { branchFor, fits, isObject, own, type Shape, shapeOf } from '../shape.ts'

/** Texts as they are compared: composed (NFC), white space collapsed, none around. */
function normalised(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  if (Array.isArray(value)) return value.map(normalised)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, normalised(child)]))
}

/** FNV-1a with 64 bits over UTF-16 code units, low byte first, in two halves of 32 bits. */
function hash(text: string): string {
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (let at = 0; at < text.length * 2; at += 1) {
    const unit = text.charCodeAt(at >> 1)
    low = (low ^ (at % 2 === 0 ? unit & 0xff : unit >> 8)) >>> 0
    // The prime is 2^40 + 0x1b3; both products stay below 2^53.
    const product = low * 0x1b3
    high = (high * 0x1b3 + Math.floor(product / 0x1_0000_0000) + low * 0x100) % 0x1_0000_0000
    low = product % 0x1_0000_0000
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0')
}

/**
 * What a value says, in 16 hex digits (L8): FNV-1a, 64 bits, over the canonical JSON of the value,
 * whose texts are composed (NFC) and have their white space collapsed. It never changes for the same
 * value; it is no secret and proves nothing.
 */
export const fingerprint = (value: unknown): string => hash(canonicalJson(normalised(value)))

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
export function sourceAt(schema: SchemaNode, settings: Settings | undefined, path: string): Json {
  const keys = (parsePath(path) ?? []).map((segment) => ('item' in segment ? `[${segment.item}]` : segment.name))
  return (baseValueAt(shapeOf(schema), settings?.props ?? {}, schema.default, keys) ?? null) as Json
}
