import type { Generated } from 'kysely'
import type { JsonText } from '../../platform/database/json-text.ts'
import type { StoredFacts } from './site-facts.ts'
import type { TenantSettings } from './tenants.ts'

declare module '../../platform/database/tables.ts' {
  /** One row for each site, and the next numbers of sites and drafts. */
  interface Tables {
    tenants: {
      id: string
      client_id: string
      name: string
      settings: JsonText<TenantSettings>
      /** What most visits do not ask for, so that they do not read it. */
      facts: JsonText<StoredFacts>
      content_version: number
      /** Counts the saves that changed contents. */
      contents_revision: Generated<number>
      current_release: string | null
      created_at: string
      /** When it was removed, in milliseconds; it is there for nobody then, and erased later. */
      removed_at: number | null
      /** 1 once a member hid the checklist of what is left to set up. */
      is_checklist_dismissed: Generated<number>
    }
    /** The next numbers of tenants and drafts. */
    counters: { name: string; value: number }
  }
}
