import type { SchemaNode } from '@vitrine/schemas'
import { followed } from './followed.ts'

/** The branch of a schema that holds an amount of money; the schema itself where it has no branches. */
export const moneyIn = (node: SchemaNode): SchemaNode | undefined =>
  [node, ...(node.oneOf ?? []).map(followed)].find(({ money }) => money !== undefined)
