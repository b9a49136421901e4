export {}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** What is said about drafts by those who were given a link to a preview, and by members. */
    preview_comments: {
      tenant_id: string
      id: string
      /** The comment that it replies to; nothing for what begins a thread. */
      thread_id: string | null
      draft_id: number
      page_id: string
      language: string
      /** Where on the site it was seen. */
      path: string
      /** Nothing where it is about the page as a whole. */
      component_id: string | null
      /** The type of the section. */
      section: string | null
      /** The link that it came with; what became of that link does not matter. */
      link_id: string | null
      /** The member who wrote it, as long as the account is there. */
      account_id: string | null
      is_member: 0 | 1
      /** As somebody without an account said it; empty for members. */
      name: string
      /** SHA-256 of the secret with which it may be changed. */
      author_hash: string | null
      text: string
      client_key: string
      created_at: number
      edited_at: number | null
      /** Of what begins a thread. */
      resolved_at: number | null
    }
  }
}
