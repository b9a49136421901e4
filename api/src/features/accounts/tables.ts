import type { GrantedSet, Role } from '@vitrine/schemas'
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
      /** The language that they chose for mails; it counts more. */
      chosen_language: string | null
    }
    /** Links with which a new password may be set. */
    password_resets: { token_hash: string; account_id: string; expires_at: number }
    /** Links with which a new address is confirmed. */
    email_changes: { token_hash: string; account_id: string; email: string; expires_at: number }
    /** Two-factor sign-in; it is on once it was confirmed. */
    two_factor: {
      account_id: string
      /** Sealed for the account. */
      secret: string
      /** Milliseconds. */
      confirmed_at: number | null
      /** The latest step whose code was used: no code signs in twice. */
      last_step: number
    }
    /** SHA-256 of codes that were not used yet. */
    recovery_codes: { account_id: string; code_hash: string }
    /** Passkeys. Times in milliseconds. */
    passkeys: {
      id: string
      account_id: string
      /** As the authenticator names it, in base64url. */
      credential_id: string
      /** COSE, in base64url. */
      public_key: string
      /** How often it signed, as the authenticator counts. */
      counter: number
      transports: JsonText<readonly string[]>
      /** Where it was made (the id of the relying party): it signs in nowhere else. */
      host: string
      name: string
      created_at: number
      used_at: number | null
    }
    /** What an authenticator is asked to sign, once: to add a passkey to an account, else to sign in. */
    passkey_challenges: { challenge_hash: string; account_id: string | null; expires_at: number }
    /** Times in milliseconds. */
    sessions: { token_hash: string; account_id: string; device: string; created_at: number; used_at: number }
    members: {
      tenant_id: string
      account_id: string
      role: Role
      languages: JsonText<readonly string[]>
      permission_sets: JsonText<readonly GrantedSet[]>
      created_at: string
    }
  }
}
