import type { JsonText } from '../../../platform/database/json-text.ts'

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** Who asked to publish a draft, and what became of it. Times in milliseconds. */
    publish_requests: {
      id: string
      tenant_id: string
      draft_id: number
      /** Of the draft, when it was asked. */
      revision: number
      account_id: string | null
      /** The name of the API key that asked. */
      api_key: string | null
      note: string
      /** What is to be published, where it is not all. */
      languages: JsonText<readonly string[]> | null
      pages: JsonText<readonly string[]> | null
      state: 'open' | 'published' | 'declined'
      created_at: number
      ended_by: string | null
      ended_at: number | null
    }
  }
}
