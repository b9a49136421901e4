import type { RedirectStatus } from '@vitrine/schemas'

export interface RedirectTables {
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
