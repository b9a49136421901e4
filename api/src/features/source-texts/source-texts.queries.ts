import type { Database } from '../../platform/database/tables.ts'
import type { SourceTexts } from './changed-sources.ts'

/** How many a site keeps; of more, those that changed longest ago go. */
const MOST = 50_000
const AT_ONCE = 200

/** Keeps what sources said, once for each wording. */
export async function keepSourceTexts(write: Database, tenantId: string, texts: SourceTexts): Promise<void> {
  const now = Date.now()
  const rows = [...texts].map(([fingerprint, text]) => ({ tenant_id: tenantId, fingerprint, text, changed_at: now }))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await write
      .insertInto('source_texts')
      .values(rows.slice(from, from + AT_ONCE))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'fingerprint']).doUpdateSet({ changed_at: now }))
      .execute()
  if (rows.length > 0) await pruneSourceTexts(write, tenantId)
}

async function pruneSourceTexts(write: Database, tenantId: string): Promise<void> {
  const last = await write
    .selectFrom('source_texts')
    .select('changed_at')
    .where('tenant_id', '=', tenantId)
    .orderBy('changed_at', 'desc')
    .offset(MOST)
    .limit(1)
    .executeTakeFirst()
  if (last)
    await write
      .deleteFrom('source_texts')
      .where('tenant_id', '=', tenantId)
      .where('changed_at', '<=', last.changed_at)
      .execute()
}

/** Those of some fingerprints that are known. */
export const readSourceTexts = (
  db: Database,
  tenantId: string,
  fingerprints: readonly string[],
): Promise<readonly { readonly fingerprint: string; readonly text: string }[]> =>
  db
    .selectFrom('source_texts')
    .select(['fingerprint', 'text'])
    .where('tenant_id', '=', tenantId)
    .where('fingerprint', 'in', fingerprints)
    .orderBy('fingerprint')
    .execute()
