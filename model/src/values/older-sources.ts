import { isObject, own, type SchemaNode, type Settings } from '@vitrine/schemas'
import { canonicalJson } from './canonical-json.ts'
import { fingerprint, normalised } from './fingerprint.ts'
import { branchFor, fits, type Shape, shapeOf } from './shape.ts'
import { keysOf, sourceAt } from './source-at.ts'

// What notes were made of before `2:`. It stays as it is: what is stored is compared with it.

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

/**
 * The fingerprints that notes of older versions may have of what an entry stands for, from the last one to the
 * first: of the texts on both devices; the same without a word about phones where those say the same; of all that
 * stands there, with what is no text, and for pc only. Where one of these is the stored note, the translation is
 * as much up to date as with the present one.
 */
export function olderSourcesOf(schema: SchemaNode, settings: Settings | undefined, path: string): readonly string[] {
  const texts = textAt(shapeOf(schema), settings?.props ?? {}, schema.default, keysOf(path)) ?? null
  return [fingerprint(texts), fingerprint(withoutSilentPhones(texts)), fingerprint(sourceAt(schema, settings, path))]
}
