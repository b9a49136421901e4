import { deref, namesDefinition, type SchemaNode } from '@vitrine/schemas'

/** A node with its shared definition followed. Schemas from elsewhere may name what only their own form finds. */
export const followed = (node: SchemaNode): SchemaNode => (namesDefinition(node) ? deref(node) : node)
