import { deref, type SchemaNode } from '@vitrine/schemas'

/** The branch of a schema that holds an amount of money; the schema itself where it has no branches. */
export const moneyIn = (node: SchemaNode): SchemaNode | undefined =>
  [node, ...(node.oneOf ?? []).map(deref)].find(({ money }) => money !== undefined)
