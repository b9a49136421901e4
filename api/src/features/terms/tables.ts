import type { TermKind } from '@vitrine/schemas'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Words by which a site is translated. */
    terms: {
      tenant_id: string
      id: string
      kind: TermKind
      language: string
      word: string
      /** As it is looked for and ordered: without case and accents. */
      folded: string
      /** 1 where upper and lower case must be as written. */
      has_case: number
    }
    term_targets: {
      tenant_id: string
      term_id: string
      position: number
      language: string
      word: string
      folded: string
    }
  }
}
