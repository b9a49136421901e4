import type { Edition, Release, ResolvedTree } from '@vitrine/schemas'
import type { Generated } from 'kysely'
import type { JsonText } from '../../platform/database/json-text.ts'

declare module '../../platform/database/tables.ts' {
  /** What was published. */
  interface Tables {
    releases: {
      id: string
      tenant_id: string
      document: JsonText<Release>
      created_at: string
      draft_id: number | null
      draft_revision: number | null
      account_id: string | null
      kind: 'publish' | 'rollback' | null
      note: string | null
      /** Counts the releases of a tenant from 1. */
      number: number | null
    }
    editions: {
      tenant_id: string
      address: string
      document: JsonText<Edition | ResolvedTree>
      /** When a publish stored it last, in milliseconds: one that is going on needs it before any release names it. */
      stored_at: Generated<number>
    }
  }
}
