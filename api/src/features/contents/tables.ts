import type { ContentKind, Operation, Settings, Status } from '@vitrine/schemas'
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
    /** What was done to contents, in order; with the operation that takes it back. */
    content_operations: {
      tenant_id: string
      id: string
      revision: number
      position: number
      /** The key of the content: `product/k3v9Qa2Z`. */
      content: string
      content_revision: number
      account_id: string | null
      at: string
      document: JsonText<Operation>
      inverse: JsonText<Operation>
      request_id: string | null
      /** The name of the API key that it was done with. */
      api_key: string | null
    }
    contents_categories: { tenant_id: string; content_id: string; kind: ContentKind; category: string }
    /** What lists are sorted and filtered by, of each record by its number, which no other record ever gets. */
    search_documents: {
      tenant_id: string
      kind: ContentKind
      ordinal: number
      /** The id of the record. */
      of: string
      /** A code of its status (`statusCodes`); that of archived ones also for what is gone. */
      shown: number
      /** The content version of the site with which it changed last. */
      changed: number
      position: number
      /** In milliseconds since 1970, as the next one. */
      published_at: number
      updated_at: number
      /** In thousandths of the smallest coin, for one piece. */
      price: number | null
      currency: string | null
      minimum: number | null
      slug: string
      sort_name: string
      /** The numbers of its facets, four bytes each. */
      facets: Uint8Array
    }
    /** Every word of the records of a kind once: parts of words are looked up here. */
    search_words: {
      tenant_id: string
      kind: ContentKind
      id: number
      word: string
      /** Its letters from the end, for what a word ends with. */
      reversed: string
      /** In how many records it stands. */
      count: number
    }
    /** Which records a word stands in: see `search/index/postings.ts`. */
    search_postings: { tenant_id: string; word_id: number; block: number; data: Uint8Array }
    /** Words with one letter less, for words with an error. */
    search_typos: { tenant_id: string; kind: ContentKind; form: string; word_id: number }
    /** Values that lists are filtered by. */
    search_facets: {
      tenant_id: string
      kind: ContentKind
      id: number
      facet: string
      value: string
      names: JsonText<Readonly<Record<string, readonly [facet: string, value: string]>>>
    }
  }
}
