import type { Operation } from '@vitrine/schemas'
import type { JsonText } from '../../platform/database/json-text.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Operations that were tried and wait to be applied. Times in milliseconds. */
    proposals: {
      id: string
      tenant_id: string
      account_id: string
      /** The API key with which it was made, and with which alone it is applied. */
      key_id: string | null
      /** Nothing where it is about contents. */
      draft_id: number | null
      base_revision: number
      operations: JsonText<readonly Operation[]>
      created_at: number
      expires_at: number
      applied_revision: number | null
    }
  }
}
