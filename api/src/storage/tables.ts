import type { ContentKind, Status } from '@vitrine/schemas'
import type { Kysely } from 'kysely'

/**
 * The tables, as both engines know them. JSON is text that no statement looks into; every table of
 * a tenant carries `tenant_id`, and every statement on it names one.
 */
export interface Tables {
  tenants: {
    id: string
    client_id: string
    name: string
    /** `TenantSettings` of sites/ as JSON. */
    settings: string
    /** `SiteFacts` of sites/ as JSON: what most visits do not ask for, so that they do not read it. */
    facts: string
    content_version: number
    current_release: string | null
    created_at: string
  }
  domains: { host: string; tenant_id: string; verified: number; is_primary: number }
  /** `document` is the draft without what `draft_pages` holds. */
  drafts: { id: number; tenant_id: string; name: string; revision: number; document: string }
  draft_pages: { tenant_id: string; draft_id: number; page_id: string; page_schema: string; settings: string }
  releases: { id: string; tenant_id: string; document: string; created_at: string }
  editions: { tenant_id: string; address: string; document: string }
  contents: {
    tenant_id: string
    id: string
    kind: ContentKind
    slug: string
    status: Status
    position: number
    revision: number
    created_at: string
    updated_at: string
    published_at: string | null
    settings: string
    /** Its name or title by language, as JSON, so that lists of addresses read no settings. */
    names: string
    /** Its name in the base, folded, to sort by. */
    sort_name: string
    /** All its words in every language, folded, to look through. */
    search: string
  }
  contents_categories: { tenant_id: string; content_id: string; kind: ContentKind; category: string }
  /** The next numbers of tenants and drafts. */
  counters: { name: string; value: number }
}

export type Database = Kysely<Tables>

export type Engine = 'sqlite' | 'postgres'
