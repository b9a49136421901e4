import { isObject, type Json, own, parsePath, type SchemaNode, type Settings } from '@vitrine/schemas'
import { canonicalJson } from './canonical-json.ts'
import { branchFor, fits, type Shape, shapeOf } from './shape.ts'

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

/** The words of rich text: blocks and breaks part them as white space does, marks and links do not. */
function wordsOf(node: unknown): string {
  const text = own(node, 'text')
  const content = own(node, 'content')
  if (typeof text === 'string') return text
  return Array.isArray(content) ? `\n${content.map(wordsOf).join('')}\n` : '\n'
}

/**
 * The texts of a value, as `textsIn` counts them: a translatable string or rich text. Where a link leads,
 * which picture is shown or how high something is are no texts.
 */
function textsOf(shape: Shape, stored: unknown, fallback: unknown): unknown {
  if (shape.node.responsive === true) {
    const one = { ...shape, node: { ...shape.node, responsive: false } }
    return onBothDevices((device) => textsOf(one, own(stored, device), device === 'pc' ? fallback : undefined))
  }
  const value = fits(shape, stored) ? stored : fallback
  if (shape.kind === 'object') {
    const texts = [...(branchFor(shape, value)?.properties ?? [])].flatMap(([name, child]) => {
      const text = textsOf(child, own(value, name), own(fallback, name) ?? child.node.default)
      return text === undefined ? [] : [[name, text] as const]
    })
    return texts.length > 0 ? Object.fromEntries(texts) : undefined
  }
  if (shape.item) {
    const { item } = shape
    const items = Array.isArray(value) ? value.filter((one) => fits(item, one)) : []
    const texts = items.flatMap((one) => {
      const text = textsOf(item, one, undefined)
      return text === undefined ? [] : [[String(own(one, 'id')), text] as const]
    })
    return texts.length > 0 ? Object.fromEntries(texts) : undefined
  }
  if (shape.node.translatable !== true || shape.node.format === 'asset') return undefined
  if (shape.node.$id === 'rich-text') return isObject(value) ? wordsOf(value) : undefined
  return typeof value === 'string' ? value : undefined
}

/**
 * What is said on pc, and what is said on phones where that is something else, or else `null`: so a text that
 * phones only add later is another text than the same one alone.
 */
function onBothDevices(textOn: (device: 'pc' | 'mobile') => unknown): unknown {
  const [pc, mobile] = [textOn('pc'), textOn('mobile')]
  if (pc === undefined && mobile === undefined) return undefined
  const isSame = mobile === undefined || canonicalJson(normalised(mobile)) === canonicalJson(normalised(pc ?? null))
  return { pc, mobile: isSame ? null : mobile }
}

/** The same texts as notes were once made of: without a word about phones where they say the same. */
function withoutSilentPhones(texts: unknown): unknown {
  if (!isObject(texts)) return texts
  if (texts.mobile === null) return withoutSilentPhones(texts.pc)
  return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, withoutSilentPhones(one)]))
}

function textAt(shape: Shape | undefined, stored: unknown, fallback: unknown, keys: readonly string[]): unknown {
  if (!shape) return undefined
  const [key, ...rest] = keys
  if (key === undefined) return textsOf(shape, stored, fallback)
  const inside = (value: unknown, orElse: unknown): unknown => {
    const from = fits(shape, value) ? value : orElse
    if (key.startsWith('[')) {
      const item = Array.isArray(from) ? from.find((one) => `[${String(own(one, 'id'))}]` === key) : undefined
      return textAt(shape.item, item, undefined, rest)
    }
    const child = branchFor(shape, from)?.properties.get(key)
    return textAt(child, own(from, key), own(orElse, key) ?? child?.node.default, rest)
  }
  if (shape.node.responsive !== true) return inside(stored, fallback)
  return onBothDevices((device) => {
    const value = own(stored, device)
    return device === 'pc' ? inside(value, fallback) : value === undefined ? undefined : inside(value, undefined)
  })
}

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

const keysOf = (path: string): readonly string[] =>
  (parsePath(path) ?? []).map((segment) => ('item' in segment ? `[${segment.item}]` : segment.name))

const textsAt = (schema: SchemaNode, settings: Settings | undefined, path: string): unknown =>
  textAt(shapeOf(schema), settings?.props ?? {}, schema.default, keysOf(path)) ?? null

/**
 * The fingerprint of the texts that an entry of a language map is a translation of, on both devices. It
 * stays the same while only white space changes, or what is no text.
 */
export const sourceOf = (schema: SchemaNode, settings: Settings | undefined, path: string): string =>
  fingerprint(textsAt(schema, settings, path))

/**
 * The same as older notes have it: of the texts without a word about phones where those say the same, and, older
 * still, of all that stands there, with what is no text, and for pc only. Where one of these is the stored note,
 * the translation is as much up to date as with the other.
 */
export const olderSourcesOf = (schema: SchemaNode, settings: Settings | undefined, path: string): readonly string[] => [
  fingerprint(withoutSilentPhones(textsAt(schema, settings, path))),
  fingerprint(sourceAt(schema, settings, path)),
]
