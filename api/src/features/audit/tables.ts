import type { AuditEvent } from '../../http/access/identity.ts'
import type { JsonText } from '../../platform/database/json-text.ts'

type AuditDetails = NonNullable<AuditEvent['details']>

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
      details: JsonText<AuditDetails>
      request_id: string | null
      /** The name of the API key that it was done with. */
      api_key: string | null
    }
  }
}
