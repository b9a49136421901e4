export {}

declare module '../../platform/database/tables.ts' {
  /** One row for each site, and the next numbers of sites and drafts. */
  interface Tables {
    tenants: {
      id: string
      client_id: string
      name: string
      /** `TenantSettings` of tenants.ts as JSON. */
      settings: string
      /** `SiteFacts` of site-facts.ts as JSON: what most visits do not ask for, so that they do not read it. */
      facts: string
      content_version: number
      current_release: string | null
      created_at: string
    }
    /** The next numbers of tenants and drafts. */
    counters: { name: string; value: number }
  }
}
