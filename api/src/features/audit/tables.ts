export {}

declare module '../../platform/database/tables.ts' {
  /** What was done, by whom. */
  interface Tables {
    audit: {
      id: string
      tenant_id: string | null
      at: string
      account_id: string | null
      action: string
      object: string
      details: string
      request_id: string | null
    }
  }
}
