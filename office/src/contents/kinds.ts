import type { ContentKind } from '@vitrine/schemas'

/** The kinds of contents by the paths of their screens. */
export const kindOfPath = {
  products: 'product',
  cases: 'case',
  news: 'info',
  collections: 'collection',
  policies: 'policy',
} as const satisfies Readonly<Record<string, ContentKind>>
export type ContentPath = keyof typeof kindOfPath

export const pathOfKind = Object.fromEntries(
  Object.entries(kindOfPath).map(([path, kind]) => [kind, path]),
) as Readonly<Record<ContentKind, ContentPath>>
