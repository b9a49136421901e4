import type { ContentKind } from '@vitrine/schemas'
import type { RouteKey } from '../../routing/routes.ts'

/** The kind of content that a route shows one of, by the id or slug in its address. */
export const subjectKinds: Readonly<Partial<Record<RouteKey, ContentKind>>> = {
  product: 'product',
  case: 'case',
  infoDetail: 'info',
  policy: 'policy',
  collection: 'collection',
}
