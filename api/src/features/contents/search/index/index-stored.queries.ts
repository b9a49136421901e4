import { type ContentKind, contentKinds } from '@vitrine/schemas'
import type { Database } from '../../../../platform/database/tables.ts'
import { recordOf } from '../../stored-record.ts'
import { indexWrites } from './index.queries.ts'
import { BLOCK } from './postings.ts'

/** Fills the empty index of every site with what is stored, inside one transaction: for a migration. */
export async function indexStored(db: Database): Promise<void> {
  const sites = await db.selectFrom('tenants').select('id').orderBy('id').execute()
  for (const { id } of sites) for (const kind of contentKinds) await indexKind(db, id, kind)
}

async function indexKind(db: Database, tenantId: string, kind: ContentKind): Promise<void> {
  const read = (after: string) =>
    db
      .selectFrom('contents')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('kind', '=', kind)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BLOCK)
      .execute()
  for (let rows = await read(''); rows.length > 0; rows = await read(rows.at(-1)?.id ?? '')) {
    const changes = rows.map((row) => ({ after: recordOf(row) }))
    for (const write of indexWrites(tenantId, changes)) await write(db)
  }
}
