import { childPath, isObject, itemPath, type Json, type SchemaNode } from '@vitrine/schemas'
import { branchOf, branchSchema, unionOf } from '../../reading/branches.ts'
import { activeShape, hasConditions } from '../../reading/conditions.ts'
import { schemaOfEntry } from '../../reading/entries.ts'
import type { FormSchema } from '../../reading/form-schema.ts'
import { stepOf } from '../../value-source/json-path.ts'
import type { FormSurroundings } from '../form-context.ts'
import { nameInWords } from '../labels.ts'

type Around = Pick<FormSurroundings, 'schema' | 'labelOf' | 't'>
type Steps = readonly (string | number)[]

/** What counts of a schema for a value: the branch that it is of, with what its conditions bring. */
function shapeOf(schema: SchemaNode, value: Json | undefined, form: FormSchema): SchemaNode {
  const { node } = form.read(schema)
  const shape = isObject(value) && hasConditions(node) ? activeShape(node, value, form) : node
  const union = unionOf(shape, form)
  const branch = union?.branches[branchOf(union, value, form)]
  return union && branch ? shapeOf(branchSchema(union, branch), value, form) : shape
}

/** The labels of the fields on the way to a place in a value, the outermost first; of items, their numbers. */
export function namesOfPlace(
  steps: Steps,
  schema: SchemaNode,
  value: Json,
  { schema: form, labelOf, t }: Around,
): readonly string[] {
  const names: string[] = []
  let [inner, around, path]: [Json | undefined, SchemaNode, string] = [value, schema, '']
  for (const step of steps) {
    const shape = shapeOf(around, inner, form)
    if (typeof step === 'number') {
      names.push(t('list.item', { number: step + 1 }))
      around = shape.items ?? {}
      path = itemPath(path, `${step}`)
      inner = Array.isArray(inner) ? inner[step] : undefined
    } else {
      const declared = Object.hasOwn(shape.properties ?? {}, step) ? shape.properties?.[step] : undefined
      path = childPath(path, stepOf(step))
      around = declared ?? schemaOfEntry(shape, step)
      names.push(declared ? labelOf(path, form.read(declared).node) : nameInWords(step))
      inner = isObject(inner) ? inner[step] : undefined
    }
  }
  return names
}
