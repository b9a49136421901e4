import type { Json, SchemaNode } from '@vitrine/schemas'
import { kindsOf, schemaKindOf, takesKind } from '../../reading/types.ts'
import type { SchemaPlace, Setter, SetterMatch } from '../../setter.ts'
import { rankedSetterFor } from '../../setter-for.ts'
import type { FormSurroundings } from '../form-context.ts'

type Around = Pick<FormSurroundings, 'matches' | 'schema' | 'mode'>

/** The setter of the application for a place; nothing where ours ranks higher, or none of its own matches. */
export function ownSetterFor(
  schema: SchemaNode,
  path: string,
  { matches, schema: form, mode }: Around,
): Setter | undefined {
  if (matches.length === 0) return undefined
  const { node } = form.read(schema)
  const at = { path, root: form.root }
  let best = rankedSetterFor(schema, mode, form).rank
  let found: Setter | undefined
  for (const one of matches) {
    const rank = rankOf(one, node, at)
    if (rank === false || !(rank >= best)) continue
    best = rank
    found = one.setter
  }
  return found
}

/** A match function of somebody else that throws says nothing of the value. */
function rankOf({ match }: SetterMatch, node: SchemaNode, at: SchemaPlace): number | false {
  try {
    return match(node, at)
  } catch {
    return false
  }
}

/** Whether a setter of the application can show a value: one of a kind that its schema takes. */
export function canOwnShow(node: SchemaNode, value: Json | undefined): boolean {
  return value === undefined || kindsOf(node).length === 0 || takesKind(node, schemaKindOf(value))
}
