import { deref, type Json, type SchemaNode } from '@vitrine/schemas'
import { byFormat, refusedTexts } from './strings.ts'

type Path = readonly (string | number)[]

interface Leaf {
  readonly path: Path
  readonly node: SchemaNode
}

/** Where a filled value holds something that is no object and no list, and what its schema says there. */
function* leavesOf(schema: SchemaNode, value: Json, path: Path = []): Generator<Leaf> {
  const node = deref(schema)
  if (node.$id === 'rich-text' || typeof value !== 'object' || value === null) return yield { path, node }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) if (node.items) yield* leavesOf(node.items, item, [...path, index])
    return
  }
  const held = value as Readonly<Record<string, Json>>
  const branch = node.oneOf?.find(({ properties }) => properties?.type?.const === held.type)
  for (const [name, child] of Object.entries((branch ?? node).properties ?? {})) {
    if (!Object.hasOwn(held, name)) continue
    const inside = held[name] as { readonly pc?: Json }
    if (deref(child).responsive) yield* leavesOf(child, inside.pc as Json, [...path, name, 'pc'])
    else yield* leavesOf(child, inside as Json, [...path, name])
  }
}

const linked = (href: string): Json => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', link: { type: 'address', href } }] }],
    },
  ],
})

/** What may not stand in a place. */
function badFor({ $id, type, format, pattern, enum: choices, const: only }: SchemaNode): readonly Json[] {
  if (only !== undefined) return ['__proto__']
  if ($id === 'rich-text') return (byFormat['safe-url']?.refused ?? []).map(linked)
  if (format !== undefined) return byFormat[format]?.refused ?? ['<script>']
  if (choices || pattern !== undefined) return ['"><script> #', '#__proto__ ']
  return type === 'string' ? refusedTexts : ['<script>window.ran=1</script>', '__proto__']
}

function withValue(value: Json, [first, ...rest]: Path, bad: Json): Json {
  if (first === undefined) return bad
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, Json>
  copy[first] = withValue(copy[first] as Json, rest, bad)
  return copy as Json
}

/**
 * Props that no save may take: each differs from good ones in one place.
 *
 * @param each takes some of what may not stand in a place.
 */
export function* spoilt(
  schema: SchemaNode,
  good: Json,
  each: (bad: readonly Json[], place: number) => readonly Json[],
): Generator<{ readonly path: string; readonly bad: Json; readonly props: Json }> {
  for (const [place, { path, node }] of [...leavesOf(schema, good)].entries())
    for (const bad of each(badFor(node), place)) yield { path: path.join('.'), bad, props: withValue(good, path, bad) }
}
