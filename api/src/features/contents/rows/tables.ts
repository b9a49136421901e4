import type { ContentKind } from '@vitrine/schemas'

declare module '../../../platform/database/tables.ts' {
  /** What tables of contents in the office are sorted and filtered by, and the views of them that members saved. */
  interface Tables {
    contents_values: {
      tenant_id: string
      content_id: string
      kind: ContentKind
      /** The pattern of the value in the props: `priceTiers[].price`. */
      path: string
      /** `''` for the source language; other languages have a row where they say something themselves. */
      language: string
      /** Counts the values of a list. */
      place: number
      /** As it is compared: of what people write folded, of what is chosen or names a content as it is. */
      text: string | null
      /** Of an amount for one unit, in minor units. */
      number: number | null
      /** The text as it was written, where `text` is another. */
      written: string | null
    }
    /** Texts that a language lacks, and those whose source changed since; under `''` how many texts there are. */
    contents_gaps: {
      tenant_id: string
      content_id: string
      kind: ContentKind
      /** Only languages that a record says something in. */
      language: string
      missing: number
      outdated: number
    }
    content_views: {
      tenant_id: string
      id: string
      kind: ContentKind
      account_id: string
      name: string
      query: string
      is_shared: number
      updated_at: string
    }
  }
}
