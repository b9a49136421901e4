import type { SchemaNode } from '../keywords.ts'
import { parsePath, type Segment } from '../paths/path.ts'
import { isDevice } from './device.ts'
import { deref, hasItemIds, propertiesOf } from './walk.ts'

function step(node: SchemaNode, segment: Segment): SchemaNode | undefined {
  if ('item' in segment) return node.items && hasItemIds(node) ? deref(node.items) : undefined
  // In a draft the device is a segment of the path: `height.mobile`.
  if (node.responsive && isDevice(segment.name)) {
    const { responsive: _responsive, ...one } = node
    return one
  }
  const properties = propertiesOf(node)
  const child = Object.hasOwn(properties, segment.name) ? properties[segment.name] : undefined
  return child && deref(child)
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
