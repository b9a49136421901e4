import type { ContentKind, Settings, Status } from '@vitrine/schemas'
import type { JsonText } from '../../platform/database/json-text.ts'

/** That of the base stands under `''`. */
export type NamesByLanguage = Readonly<Record<string, string>>

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
      settings: JsonText<Settings>
      /** Its name or title by language, so that lists of addresses read no settings. */
      names: JsonText<NamesByLanguage>
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
