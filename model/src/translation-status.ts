import {
  childPath,
  deref,
  hasItemIds,
  isObject,
  isWhole,
  itemPath,
  propertiesOf,
  type SchemaNode,
} from '@vitrine/schemas'

/**
 * Whether values speak the language they were asked in: `own` as soon as one text does, `foreign`
 * when all texts come from other languages, `silent` when there is no text at all.
 */
export type Speech = 'own' | 'foreign' | 'silent'

/** The part of a schema that leads to texts. */
interface Texts {
  /** A text that visitors read, and what stands there when nobody wrote one. */
  readonly text?: { readonly default: unknown }
  readonly properties: readonly (readonly [name: string, texts: Texts])[]
  readonly items?: Texts
}

const known = new WeakMap<SchemaNode, Texts | 'none'>()

/** Schemas do not change, so each is walked once. */
function textsOf(schema: SchemaNode): Texts | undefined {
  const made = known.get(schema) ?? makeTexts(deref(schema)) ?? 'none'
  known.set(schema, made)
  return made === 'none' ? undefined : made
}

function makeTexts(node: SchemaNode): Texts | undefined {
  // A picture may differ by language too, but nobody reads its address.
  const isText = node.translatable === true && (isWhole(node) || (node.type === 'string' && node.format !== 'asset'))
  if (isText) return { text: { default: node.default }, properties: [] }
  const properties = Object.entries(propertiesOf(node)).flatMap(([name, child]) => {
    const texts = textsOf(child)
    return texts ? [[name, texts] as const] : []
  })
  const items = node.items && hasItemIds(node) ? textsOf(node.items) : undefined
  return properties.length === 0 && !items ? undefined : { properties, ...(items && { items }) }
}

const isWritten = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : isObject(value) && Array.isArray(value.content) && value.content.length > 0

function* pathsOf({ text, properties, items }: Texts, value: unknown, path: string): Generator<string> {
  if (text && isWritten(value) && value !== text.default) yield path
  if (items && Array.isArray(value))
    for (const item of value) if (isObject(item)) yield* pathsOf(items, item, itemPath(path, String(item.id)))
  if (isObject(value)) for (const [name, child] of properties) yield* pathsOf(child, value[name], childPath(path, name))
}

/**
 * How resolved values speak (R309).
 *
 * @param languages the paths whose text comes from another language, as answers and editions tell it.
 */
export function speechOf(schema: SchemaNode, values: unknown, languages: unknown): Speech {
  const texts = textsOf(schema)
  if (!texts) return 'silent'
  const foreign = isObject(languages) ? languages : {}
  let speech: Speech = 'silent'
  for (const path of pathsOf(texts, values, '')) {
    if (!Object.hasOwn(foreign, path)) return 'own'
    speech = 'foreign'
  }
  return speech
}

/** How several things speak together. */
export function combinedStatus(speeches: Iterable<Speech>): Speech {
  let all: Speech = 'silent'
  for (const speech of speeches) {
    if (speech === 'own') return 'own'
    if (speech === 'foreign') all = speech
  }
  return all
}
