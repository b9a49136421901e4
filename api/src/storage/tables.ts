import type { Kysely } from 'kysely'
import type { AccessTables } from '../access/tables.ts'
import type { ContentTables } from '../contents/tables.ts'
import type { DomainTables } from '../domains/tables.ts'
import type { MailTables } from '../mail/tables.ts'
import type { MediaTables } from '../media/tables.ts'
import type { RedirectTables } from '../redirects/tables.ts'
import type { VisitorTables } from '../visitors/tables.ts'

/**
 * The tables, as both engines know them. JSON is text that no statement looks into; every table of
 * a tenant carries `tenant_id`, and every statement on it names one.
 */
export interface Tables
  extends AccessTables,
    ContentTables,
    MediaTables,
    MailTables,
    VisitorTables,
    DomainTables,
    RedirectTables {
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
  releases: {
    id: string
    tenant_id: string
    document: string
    created_at: string
    draft_id: number | null
    draft_revision: number | null
    account_id: string | null
    kind: 'publish' | 'rollback' | null
    note: string | null
    /** Counts the releases of a tenant from 1. */
    number: number | null
  }
  editions: { tenant_id: string; address: string; document: string }
  /** The next numbers of tenants and drafts. */
  counters: { name: string; value: number }
}

export type Database = Kysely<Tables>

export type Engine = 'sqlite' | 'postgres'
