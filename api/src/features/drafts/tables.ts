export {}

declare module '../../platform/database/tables.ts' {
  /** Drafts and what was done to them. */
  interface Tables {
    /** `document` is the draft without what `draft_pages` holds: menus and the global configuration. */
    drafts: {
      id: number
      tenant_id: string
      name: string
      revision: number
      document: string
      created_at: string
      updated_at: string
    }
    draft_pages: {
      tenant_id: string
      draft_id: number
      page_id: string
      /** `PageRecord` as JSON; its order stands beside it. */
      record: string
      position: number
      page_schema: string
      settings: string
      created_at: string
      updated_at: string
      /** When visitors were shown it as they see it now; nothing while they see none of it. */
      published_at: string | null
    }
    /** Where each component stands: a page's id, or `:header`, `:footer`. */
    draft_components: { tenant_id: string; draft_id: number; component_id: string; page_id: string }
    page_associations: {
      tenant_id: string
      draft_id: number
      page_id: string
      /** Empty when the page as a whole is meant. */
      component_id: string
      target_type: string
      target_ids: string
      position: number
    }
    /** What was done to drafts, in order; with the operation that takes it back. */
    operations: {
      tenant_id: string
      draft_id: number
      id: string
      revision: number
      position: number
      account_id: string | null
      at: string
      document: string
      inverse: string
      request_id: string | null
    }
  }
}
