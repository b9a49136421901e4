import { type JsonText, toJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { StoredFacts } from './site-facts.ts'
import type { TenantSettings } from './tenants.ts'

export interface NewSite {
  readonly id: string
  readonly clientId: string
  readonly name: string
  readonly settings: TenantSettings
  readonly facts: JsonText<StoredFacts>
}

/** Stores a site that has not published anything yet; a unique violation tells that its number or its name is taken. */
export async function insertSite(write: Database, { id, clientId, name, settings, facts }: NewSite): Promise<void> {
  await write
    .insertInto('tenants')
    .values({
      id,
      client_id: clientId,
      name,
      settings: toJson(settings),
      facts,
      content_version: 1,
      current_release: null,
      created_at: new Date().toISOString(),
      removed_at: null,
    })
    .execute()
}
