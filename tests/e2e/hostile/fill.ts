import { deref, type Json, places, type SchemaNode } from '@vitrine/schemas'
import { byFormat, texts } from './strings.ts'

/**
 * - `fitting`: what a save takes.
 * - `shaped`: every value has its kind, but no string keeps to its format or its choices.
 * - `wild`: many values are of another kind too.
 */
export type Flavour = 'fitting' | 'shaped' | 'wild'

interface FillerOptions {
  readonly flavour: Flavour
  /** As a draft holds it: what is responsive has `pc` and `mobile`. */
  readonly stored: boolean
  /** Which of the strings the first place gets; the next place gets the next one. */
  readonly from: number
}

/** For patterns that leave no room for harm. */
const harmless = ['+49 30 123456', 'a', '2026-01-01', '1', 'EUR', 'aaaaaaaa']

const everything = [...texts, ...Object.values(byFormat).flatMap(({ refused, taken }) => [...refused, ...taken])]

/** What stands where something of another kind belongs. JSON.parse makes `__proto__` a key like any other. */
const strange: readonly Json[] = [
  { __html: '<script>window.ran=1</script>' },
  JSON.parse('{"__proto__":{"ran":1},"constructor":{"prototype":{"ran":1}}}'),
  { $$typeof: 'react.element', type: 'script', props: { children: 'window.ran=1' } },
  { toString: 'x', valueOf: 1, length: -1 },
  [[[['<script>window.ran=1</script>']]]],
  ['javascript:window.ran=1'],
  null,
  -1e308,
  true,
  '<script>window.ran=1</script>',
]

/** Makes values for schemas in which every place holds the next hostile string. */
export function createFiller({ flavour, stored, from }: FillerOptions) {
  let at = from
  const next = <T>(values: readonly T[]): T => values[at++ % values.length] as T

  function string({ format, pattern, minLength = 0, maxLength = 2000 }: SchemaNode): Json | undefined {
    if (flavour !== 'fitting') return next(everything)
    const given = pattern === undefined ? (byFormat[format ?? '']?.taken ?? (format ? [] : texts)) : texts
    const fits = (text: string) =>
      text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(text))
    const all = given.map((text) => (format ? text : text.slice(0, maxLength).toWellFormed())).filter(fits)
    return all.length > 0 ? next(all) : harmless.find(fits)
  }

  function richText(): Json {
    const link = () => ({ type: 'link', link: { type: 'address', href: string({ format: 'safe-url' }) as Json } })
    const text = () => ({ type: 'text', text: string({ type: 'string' }) as Json, marks: [link(), { type: 'code' }] })
    const block = (type: string, more: object = {}) => ({ type, ...more, content: [text(), { type: 'hardBreak' }] })
    const blocks = ['paragraph', 'blockquote', 'codeBlock', 'bulletList', 'listItem'].map((type) => block(type))
    const more = [block('heading', { attrs: { level: 2 } }), block('orderedList', { attrs: { start: 2 } })]
    const bad = [
      { type: '__proto__', content: [text()] },
      { type: 'script', content: [text()] },
      block('heading', { attrs: { level: 'x' } }),
    ]
    return { type: 'doc', content: [...blocks, ...more, ...(flavour === 'fitting' ? [] : bad)] } as Json
  }

  function list({ items, minItems = 0, maxItems = 2 }: SchemaNode): Json {
    if (!items) return []
    const count = Math.max(minItems, Math.min(maxItems, 2))
    const made = Array.from({ length: count }, (_, index) => value(items, `item000${index}`))
    return made.filter((one) => one !== undefined) as Json
  }

  function object(node: SchemaNode, id: string | undefined): Json {
    const entries = Object.entries(node.properties ?? {}).flatMap(([name, child]): [string, Json][] => {
      if (name === 'id' && id !== undefined) return [[name, id]]
      // What is hidden is not drawn.
      if (name === 'visible') return []
      const inside = placed(child)
      return inside === undefined ? [] : [[name, inside]]
    })
    const unknown = { dangerouslySetInnerHTML: strange[0] as Json, onClick: 'window.ran=1', style: 'x', ref: 'x' }
    return Object.fromEntries(flavour === 'wild' ? [...entries, ...Object.entries(unknown)] : entries) as Json
  }

  /** A value as it stands in its place. */
  const placed = (schema: SchemaNode): Json | undefined =>
    deref(schema).responsive && stored ? ({ pc: value(schema), mobile: value(schema) } as Json) : value(schema)

  function value(schema: SchemaNode, id?: string): Json | undefined {
    const node = deref(schema)
    if (flavour === 'wild' && at++ % 3 === 0) return next(strange)
    if (node.$id === 'rich-text') return richText()
    if (node.const !== undefined) return node.const as Json
    if (node.enum) return flavour === 'fitting' ? next(node.enum as readonly Json[]) : next(everything)
    if (node.oneOf) {
      // Pages that links name must be there, or nothing is published.
      const branches = node.oneOf.filter(({ properties }) => flavour !== 'fitting' || !properties?.pageType)
      return value(next(branches.length > 0 ? branches : node.oneOf))
    }
    switch (Array.isArray(node.type) ? node.type[0] : node.type) {
      case 'string':
        return string(node)
      case 'number':
      case 'integer':
        return flavour === 'wild' ? next(everything) : (node.minimum ?? 1)
      case 'boolean':
        return flavour === 'wild' ? next(everything) : next([true, false])
      case 'array':
        return list(node)
      default:
        return object(node, id)
    }
  }
  return {
    /** The values of a whole schema of props. */
    props: (schema: SchemaNode) => object(deref(schema), undefined) as Readonly<Record<string, Json>>,
    /** Some texts in another language, as a language map holds them. */
    map: (schema: SchemaNode) =>
      Object.fromEntries(
        [...places(schema)]
          .filter(({ pattern, node }) => node.translatable && pattern !== 'visible')
          .map(({ pattern, node }) => [pattern.replaceAll('[]', '[item0000]'), placed(node)] as const)
          .filter(([, made]) => made !== undefined),
      ) as Readonly<Record<string, Json>>,
  }
}
