import type { ContentKind, ContentRecord } from '@vitrine/schemas'
import type { Database } from '../../platform/database/tables.ts'
import { recordOf } from '../contents/stored-record.ts'

/** Some contents of a kind behind one, by their ids. */
export async function contentsAfter(
  db: Database,
  tenantId: string,
  kind: ContentKind,
  after: string,
  limit: number,
): Promise<readonly ContentRecord[]> {
  const rows = await db
    .selectFrom('contents')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(recordOf)
}

export async function countContents(db: Database, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('contents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
