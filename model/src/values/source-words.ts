import { isObject, type Json, own, type SchemaNode, type Settings, schemaAt } from '@vitrine/schemas'
import { hash } from './fingerprint.ts'
import { branchFor, fits, type Shape, shapeOf } from './shape.ts'
import { keysOf } from './source-at.ts'

/** Some words, and where they stand below the value that holds them: `alt`; `''` for the value itself. */
export type WordsAt = readonly [path: string, words: string]

/** Whether a schema's value is words: neither an address of something, a colour, a choice nor a code of a fixed form. */
export const holdsWords = (node: SchemaNode): boolean =>
  node.translatable === true &&
  (node.$id === 'rich-text' ||
    (node.type === 'string' &&
      node.format === undefined &&
      node.pattern === undefined &&
      node.enum === undefined &&
      !('const' in node) &&
      node.setter !== 'source'))

/** Marks that nobody reads: where a word may be hyphenated or parted, and where it may not. */
const unread = /[\u00AD\u200B\u2060\uFEFF]/g

/** Words as they are compared: composed (NFC), without marks that nobody reads, white space collapsed. */
export const readWords = (text: string): string =>
  text.normalize('NFC').replaceAll(unread, '').replaceAll(/\s+/g, ' ').trim()

/** The blocks of rich text, each with its words; marks, levels and where links lead are none. */
function blocksOf(node: unknown): string {
  const text = own(node, 'text')
  const content = own(node, 'content')
  if (typeof text === 'string') return text
  return Array.isArray(content) ? `\n${content.map(blocksOf).join('')}\n` : '\n'
}

function wordsOf(shape: Shape, value: unknown): string {
  if (!holdsWords(shape.node)) return ''
  if (typeof value === 'string') return value
  return shape.node.$id === 'rich-text' && isObject(value) ? blocksOf(value) : ''
}

const below = (path: string, name: string): string =>
  path === '' || name.startsWith('[') ? `${path}${name}` : `${path}.${name}`

/** Where the words of phones stand, beside those of pc. */
const ON_PHONES = '@mobile'

interface Place {
  readonly shape: Shape | undefined
  readonly stored: unknown
  readonly fallback: unknown
}

function* devicesOf({ shape, stored, fallback }: Place & { readonly shape: Shape }, path: string) {
  const one = { ...shape, node: { ...shape.node, responsive: false } }
  const [pc, mobile] = [own(stored, 'pc'), own(stored, 'mobile')]
  yield [{ shape: one, stored: pc, fallback }, path] as const
  if (mobile !== undefined) yield [{ shape: one, stored: mobile, fallback: undefined }, `${path}${ON_PHONES}`] as const
}

/** All words of a value, as they stand in it. */
function* wordsIn(place: Place, path: string): Generator<WordsAt> {
  const { shape, stored, fallback } = place
  if (!shape) return
  if (shape.node.responsive === true) {
    for (const [device, at] of devicesOf({ ...place, shape }, path)) yield* wordsIn(device, at)
    return
  }
  const value = fits(shape, stored) ? stored : fallback
  if (shape.kind === 'object')
    for (const [name, child] of branchFor(shape, value)?.properties ?? [])
      yield* wordsIn(
        { shape: child, stored: own(value, name), fallback: own(fallback, name) ?? child.node.default },
        below(path, name),
      )
  else if (shape.item) {
    const { item } = shape
    for (const one of Array.isArray(value) ? value : [])
      if (fits(item, one))
        yield* wordsIn({ shape: item, stored: one, fallback: undefined }, below(path, `[${String(own(one, 'id'))}]`))
  } else {
    const words = wordsOf(shape, value)
    if (readWords(words) !== '') yield [path, words]
  }
}

/** The words below a path of a value. */
function* wordsBelow(place: Place, [key, ...rest]: readonly string[], path: string): Generator<WordsAt> {
  const { shape, stored, fallback } = place
  if (!shape) return
  if (key === undefined) {
    yield* wordsIn(place, path)
    return
  }
  if (shape.node.responsive === true) {
    for (const [device, at] of devicesOf({ ...place, shape }, path)) yield* wordsBelow(device, [key, ...rest], at)
    return
  }
  const from = fits(shape, stored) ? stored : fallback
  if (key.startsWith('[')) {
    const item = Array.isArray(from) ? from.find((one) => `[${String(own(one, 'id'))}]` === key) : undefined
    yield* wordsBelow({ shape: shape.item, stored: item, fallback: undefined }, rest, path)
    return
  }
  const child = branchFor(shape, from)?.properties.get(key)
  yield* wordsBelow(
    { shape: child, stored: own(from, key), fallback: own(fallback, key) ?? child?.node.default },
    rest,
    path,
  )
}

const onPc = (path: string): string => path.replace(/^@mobile\.?|@mobile/, '')

/** Words of phones that say the same as those of pc say nothing. */
function withoutEchoes(all: readonly WordsAt[]): readonly WordsAt[] {
  if (!all.some(([path]) => path.includes(ON_PHONES))) return all
  const known = new Map(all.map(([path, words]) => [path, readWords(words)]))
  return all.filter(([path, words]) => !path.includes(ON_PHONES) || known.get(onPc(path)) !== readWords(words))
}

/**
 * The words of the base that an entry of a language map is a translation of: all translatable texts at its path and
 * below, with those of phones where they say something else. Texts without words are left out.
 */
export const sourceWords = (schema: SchemaNode, settings: Settings | undefined, path: string): readonly WordsAt[] =>
  withoutEchoes([
    ...wordsBelow(
      { shape: shapeOf(schema), stored: settings?.props ?? {}, fallback: schema.default },
      keysOf(path),
      '',
    ),
  ])

/**
 * The fingerprint of some words (L8). It stays the same while only white space, marks that nobody reads, the order
 * of items or what is no words changes.
 */
export const fingerprintOfWords = (words: readonly WordsAt[]): string =>
  `2:${hash(
    JSON.stringify(
      words
        .map(([path, text]) => [path, readWords(text)] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
    ),
  )}`

/** The fingerprint of the words that an entry of a language map is a translation of. */
export const sourceOf = (schema: SchemaNode, settings: Settings | undefined, path: string): string =>
  fingerprintOfWords(sourceWords(schema, settings, path))

/** The same as somebody reads it: a line for each text, and for each block of rich text. */
export const shownWords = (words: readonly WordsAt[]): string =>
  words
    .flatMap(([, text]) => text.split('\n'))
    .map(readWords)
    .filter((line) => line !== '')
    .join('\n')

/** What somebody reads of one text: a text itself, of rich text a line for each block. */
export const wordsOfValue = (value: Json): string =>
  typeof value === 'string' ? value : shownWords([['', blocksOf(value)]])

/**
 * What the fingerprint of a stored value may have been under an older schema, which nobody knows any more: by the
 * schema that is registered now, as text, and as rich text.
 */
export function fingerprintsOfStored(schema: SchemaNode, stored: Json, path: string): ReadonlySet<string> {
  const node = schemaAt(schema, path)
  const plain: readonly WordsAt[] = [['', typeof stored === 'string' ? stored : blocksOf(stored)]]
  return new Set([
    fingerprintOfWords(plain),
    ...(node
      ? [fingerprintOfWords(withoutEchoes([...wordsIn({ shape: shapeOf(node), stored, fallback: undefined }, '')]))]
      : []),
  ])
}
