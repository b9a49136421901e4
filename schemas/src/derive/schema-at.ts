import type { SchemaNode } from '../keywords.ts'
import { parsePath, type Segment } from '../paths/path.ts'
import { childOf, deref, hasItemIds } from './walk.ts'

function step(node: SchemaNode, segment: Segment): SchemaNode | undefined {
  if ('name' in segment) return childOf(node, segment.name)
  return node.items && hasItemIds(node) ? deref(node.items) : undefined
}

/**
 * The schema of the value at a path, `$ref` followed; `undefined` when the schema knows no such path.
 *
 * `schemaAt(bannerProps, 'buttons[k3v9Qa2Z].label')`
 */
export function schemaAt(schema: SchemaNode, path: string): SchemaNode | undefined {
  let node: SchemaNode | undefined = deref(schema)
  const segments = parsePath(path)
  if (!segments) return undefined
  for (const segment of segments) {
    if (!node) return undefined
    node = step(node, segment)
  }
  return node
}
