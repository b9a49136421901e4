import type { Generated } from 'kysely'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** Many sites may claim a host; only one of them has it verified. */
    domains: {
      host: string
      tenant_id: string
      verified: number
      is_primary: number
      /** What the DNS has to hold to prove it; the database makes it. */
      token: Generated<string>
    }
  }
}
