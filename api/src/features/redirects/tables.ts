import type { RedirectStatus } from '@vitrine/schemas'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    redirects: {
      tenant_id: string
      id: string
      /** As `redirectPath` writes it. */
      path: string
      target: string
      status: RedirectStatus
      revision: number
    }
  }
}
