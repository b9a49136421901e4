import type { SchemaNode } from '@vitrine/schemas'
import type { FormSchema } from '../../reading/form-schema.ts'

/** What is said about a field below its label. */
export interface AboutField {
  /** What its schema says of it, for whoever fills it in. */
  readonly description?: string
  /** A reference of its schema that leads nowhere, so that it is edited as JSON and not checked. */
  readonly unread?: string
}

/** What there is to say about a field. The schemas of panels describe their fields to developers, not to owners. */
export function aboutOf(
  node: SchemaNode,
  schema: SchemaNode,
  known: FormSchema,
  hasDescriptions: boolean,
): AboutField | undefined {
  const unread = known.unreadRef(schema)
  const description = hasDescriptions ? node.description : undefined
  if (unread === undefined && description === undefined) return undefined
  return { ...(description !== undefined && { description }), ...(unread !== undefined && { unread }) }
}
