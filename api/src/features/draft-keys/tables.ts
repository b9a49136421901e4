export {}

declare module '../../platform/database/tables.ts' {
  /** What lets somebody to one draft. */
  interface Tables {
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
      /** Whether who has a link to a preview may comment. */
      allows_comments: 0 | 1
    }
  }
}
