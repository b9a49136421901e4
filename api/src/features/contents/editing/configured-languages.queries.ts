import type { Tenant } from '../../../http/access/site.ts'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'

/** The languages in which something may be written: those of the published site and of its drafts. */
export async function configuredLanguages(db: Database, { id, languages }: Tenant): Promise<readonly string[]> {
  const drafts = await db.selectFrom('drafts').select('document').where('tenant_id', '=', id).execute()
  const written = drafts.flatMap(({ document }) => fromJson(document).globalConfiguration.languages)
  return [...languages, ...written].map(({ code }) => code)
}
