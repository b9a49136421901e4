import type { Role } from '@vitrine/schemas'
import type { JsonText } from '../../platform/database/json-text.ts'

declare module '../../platform/database/tables.ts' {
  /** Accounts, what signs them in, and the sites that they work on. Tokens are never stored, only their SHA-256. */
  interface Tables {
    accounts: {
      id: string
      /** Lower case. */
      email: string
      name: string
      /** `passwordHash` of passwords.ts. */
      password: string
      may_add_sites: number
      created_at: string
      /** The language that they worked in last, for mails. */
      language: string | null
    }
    /** Links with which a new password may be set. */
    password_resets: { token_hash: string; account_id: string; expires_at: number }
    /** Times in milliseconds. */
    sessions: { token_hash: string; account_id: string; device: string; created_at: number; used_at: number }
    members: {
      tenant_id: string
      account_id: string
      role: Role
      languages: JsonText<readonly string[]>
      created_at: string
    }
  }
}
