import { isObject } from '@vitrine/schemas'

/** Texts of which one fits most patterns and formats. */
const texts = [
  '1',
  'en',
  'abcdEF12',
  'a-page',
  'lamps',
  'someone@example.com',
  'www.lamps.example',
  '/a/path',
  '#0b5cab',
  'DE',
  '2027-03-15',
  '2027-03-15T08:00:00Z',
  'USD',
  'new',
  'product/hex-bolt',
  'content12',
  'f'.repeat(32),
  'f'.repeat(64),
  'x'.repeat(43),
  '92903682-3854-40c3-a4a7-9682e8372cf4',
  'https://lamps.example/',
  'x',
]

const formats: Readonly<Record<string, string>> = {
  email: 'someone@example.com',
  date: '2027-03-15',
  'safe-url': '/a/path',
  asset: '/media/1/a.webp',
  color: '#0b5cab',
  'plain-color': '#0b5cab',
  country: 'DE',
}

/** What texts of these names usually are, where nothing else is said of them. */
const byName: Readonly<Record<string, string>> = {
  id: 'k3v9Qa2Z',
  name: 'Nordhaven Fasteners',
  title: 'Spring',
  label: 'Products',
  email: 'someone@example.com',
  at: '2027-03-15T08:00:00.000Z',
  createdAt: '2027-03-15T08:00:00.000Z',
  updatedAt: '2027-03-15T08:00:00.000Z',
  publishedAt: '2027-03-15T08:00:00.000Z',
  expiresAt: '2027-04-15T08:00:00.000Z',
  language: 'en',
  slug: 'hex-bolt',
  message: 'Thank you.',
  path: '/products',
  by: 'Ann Becker',
  src: '/media/1/a.webp',
}

/** A schema of an OpenAPI document, as far as samples need it. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly if?: Schema
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly minProperties?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
}

interface SampleOptions {
  /** Whether what may be left out is there too, where that is simple to say. */
  readonly isFull?: boolean
}

/** Deeper than this, only what must be there is. */
const DEEP = 5

/**
 * A value that fits a schema of a description: the smallest, or with `isFull` what usually stands there.
 *
 * @param document that the references of the schema are in
 */
export const sampleOf = (schema: unknown, document: unknown, { isFull = false }: SampleOptions = {}): unknown =>
  sample(schema as Schema | undefined, { document, isFull, depth: 0, name: '' })

interface At {
  readonly document: unknown
  readonly isFull: boolean
  readonly depth: number
  readonly name: string
}

function sample(schema: Schema | undefined, at: At): unknown {
  const { document, depth } = at
  if (schema === undefined || depth > 12) return undefined
  const below = { ...at, depth: depth + 1 }
  if (schema.$ref !== undefined) return sample(referredTo(schema.$ref, document), below)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [branch] = schema.oneOf ?? schema.anyOf ?? []
  if (branch && schema.type !== 'object') {
    const { oneOf: _oneOf, anyOf: _anyOf, ...rest } = schema
    return sample({ ...rest, ...branch }, below)
  }
  const [type] = [schema.type].flat()
  if (type === 'object') return sampleObject(schema, branch, below)
  if (type === 'array') return sampleList(schema, below)
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return schema.default ?? false
  return type === 'null' ? null : textFor(schema, at.name)
}

function referredTo(ref: string, document: unknown): Schema | undefined {
  let node: unknown = document
  for (const name of ref.slice(2).split('/'))
    node = isObject(node) ? (node as Record<string, unknown>)[name.replaceAll('~1', '/')] : undefined
  return node as Schema | undefined
}

function sampleObject(schema: Schema, branch: Schema | undefined, at: At): unknown {
  // What belongs together is not known of alternatives and conditions.
  const isFull = at.isFull && at.depth < DEEP && !branch && !schema.allOf && !schema.if
  const required = [...(schema.required ?? []), ...(branch?.required ?? [])]
  const known = Object.keys(schema.properties ?? {})
  const needed = [...new Set(required)]
  const names = isFull ? known : needed.length < (schema.minProperties ?? 0) ? known.slice(0, 1) : needed
  const { additionalProperties: others } = schema
  // What is named by somebody's choice is named by language, mostly.
  if (names.length === 0 && isObject(others) && (isFull || schema.minProperties))
    return { en: sample(others, { ...at, name: 'text' }) }
  return Object.fromEntries(
    names
      .map((name) => [name, sample(branch?.properties?.[name] ?? schema.properties?.[name] ?? {}, { ...at, name })])
      .filter(([, value]) => value !== undefined),
  )
}

function sampleList({ items, minItems = 0 }: Schema, at: At): unknown {
  const length = at.isFull && items && at.depth < DEEP ? Math.max(1, minItems) : minItems
  return Array.from({ length }, () => sample(items, at))
}

function textFor({ pattern, format, minLength = 0 }: Schema, name: string): string {
  if (format !== undefined && formats[format] !== undefined) return formats[format]
  const fits = (text: string) => text.length >= minLength && (pattern === undefined || new RegExp(pattern).test(text))
  const usual = Object.hasOwn(byName, name) ? byName[name] : undefined
  if (usual !== undefined && fits(usual)) return usual
  return texts.find(fits) ?? 'x'.repeat(Math.max(1, minLength))
}
