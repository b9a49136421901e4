import type { SchemaNode } from '@vitrine/schemas'
import { matches } from './patterns.ts'

const anything: SchemaNode = {}

const fittingPattern = ({ patternProperties = {} }: SchemaNode, name: string): string | undefined =>
  Object.keys(patternProperties).find((pattern) => matches(pattern, name))

/** The schema of an entry whose name no property declares. */
export function schemaOfEntry(node: SchemaNode, name: string): SchemaNode {
  const pattern = fittingPattern(node, name)
  if (pattern !== undefined) return node.patternProperties?.[pattern] ?? anything
  return typeof node.additionalProperties === 'object' ? node.additionalProperties : anything
}

/** Whether an entry may have a name that no property declares: in a closed object, one of the patterns is its own. */
export const mayBeNamed = (node: SchemaNode, name: string): boolean =>
  node.additionalProperties !== false || fittingPattern(node, name) !== undefined
