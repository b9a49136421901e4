import { isObject, itemNames, type Json, type SchemaNode } from '@vitrine/schemas'
import { currencyDecimals, decimalOf } from '@vitrine/schemas/format'
import type { FormSchema } from '../reading/form-schema.ts'
import { moneyIn } from '../reading/money.ts'
import { kindsOf } from '../reading/types.ts'

const LETTERS = 80
const telling: readonly string[] = itemNames

const placeOf = (name: string): number => (telling.includes(name) ? telling.indexOf(name) : telling.length)

/** Properties that are words of an owner: no addresses, colours or choices. */
function wordsIn(node: SchemaNode, form: FormSchema): readonly string[] {
  const properties = Object.entries(node.properties ?? {}).map(
    ([name, schema]) => [name, form.read(schema).node] as const,
  )
  const ranked = properties
    .filter(([name, { enum: choices, format, $id }]) => name !== 'id' && !choices && !format && $id !== 'icon')
    .filter(([, inner]) => inner.$id === 'rich-text' || kindsOf(inner).some((kind) => kind === 'string'))
    .map(([name, { heading }]) => [name, heading !== undefined ? -1 : placeOf(name)] as const)
  return ranked.toSorted((a, b) => a[1] - b[1]).map(([name]) => name)
}

const known = new WeakMap<SchemaNode, readonly string[]>()
const wordsOf = (node: SchemaNode, form: FormSchema): readonly string[] => {
  const names = known.get(node) ?? wordsIn(node, form)
  known.set(node, names)
  return names
}

/** The text in a value: of rich text, all of its parts. */
function textIn(value: Json | undefined): string {
  if (typeof value === 'string') return value
  if (!isObject(value)) return ''
  const parts = [value.text, ...(Array.isArray(value.content) ? value.content : [])]
  return parts.map((part) => textIn(part)).join(' ')
}

const short = (text: string): string | undefined => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line === '' ? undefined : line.length > LETTERS ? `${line.slice(0, LETTERS - 1)}…` : line
}

/** What a value of the form says, by its path: the currency that amounts are in. */
type ValueAt = (path: string) => Json | undefined

/** The numbers of an item without words, amounts as people write them: `500 · 0.66 USD`. */
function numbersIn(item: Readonly<Record<string, Json>>, node: SchemaNode, form: FormSchema, valueAt: ValueAt) {
  const numbers = Object.entries(node.properties ?? {}).flatMap(([name, inner]) => {
    const value = item[name]
    if (typeof value !== 'number') return []
    const money = moneyIn(form.read(inner).node)?.money
    const currency = money === undefined ? undefined : valueAt(money)
    if (typeof currency !== 'string' || !isCurrency.test(currency)) return [String(value)]
    return [`${decimalOf(value, currencyDecimals(currency))} ${currency}`]
  })
  return short(numbers.join(' · '))
}
const isCurrency = /^[A-Z]{3}$/

interface ItemSummaryOptions {
  readonly form: FormSchema
  readonly valueAt: ValueAt
}

/**
 * What an item is called in its list: the first of its texts that says something, or its numbers; nothing where
 * there are neither.
 */
export function itemSummary(
  item: Json,
  schema: SchemaNode,
  { form, valueAt }: ItemSummaryOptions,
  depth = 0,
): string | undefined {
  const { node } = form.read(schema)
  if (!isObject(item)) return item === null || Array.isArray(item) ? undefined : short(String(item))
  for (const name of wordsOf(node, form)) {
    const text = short(textIn(item[name]))
    if (text !== undefined) return text
  }
  if (depth > 1) return undefined
  for (const [name, inner] of Object.entries(node.properties ?? {}))
    if (isObject(item[name])) {
      const text = itemSummary(item[name], inner, { form, valueAt }, depth + 1)
      if (text !== undefined) return text
    }
  return depth === 0 ? numbersIn(item, node, form, valueAt) : undefined
}
