import { childPath, isObject, itemPath, type Json, type SchemaNode } from '@vitrine/schemas'
import { type BranchAt, branchSchema, type Steps, unionOf } from '../../reading/branches.ts'
import { activeShape, hasConditions } from '../../reading/conditions.ts'
import { schemaOfEntry } from '../../reading/entries.ts'
import { stepOf } from '../../value-source/json-path.ts'
import type { FormSurroundings } from '../form-context.ts'
import { nameInWords } from '../labels.ts'

interface Around extends Pick<FormSurroundings, 'schema' | 'labelOf' | 't'> {
  readonly branchAt: BranchAt
}

/** What counts of a schema for a value: the branch that it is of, with what its conditions bring. */
function shapeOf(
  schema: SchemaNode,
  value: Json | undefined,
  steps: Steps,
  { schema: form, branchAt }: Pick<Around, 'schema' | 'branchAt'>,
): SchemaNode {
  const { node } = form.read(schema)
  const shape = isObject(value) && hasConditions(node) ? activeShape(node, value, form) : node
  const union = unionOf(shape, form)
  const branch = union?.branches[branchAt(union, value, steps)]
  return union && branch ? shapeOf(branchSchema(union, branch), value, steps, { schema: form, branchAt }) : shape
}

/** The labels of the fields on the way to a place in a value, the outermost first; of items, their numbers. */
export function namesOfPlace(steps: Steps, schema: SchemaNode, value: Json, around: Around): readonly string[] {
  const { schema: form, labelOf, t } = around
  const names: string[] = []
  let [inner, outer, path]: [Json | undefined, SchemaNode, string] = [value, schema, '']
  for (const [at, step] of steps.entries()) {
    const shape = shapeOf(outer, inner, steps.slice(0, at), around)
    if (typeof step === 'number') {
      names.push(t('list.item', { number: step + 1 }))
      outer = shape.items ?? {}
      path = itemPath(path, `${step}`)
      inner = Array.isArray(inner) ? inner[step] : undefined
    } else {
      const declared = Object.hasOwn(shape.properties ?? {}, step) ? shape.properties?.[step] : undefined
      path = childPath(path, stepOf(step))
      outer = declared ?? schemaOfEntry(shape, step)
      names.push(declared ? labelOf(path, form.read(declared).node) : nameInWords(step))
      inner = isObject(inner) ? inner[step] : undefined
    }
  }
  return names
}
