// biome-ignore-start lint/style/noRestrictedImports: tests are where a section meets the owner's samples
import { samplePicture } from '@vitrine/designer/stage'
// biome-ignore-end lint/style/noRestrictedImports: as above
import {
  deref,
  isObject,
  isWhole,
  type Json,
  type JsonObject,
  mapAlong,
  propertiesOf,
  type RichTextNode,
  type SchemaNode,
} from '@vitrine/schemas'
import { pseudo } from './pseudo-text.ts'

/** A text made of another, which may be no longer than so many characters. */
type Change = (text: string, maxLength?: number) => string

const richText = (node: RichTextNode, change: Change): RichTextNode => ({
  ...node,
  ...(node.text !== undefined && { text: change(node.text) }),
  ...(node.content && { content: node.content.map((child) => richText(child, change)) }),
})

/** The props with every text in the language that nobody speaks. */
export const pseudoProps = (schema: SchemaNode, props: Readonly<Record<string, Json>>, fromTheRight: boolean) =>
  withTexts(schema, props, (text, maxLength) => pseudo(text, fromTheRight, maxLength))

/** The props with every text changed. */
export function withTexts(schema: SchemaNode, props: JsonObject, change: Change): JsonObject {
  const changed = mapAlong(schema, props, (value, node, inside): Json => {
    if (!node) return value
    if (typeof value === 'string')
      return node.translatable && node.format === undefined ? change(value, node.maxLength) : value
    if (isWhole(node)) return richText(value as unknown as RichTextNode, change) as unknown as Json
    return node.responsive ? value : inside()
  })
  return isObject(changed) ? changed : {}
}

/** Puts a picture wherever one may stand and none does: layouts are tried with them. */
export function withPictures(
  schema: SchemaNode,
  value: Readonly<Record<string, Json>>,
): Readonly<Record<string, Json>> {
  const filled = (node: SchemaNode, given: Json | undefined): Json | undefined => {
    const { $id, items } = deref(node)
    if ($id === 'image') return (given ?? (node.responsive ? { pc: samplePicture } : samplePicture)) as Json
    if (Array.isArray(given)) return (items ? given.map((item) => filled(items, item)) : given) as Json
    if (items || given === undefined || given === null || typeof given !== 'object') return given
    return withPictures(deref(node), given as Readonly<Record<string, Json>>) as Json
  }
  const entries = Object.entries(propertiesOf(schema)).map(
    ([name, child]) => [name, filled(child, value[name])] as const,
  )
  return { ...value, ...Object.fromEntries(entries.filter(([, child]) => child !== undefined)) } as typeof value
}
