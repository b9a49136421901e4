import { definitions } from '../definitions/index.ts'
import type { SchemaNode } from '../keywords.ts'
import { childPath } from '../paths/path.ts'
import { isDevice } from './device.ts'

const byId = new Map<string, SchemaNode>(definitions.map((definition) => [definition.$id, definition]))

/** Whether a node names a shared definition; answers of calls name documents in the same way. */
export const namesDefinition = ({ $ref }: SchemaNode): boolean => $ref !== undefined && byId.has($ref)

/**
 * The node with its `$ref` followed. What stands beside the `$ref` (translatable, default, group …)
 * belongs to the place where it is used, and wins.
 *
 * @throws Error when the `$ref` names no shared definition.
 */
export function deref(node: SchemaNode): SchemaNode {
  if (node.$ref === undefined) return node
  const target = byId.get(node.$ref)
  if (!target) throw new Error(`Unknown $ref '${node.$ref}': it names no shared definition.`)
  const { $ref: _ref, ...beside } = node
  return { ...target, ...beside }
}

/** A list whose items carry ids, so that paths can name them. */
export const hasItemIds = (list: SchemaNode): boolean =>
  list.items !== undefined && deref(list.items).properties?.id !== undefined

/** Values that are kept and replaced whole: rich text nests without end and has no paths inside. */
export const isWhole = (node: SchemaNode): boolean => node.$id === 'rich-text' || node.$id === 'rich-text-node'

/** All properties that a node may have, those of its union branches included. */
export function propertiesOf(node: SchemaNode): Readonly<Record<string, SchemaNode>> {
  if (isWhole(node)) return {}
  if (!node.oneOf && !node.anyOf && !node.allOf) return node.properties ?? {}
  const branches = [...(node.oneOf ?? []), ...(node.anyOf ?? []), ...(node.allOf ?? [])].map(deref)
  return Object.assign({}, ...branches.map(propertiesOf).reverse(), node.properties)
}

/** What a node says of the values under names: of a property, or in a draft of one device (`height.mobile`). */
export function childrenOf(node: SchemaNode): (name: string) => SchemaNode | undefined {
  const properties = propertiesOf(node)
  return (name) => {
    if (node.responsive && isDevice(name)) {
      const { responsive: _responsive, ...one } = node
      return one
    }
    const child = Object.hasOwn(properties, name) ? properties[name] : undefined
    return child && deref(child)
  }
}

export const childOf = (node: SchemaNode, name: string): SchemaNode | undefined => childrenOf(node)(name)

/** One place in a schema: its pattern (`items[].title`) and its node, with `$ref` followed. */
export interface Place {
  readonly pattern: string
  readonly node: SchemaNode
}

/** Every place of a props schema, parents before children; lists continue at `[]`. */
export function* places(schema: SchemaNode, pattern = ''): Generator<Place> {
  const node = deref(schema)
  if (pattern !== '') yield { pattern, node }
  for (const [name, child] of Object.entries(propertiesOf(node))) yield* places(child, childPath(pattern, name))
  if (node.items && hasItemIds(node)) yield* places(node.items, `${pattern}[]`)
}

const patternsWhere = (schema: SchemaNode, holds: (node: SchemaNode) => boolean): readonly string[] =>
  [...places(schema)].filter(({ node }) => holds(node)).map(({ pattern }) => pattern)

/** The patterns of the paths that may stand in a language map. */
export const translatablePaths = (schema: SchemaNode): readonly string[] =>
  patternsWhere(schema, (node) => node.translatable === true)

/** The patterns of the paths that are stored as `{pc, mobile?}`. */
export const responsivePaths = (schema: SchemaNode): readonly string[] =>
  patternsWhere(schema, (node) => node.responsive === true)
