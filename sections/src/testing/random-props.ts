import { deref, formats, type Json, type SchemaNode, type SectionSpec } from '@vitrine/schemas'
import * as fc from 'fast-check'

/** Texts as people leave them: none, one letter, a sentence, a word without end, other scripts, markup. */
const texts = [
  '',
  ' ',
  'A',
  'Hex bolts',
  'Stainless fasteners, tested batch by batch and shipped to 46 countries.',
  'Befestigungselementewerkstoffprüfbescheinigungen',
  'براغٍ من الفولاذ المقاوم للصدأ',
  '不锈钢六角头螺栓，逐批检验',
  'स्टेनलेस बोल्ट',
  '<b>bold</b> & "quoted" {{value}}',
  '🔩 M8',
  'line one\nline two',
]

const byFormat: Readonly<Record<string, readonly string[]>> = {
  color: ['#0e5566', 'transparent', 'theme:primary', 'theme:unknown', 'rgb(10 20 30 / 50%)'],
  'plain-color': ['#fff'],
  'safe-url': ['/products', 'https://example.com/a?b=c#d', 'mailto:a@example.com'],
  asset: ['/pictures/hall.webp', 'https://example.com/a.webp'],
  email: ['sales@example.com'],
  date: ['2026-11-20'],
}

function text({ format, pattern, minLength = 0, maxLength = 5000 }: SchemaNode): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern), { size: 'xsmall' })
  const given = byFormat[format ?? ''] ?? texts.map((one) => one.slice(0, maxLength))
  const fits = format ? formats[format] : undefined
  const known = given.filter((one) => one.length >= minLength && (fits?.(one) ?? true))
  const longest = 'Fastener '.repeat(Math.ceil(Math.min(maxLength, 600) / 9)).slice(0, maxLength)
  return format || maxLength > 2000 ? fc.constantFrom(...known) : fc.constantFrom(...known, longest)
}

const number = ({ type, minimum = 0, maximum = 1000, multipleOf }: SchemaNode): fc.Arbitrary<number> =>
  type === 'integer' || multipleOf === 1
    ? fc.integer({ min: minimum, max: maximum })
    : fc
        .double({ min: minimum, max: maximum, noNaN: true })
        .map((value) => (multipleOf ? Math.round(value / multipleOf) * multipleOf : value))

const marks = fc.array(
  fc.oneof(
    fc.record({ type: fc.constantFrom('bold', 'italic', 'underline', 'strike', 'code') }),
    fc.constant({ type: 'link', link: { type: 'address', href: '/products' } }),
  ),
  { maxLength: 3 },
)

/** Any tree that the schema allows, blocks where words belong and words where blocks do included. */
const { node: richTextNode } = fc.letrec<{ node: Json }>((tie) => {
  const content = fc.array(tie('node'), { maxLength: 3 }) as fc.Arbitrary<Json>
  const block = (type: string, attrs?: fc.Arbitrary<Json>) =>
    fc.record({ type: fc.constant(type), content, ...(attrs && { attrs }) }) as unknown as fc.Arbitrary<Json>
  return {
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ type: fc.constant('text'), text: fc.constantFrom(...texts), marks }) as unknown as fc.Arbitrary<Json>,
      fc.constantFrom<Json>({ type: 'hardBreak' }, { type: 'horizontalRule' }),
      ...['paragraph', 'bulletList', 'listItem', 'blockquote', 'codeBlock'].map((type) => block(type)),
      block('heading', fc.record({ level: fc.integer({ min: 2, max: 4 }) }) as unknown as fc.Arbitrary<Json>),
      block('orderedList', fc.record({ start: fc.integer({ min: 1, max: 9999 }) }) as unknown as fc.Arbitrary<Json>),
    ),
  }
})
const richText = fc.record({
  type: fc.constant('doc'),
  content: fc.array(richTextNode, { maxLength: 4 }),
}) as unknown as fc.Arbitrary<Json>

function list(node: SchemaNode): fc.Arbitrary<readonly Json[]> {
  if (!node.items) return fc.constant([])
  const length = { minLength: node.minItems ?? 0, maxLength: Math.min(node.maxItems ?? 4, 4) }
  const item = arbitraryOf(node.items)
  if (deref(node.items).properties?.id)
    return fc.uniqueArray(item, { ...length, selector: (one) => (one as { id: string }).id })
  return node.uniqueItems
    ? fc.uniqueArray(item, { ...length, selector: (one) => JSON.stringify(one) })
    : fc.array(item, length)
}

/** What is responsive is stored for the desk, and for phones where it differs. */
function storedArbitrary(schema: SchemaNode): fc.Arbitrary<Json> {
  const value = arbitraryOf(schema)
  if (!schema.responsive) return value
  return fc.record({ pc: value, mobile: value }, { requiredKeys: ['pc'] }) as unknown as fc.Arbitrary<Json>
}

function object({ properties = {}, required = [] }: SchemaNode): fc.Arbitrary<Json> {
  const record = Object.fromEntries(Object.entries(properties).map(([name, child]) => [name, storedArbitrary(child)]))
  return fc.record(record, { requiredKeys: required.filter((name) => name in record) }) as unknown as fc.Arbitrary<Json>
}

/** Values that a schema of ours allows, of every kind that people may leave behind. */
export function arbitraryOf(schema: SchemaNode): fc.Arbitrary<Json> {
  const node = deref(schema)
  if (node.$id === 'rich-text') return richText
  if (node.const !== undefined) return fc.constant(node.const as Json)
  if (node.enum) return fc.constantFrom(...(node.enum as readonly Json[]))
  if (node.oneOf) return fc.oneof(...node.oneOf.map(arbitraryOf))
  switch (Array.isArray(node.type) ? node.type[0] : node.type) {
    case 'string':
      return text(node)
    case 'number':
    case 'integer':
      return number(node)
    case 'boolean':
      return fc.boolean()
    case 'array':
      return list(node) as fc.Arbitrary<Json>
    case 'object':
      return object(node)
    default:
      throw new Error(`Nobody has said how to make up values of ${JSON.stringify(schema)}.`)
  }
}

/** Settings of a section as a draft may hold them, the same ones in every run. */
export function randomProps(spec: SectionSpec, runs: number): readonly Readonly<Record<string, Json>>[] {
  return fc.sample(arbitraryOf(spec.props), {
    numRuns: runs,
    seed: 20261120,
  }) as unknown as readonly Readonly<Record<string, Json>>[]
}
