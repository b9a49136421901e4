import type { ContentKind, Reference, SchemaNode } from '@vitrine/schemas'
import { followed } from './followed.ts'

/** What a value names: one content, or several where it is a list. */
export const referenceIn = ({ reference, items }: SchemaNode): Reference | undefined =>
  reference ?? (items && followed(items).reference)

/** By which name setters ask for contents of a kind. */
export const sourceOfKind: Readonly<Record<ContentKind, string>> = {
  product: 'products',
  collection: 'collections',
  case: 'cases',
  info: 'articles',
  policy: 'policies',
}
