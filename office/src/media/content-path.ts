import type { ContentKind } from '@vitrine/schemas'

/** The screen of each kind of content. */
export const pathOfContent = {
  product: '/products',
  case: '/cases',
  info: '/news',
  collection: '/collections',
  policy: '/policies',
} as const satisfies Readonly<Record<ContentKind, string>>
