import type { SectionProps } from '../keywords.ts'
import { caseProps } from './case.ts'
import { collectionProps } from './collection.ts'
import { infoProps } from './info.ts'
import type { ContentKind } from './kinds.ts'
import { policyProps } from './policy.ts'
import { productContentProps } from './product.ts'

/** The props schema of each kind of content. */
export const contentProps = {
  product: productContentProps,
  case: caseProps,
  info: infoProps,
  collection: collectionProps,
  policy: policyProps,
} as const satisfies Record<ContentKind, SectionProps>

export * from '../trade.ts'
export * from './case.ts'
export * from './collection.ts'
export * from './countries.ts'
export * from './entities.ts'
export * from './entity.ts'
export * from './entity-columns.ts'
export * from './entity-filters.ts'
export * from './info.ts'
export * from './kinds.ts'
export * from './policy.ts'
export * from './product.ts'
export * from './record.ts'
export * from './shown-by.ts'
export * from './spreadsheet-columns.ts'
export * from './spreadsheet-rows.ts'
export * from './usual-values.ts'
