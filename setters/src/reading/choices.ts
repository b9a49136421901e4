import type { Json, SchemaNode } from '@vitrine/schemas'
import { isChoiceOfBranches } from './branches.ts'

/** One of the values to choose from, with the name that its schema gives it. */
export interface NamedValue {
  readonly value: Json
  readonly title?: string
}

/** The values that a choice offers: `enum`, one `const`, or branches that are one value each. */
export function valuesOf(node: SchemaNode): readonly NamedValue[] {
  if (node.enum) return node.enum.map((value) => ({ value }))
  const branches = [node.oneOf, node.anyOf].find((all) => all && isChoiceOfBranches(all))
  if (branches)
    return branches.map(({ const: value, title }) => ({ value: value as Json, ...(title !== undefined && { title }) }))
  return node.const === undefined ? [] : [{ value: node.const }]
}
