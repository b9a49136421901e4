import type { Role } from '@vitrine/schemas'

/** The tables of accounts and of what lets somebody in. Tokens are never stored, only their SHA-256. */
export interface AccessTables {
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
  members: { tenant_id: string; account_id: string; role: Role; languages: string; created_at: string }
  invitations: {
    id: string
    token_hash: string
    tenant_id: string
    email: string
    role: Role
    languages: string
    invited_by: string
    created_at: string
    expires_at: number
    accepted_at: string | null
    /** The `dedupe_key` of the mail that holds its link. */
    mail_key: string | null
  }
  draft_keys: {
    id: string
    token_hash: string
    kind: 'preview' | 'ticket' | 'frame'
    tenant_id: string
    draft_id: number
    account_id: string | null
    /** The session that a ticket was made with; nothing for links to previews. */
    session_hash: string | null
    created_at: string
    expires_at: number
  }
  audit: {
    id: string
    tenant_id: string | null
    at: string
    account_id: string | null
    action: string
    object: string
    details: string
    request_id: string | null
  }
}
