import type { SiteLanguage } from '@vitrine/schemas'
import type { Tenant } from '../../../http/access/site.ts'
import { fromJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'

/** The languages in which something may be written, once each: those of the published site, then of its drafts. */
export async function writtenLanguages(db: Database, { id, languages }: Tenant): Promise<readonly SiteLanguage[]> {
  const drafts = await db.selectFrom('drafts').select('document').where('tenant_id', '=', id).execute()
  const written = drafts.flatMap(({ document }) => fromJson(document).globalConfiguration.languages)
  const all = [...languages, ...written].toReversed()
  return [...new Map(all.map((language) => [language.code, language])).values()].toReversed()
}

/** Their codes. */
export const configuredLanguages = async (db: Database, tenant: Tenant): Promise<readonly string[]> =>
  (await writtenLanguages(db, tenant)).map(({ code }) => code)
