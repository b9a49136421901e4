import { type JsonText, toJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { StoredFacts } from './site-facts.ts'
import type { TenantSettings } from './tenants.ts'

/** What a site says of itself, as it is stored. */
export const storedSiteSettings = (db: Database, tenantId: string) =>
  db
    .selectFrom('tenants')
    .select(['name', 'client_id', 'settings', 'facts'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()

export interface NewSettings {
  readonly name: string
  readonly settings: TenantSettings
  readonly facts: JsonText<StoredFacts>
}

/** Stores them, inside the transaction that holds the site. */
export async function storeSettings(write: Database, tenantId: string, input: NewSettings): Promise<void> {
  const { name, settings, facts } = input
  await write
    .updateTable('tenants')
    .set({ name, settings: toJson(settings), facts })
    .where('id', '=', tenantId)
    .execute()
}
