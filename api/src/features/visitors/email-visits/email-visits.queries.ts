import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/tables.ts'

/** A visit that came from a marketing e-mail. */
export interface EmailVisit {
  readonly emailId: string
  readonly url: string
  readonly region: string
  /** In milliseconds. */
  readonly at: number
}

export async function insertEmailVisit(
  db: Database,
  tenantId: string,
  { emailId, url, region, at }: EmailVisit,
): Promise<void> {
  await db
    .insertInto('openings')
    .values({ id: randomUUID(), tenant_id: tenantId, email_id: emailId, url, region, at })
    .execute()
}
