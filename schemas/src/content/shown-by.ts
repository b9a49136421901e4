import type { PageType } from '../documents/page-types.ts'
import type { ContentKind } from './kinds.ts'

/** The kind of page that shows each kind of content, one by one. */
export const pageTypeOf = {
  product: 'product',
  case: 'case',
  info: 'info-detail',
  collection: 'collections',
  policy: 'policy',
} as const satisfies Record<ContentKind, PageType>

const kindByType = new Map<PageType, ContentKind>(
  Object.entries(pageTypeOf).map(([kind, type]) => [type, kind as ContentKind]),
)

/** The kind of content that a kind of page shows by its id; nothing for pages that show no single one. */
export const contentKindOf = (pageType: PageType): ContentKind | undefined => kindByType.get(pageType)
