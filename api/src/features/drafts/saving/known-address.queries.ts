import { contains } from '../../../platform/database/contains.ts'
import type { Database } from '../../../platform/database/tables.ts'

/**
 * Whether the site holds an address somewhere, or its draft held it once: what was taken away may come
 * back by an undo, and what is there may be copied.
 */
export async function isKnownAddress(
  db: Database,
  { tenantId, draftId }: { readonly tenantId: string; readonly draftId: number },
  address: string,
): Promise<boolean> {
  const text = JSON.stringify(address)
  const page = await db
    .selectFrom('draft_pages')
    .select('page_id')
    .where('tenant_id', '=', tenantId)
    .where(({ or, ref }) => or([contains(ref('settings'), text), contains(ref('record'), text)]))
    .limit(1)
    .executeTakeFirst()
  const draft = await db
    .selectFrom('drafts')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(({ ref }) => contains(ref('document'), text))
    .limit(1)
    .executeTakeFirst()
  const operation = await db
    .selectFrom('operations')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('draft_id', '=', draftId)
    .where(({ or, ref }) => or([contains(ref('document'), text), contains(ref('inverse'), text)]))
    .limit(1)
    .executeTakeFirst()
  return (page ?? draft ?? operation) !== undefined
}
