export {}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** What sources of translations said before they changed, as lines, by the fingerprint that notes name. */
    source_texts: {
      tenant_id: string
      fingerprint: string
      text: string
      /** When it was said last, in milliseconds. */
      changed_at: number
    }
  }
}
