import { baseLanguage } from '@vitrine/model'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Database } from '../../platform/database/tables.ts'
import type { TextLanguages } from './indexed-texts.ts'

/** Where texts are indexed: those of one draft, or of all contents of a site. */
export interface TextScope {
  readonly tenantId: string
  /** `draft:12` or `contents`. */
  readonly scope: string
}

/** Where the texts of a draft are indexed. */
export const scopeOfDraft = (tenantId: string, draftsId: string): TextScope => ({
  tenantId,
  scope: `draft:${draftsId}`,
})

/** Where the texts of contents are indexed. */
export const scopeOfContents = (tenantId: string): TextScope => ({ tenantId, scope: 'contents' })

const setScope = (
  db: Database,
  { tenantId, scope }: TextScope,
  values: { readonly stamp?: string; readonly is_ready?: number },
) => db.updateTable('text_scopes').set(values).where('tenant_id', '=', tenantId).where('scope', '=', scope).execute()

/** What an index was made with, and whether all of it is there; nothing where nobody has asked for it yet. */
export async function scopeNow(
  db: Database,
  { tenantId, scope }: TextScope,
): Promise<{ readonly stamp: string; readonly isReady: boolean } | undefined> {
  const row = await db
    .selectFrom('text_scopes')
    .select(['stamp', 'is_ready'])
    .where('tenant_id', '=', tenantId)
    .where('scope', '=', scope)
    .executeTakeFirst()
  return row && { stamp: row.stamp, isReady: row.is_ready === 1 }
}

/**
 * Whether the index of a scope is kept by saves: it was made with the same sections and languages. What was made with
 * others is marked, to be made anew when somebody asks for it.
 */
export async function isKept(db: Database, at: TextScope, stamp: string): Promise<boolean> {
  const known = await scopeNow(db, at)
  if (!known || known.stamp === '') return false
  if (known.stamp !== stamp) await setScope(db, at, { stamp: '', is_ready: 0 })
  return known.stamp === stamp
}

/** Marks an index as one that is made anew: saves leave it alone until it has a stamp. */
export async function resetScope(db: Database, { tenantId, scope }: TextScope): Promise<void> {
  await db
    .insertInto('text_scopes')
    .values({ tenant_id: tenantId, scope, stamp: '', is_ready: 0, next_id: 1 })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'scope']).doUpdateSet({ stamp: '', is_ready: 0 }))
    .execute()
}

/** From now on saves write what they change. */
export const keepScope = (db: Database, at: TextScope, stamp: string) => setScope(db, at, { stamp })

/** All of it is there. */
export const endScope = (db: Database, at: TextScope) => setScope(db, at, { is_ready: 1 })

/** The languages in which contents are written: those of the site, then those of its drafts. */
export async function languagesOfContents(db: Database, tenantId: string): Promise<TextLanguages> {
  const { settings } = await db
    .selectFrom('tenants')
    .select('settings')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  const site = fromJson(settings)
  const drafts = await db
    .selectFrom('drafts')
    .select('document')
    .where('tenant_id', '=', tenantId)
    .orderBy('id')
    .execute()
  const written = drafts.flatMap(({ document }) => fromJson(document).globalConfiguration.languages)
  const base = baseLanguage(site)
  const codes = new Set([...site.languages, ...written].map(({ code }) => code))
  codes.delete(base)
  return { base, others: [...codes] }
}
