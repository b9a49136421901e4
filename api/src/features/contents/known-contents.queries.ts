import type { KnownContent } from '@vitrine/model'
import type { Database } from '../../platform/database/tables.ts'

/** What links may lead to: everything that the tenant has, seen by visitors or not. */
export async function knownContents(db: Database, tenantId: string): Promise<readonly KnownContent[]> {
  const rows = await db
    .selectFrom('contents')
    .select(['kind', 'id', 'slug', 'status'])
    .where('tenant_id', '=', tenantId)
    .execute()
  return rows.map(({ status, ...content }) => ({ ...content, isPublished: status === 'published' }))
}
