import {
  deref,
  hasItemIds,
  isAsset,
  isList,
  isObject,
  type Json,
  propertiesOf,
  type SchemaNode,
} from '@vitrine/schemas'
import { fitsSchema } from '../plan/fits-schema.ts'
import { isShallow } from '../plan/raw-json.ts'
import { richTextFromHtml } from '../rich-text/from-html.ts'
import { linkOf } from '../rich-text/link-of.ts'

/** A value as a prop holds it, and what of it is lost. */
export interface Encoded {
  readonly value: Json
  readonly lost: readonly string[]
}

const whole = (value: Json): Encoded => ({ value, lost: [] })
const isHtml = (text: string): boolean => /<[a-z][^>]*>|&[a-z]+;|&#/i.test(text)

/** The words of HTML, in lines. */
function wordsOf(html: string): Encoded {
  const { value, lost } = richTextFromHtml(html)
  const text = (node: unknown): string => {
    if (!isObject(node)) return ''
    if (typeof node.text === 'string') return node.text
    if (node.type === 'hardBreak') return '\n'
    return isList(node.content) ? node.content.map(text).join(node.type === 'doc' ? '\n' : '') : ''
  }
  return { value: text(value), lost }
}

/** Texts as values of another kind: addresses as links and pictures, lengths of CSS as numbers. */
function fromText(node: SchemaNode, text: string): Encoded | undefined {
  if (node.$id === 'rich-text') {
    const { value, lost } = richTextFromHtml(text)
    return { value: value as unknown as Json, lost }
  }
  if (node.$id === 'link') {
    const link = linkOf(text)
    return link && whole(link as Json)
  }
  if (node.$id === 'image' || node.$id === 'video') return isAsset(text) ? whole({ src: text }) : undefined
  if (node.type === 'string' && node.format === undefined && node.enum === undefined && isHtml(text))
    return wordsOf(text)
  if (node.type === 'number' || node.type === 'integer') {
    const [, amount, unit = ''] = /^(-?\d+(?:\.\d+)?)([a-z%]*)$/.exec(text.trim()) ?? []
    if (amount !== undefined && (unit === '' || unit === (node.unit ?? ''))) return whole(Number(amount))
  }
  if (node.type === 'boolean' && (text === 'true' || text === 'false')) return whole(text === 'true')
  return undefined
}

function inside(node: SchemaNode, value: Json, itemId: (place: string) => string, place: string): Encoded | undefined {
  if (node.items && hasItemIds(node) && isList(value)) {
    const items = value.map((item, at) => {
      const here = `${place}[${at}]`
      return isObject(item)
        ? encodeBySchema(node.items as SchemaNode, { ...item, id: itemId(here) }, itemId, here)
        : undefined
    })
    return joined(items, (values) => values)
  }
  const properties = propertiesOf(node)
  if (node.type !== 'object' || !isObject(value) || Object.keys(properties).length === 0) return undefined
  const entries = Object.entries(value)
  const parts = entries.map(([name, part]) => {
    const child = Object.hasOwn(properties, name) ? properties[name] : undefined
    return child && encodeBySchema(child, part, itemId, `${place}.${name}`)
  })
  return joined(parts, (values) => Object.fromEntries(entries.map(([name], at) => [name, values[at] as Json])))
}

/** Several parts as one; nothing where one of them does not fit. */
function joined(parts: readonly (Encoded | undefined)[], join: (values: readonly Json[]) => Json): Encoded | undefined {
  const all = parts.filter((part) => part !== undefined)
  if (all.length < parts.length) return undefined
  return { value: join(all.map(({ value }) => value)), lost: all.flatMap(({ lost }) => lost) }
}

/**
 * A value as a place of a schema holds it, without regard to devices; nothing where it does not fit. HTML becomes rich text or words,
 * addresses become links and pictures.
 */
export function encodeBySchema(
  schema: SchemaNode,
  value: Json,
  itemId: (place: string) => string,
  place: string,
): Encoded | undefined {
  const { responsive: _responsive, ...node } = deref(schema)
  const made = typeof value === 'string' ? (fromText(node, value) ?? whole(value)) : inside(node, value, itemId, place)
  const encoded = made ?? whole(value)
  const stored = node.$id === undefined ? node : { ...schema, responsive: false }
  return fitsSchema(stored)(encoded.value) && isShallow(encoded.value) ? encoded : undefined
}
