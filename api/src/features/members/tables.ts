import type { GrantedSet, Role } from '@vitrine/schemas'
import type { JsonText } from '../../platform/database/json-text.ts'

declare module '../../platform/database/tables.ts' {
  /** Those who were invited to a site. */
  interface Tables {
    invitations: {
      id: string
      token_hash: string
      tenant_id: string
      email: string
      role: Role
      languages: JsonText<readonly string[]>
      permission_sets: JsonText<readonly GrantedSet[]>
      invited_by: string
      created_at: string
      expires_at: number
      accepted_at: string | null
      /** The `dedupe_key` of the mail that holds its link. */
      mail_key: string | null
    }
  }
}
