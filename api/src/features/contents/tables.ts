import type { ContentKind, Status } from '@vitrine/schemas'

declare module '../../platform/database/tables.ts' {
  /** Products, cases, articles, collections and policies, and what they are found by. */
  interface Tables {
    contents: {
      tenant_id: string
      id: string
      kind: ContentKind
      slug: string
      status: Status
      position: number
      revision: number
      created_at: string
      updated_at: string
      published_at: string | null
      settings: string
      /** Its name or title by language, as JSON, so that lists of addresses read no settings. */
      names: string
      /** Its name in the base, folded, to sort by. */
      sort_name: string
    }
    contents_categories: { tenant_id: string; content_id: string; kind: ContentKind; category: string }
    /** Which words each is found by. */
    contents_words: { tenant_id: string; content_id: string; kind: ContentKind; word: string }
    /** Every word of a tenant once: parts of words and typing errors are looked up here. */
    search_words: { tenant_id: string; word: string }
  }
}
