import type { SchemaNode } from '@vitrine/schemas'
import { without } from '../both.ts'
import { withInside } from './inside.ts'
import { ROOT } from './local-refs.ts'

/** The root, as far as it is open to values that are still being filled in. */
export const OPEN_ROOT = 'open-form'

const whatMayBeMissing = ['required', 'dependentRequired', 'minItems', 'minProperties', 'discriminator'] as const
/** What would turn a missing part into an error, or the other way round. */
const keptAsTheyAre = new Set(['not', 'if', 'contains', 'propertyNames'])

/**
 * A schema that says nothing of what is missing: parts that are not there yet are no error while an
 * object is being filled in. Whatever fits the schema fits this one too.
 */
export function open(schema: SchemaNode): SchemaNode {
  const node = without(schema, whatMayBeMissing) as Record<string, unknown>
  if (Array.isArray(node.oneOf)) {
    // Without what they require, several branches may fit.
    const one = { anyOf: node.oneOf }
    if (node.anyOf === undefined) node.anyOf = node.oneOf
    else node.allOf = [...(Array.isArray(node.allOf) ? node.allOf : []), one]
    delete node.oneOf
  }
  if (typeof node.$ref === 'string') node.$ref = node.$ref.replace(`${ROOT}#`, `${OPEN_ROOT}#`)
  if (node.contains !== undefined) node.minContains = 0
  return withInside(node, (inner, keyword) =>
    keptAsTheyAre.has(keyword) || typeof inner === 'boolean' ? inner : open(inner as SchemaNode),
  ) as SchemaNode
}
