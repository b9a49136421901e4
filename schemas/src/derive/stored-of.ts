import type { SchemaNode } from '../keywords.ts'
import { deref, isWhole, places } from './walk.ts'

/** What must stay in a stored value whatever else is missing: an item's id, a union's choice. */
const keptRequired = (node: SchemaNode): readonly string[] => {
  const discriminator = node.discriminator?.propertyName
  return (node.required ?? []).filter((name) => (name === 'id' && node.properties?.id) || name === discriminator)
}

interface RelaxOptions {
  /** Whether what is responsive is `{pc, mobile?}`. */
  readonly isDivided: boolean
  readonly branchOf?: string | undefined
}

function withoutRequired(schema: SchemaNode, { isDivided, branchOf }: RelaxOptions): SchemaNode {
  const {
    required: _required,
    if: _if,
    then: _then,
    else: _else,
    dependentRequired: _dr,
    dependentSchemas: _ds,
    minItems: _min,
    ...node
  } = deref(schema)
  if (isWhole(node)) return { $ref: node.$id as string }
  const discriminator = node.discriminator?.propertyName
  const required = keptRequired({ ...node, required: _required ?? [] })
  const kept = branchOf && node.properties?.[branchOf] ? [...required, branchOf] : required
  const { $id: _id, default: _default, responsive, ...rest } = node
  const one: SchemaNode = {
    ...rest,
    ...(node.properties && {
      properties: Object.fromEntries(
        Object.entries(node.properties).map(([name, child]) => [name, withoutRequired(child, { isDivided })]),
      ),
    }),
    ...(node.items && { items: withoutRequired(node.items, { isDivided }) }),
    ...(node.oneOf && {
      oneOf: node.oneOf.map((branch) => withoutRequired(branch, { isDivided, branchOf: discriminator })),
    }),
    ...(kept.length > 0 && { required: [...new Set(kept)] }),
  }
  if (!responsive || !isDivided) return one
  const { title, description, group, order, translatable: _translatable, ...value } = one
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(group !== undefined && { group }),
    ...(order !== undefined && { order }),
    type: 'object',
    additionalProperties: false,
    properties: { pc: value, mobile: value },
  }
}

/**
 * The schema of what a draft may hold for a props schema: nothing is required, and what is
 * responsive is `{pc, mobile?}`.
 */
export const storedOf = (schema: SchemaNode): SchemaNode => withoutRequired(schema, { isDivided: true })

/** The same of values as they are seen on one device: nothing is required, and nothing is divided. */
export const seenOf = (schema: SchemaNode): SchemaNode => withoutRequired(schema, { isDivided: false })

const patternAsRegExp = (pattern: string) =>
  `^${pattern.replaceAll(/[.$]/g, '\\$&').replaceAll('[]', '\\[[A-Za-z0-9]{8}\\]')}$`

/**
 * The schema of one language map: flat, path → value, only for the paths that are translatable. An
 * entry replaces the whole value, so a responsive prop is stored in it as `{pc, mobile?}` too.
 */
export function languageMapOf(schema: SchemaNode): SchemaNode {
  const properties: Record<string, SchemaNode> = {}
  const patternProperties: Record<string, SchemaNode> = {}
  for (const { pattern, node } of places(schema)) {
    if (!node.translatable) continue
    // Every entry is held against every pattern, which takes longer than all the rest of a check; so
    // only paths into lists are patterns.
    if (pattern.includes('[]')) patternProperties[patternAsRegExp(pattern)] = storedOf(node)
    else properties[pattern] = storedOf(node)
  }
  const hasLists = Object.keys(patternProperties).length > 0
  return { type: 'object', additionalProperties: false, properties, ...(hasLists && { patternProperties }) }
}
