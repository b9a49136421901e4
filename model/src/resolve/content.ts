import { type ContentRecord, contentProps, type Json } from '@vitrine/schemas'
import type { LanguageOrder } from './languages.ts'
import { resolve } from './resolve.ts'

/** A product, case, article, collection or policy in one language, as visitors get it. */
export interface ResolvedContent {
  readonly id: string
  readonly slug: string
  readonly publishedAt: string
  readonly props: Readonly<Record<string, Json>>
  /** The language of the texts that come from another one than was asked, by path (R225). */
  readonly languages?: Readonly<Record<string, string>>
}

/** A record in one language. One that was never published counts as published when it was made. */
export function resolveContent(record: ContentRecord, order: LanguageOrder): ResolvedContent {
  const { props, languages } = resolve(contentProps[record.kind], record.settings, order)
  return {
    id: record.id,
    slug: record.slug,
    publishedAt: record.publishedAt ?? record.createdAt,
    props,
    ...(Object.keys(languages).length > 0 && { languages }),
  }
}
