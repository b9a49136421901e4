import type { BuiltInPageType, Draft, Operation, PageRecord, PageSchema, SettingsById } from '@vitrine/schemas'
import type { JsonText } from '../../platform/database/json-text.ts'

/** What the table of drafts holds of one: all but the pages and what has columns of its own. */
export type DraftDocument = Pick<Draft, 'menuList' | 'globalConfiguration'>

declare module '../../platform/database/tables.ts' {
  /** Drafts and what was done to them. */
  interface Tables {
    /** `document` is the draft without what `draft_pages` holds: menus and the global configuration. */
    drafts: {
      id: number
      tenant_id: string
      name: string
      revision: number
      document: JsonText<DraftDocument>
      created_at: string
      updated_at: string
    }
    draft_pages: {
      tenant_id: string
      draft_id: number
      page_id: string
      /** Its order stands beside it. */
      record: JsonText<PageRecord>
      position: number
      page_schema: JsonText<PageSchema>
      settings: JsonText<SettingsById>
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
      target_type: BuiltInPageType
      target_ids: JsonText<readonly string[]>
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
      document: JsonText<Operation>
      inverse: JsonText<Operation>
      request_id: string | null
      /** The name of the API key that it was done with. */
      api_key: string | null
    }
  }
}
