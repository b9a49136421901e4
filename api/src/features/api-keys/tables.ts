import type { Action } from '@vitrine/schemas'
import type { JsonText } from '../../platform/database/json-text.ts'

declare module '../../platform/database/tables.ts' {
  /** API keys, of which only a hash is stored, and the sites that they are for. Times in milliseconds. */
  interface Tables {
    api_keys: {
      id: string
      /** Who made it, and as whom it asks. */
      account_id: string
      name: string
      /** How the key begins, by which it is found and recognised. */
      start: string
      /** SHA-256 of the whole key. */
      token_hash: string
      actions: JsonText<readonly Action[]>
      languages: JsonText<readonly string[]> | null
      created_at: number
      expires_at: number
      /** To the minute. */
      used_at: number | null
    }
    api_key_sites: { tenant_id: string; key_id: string }
  }
}
