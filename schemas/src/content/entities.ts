import { caseEntity } from './case.ts'
import { collectionEntity } from './collection.ts'
import type { EntitySpec } from './entity.ts'
import { infoEntity } from './info.ts'
import type { ContentKind } from './kinds.ts'
import { policyEntity } from './policy.ts'
import { productEntity } from './product.ts'

/** Each kind of content as data. */
export const entities: Readonly<Record<ContentKind, EntitySpec>> = {
  product: productEntity,
  case: caseEntity,
  info: infoEntity,
  collection: collectionEntity,
  policy: policyEntity,
}
