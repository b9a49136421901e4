import type { EngineKind } from '@vitrine/schemas'
import type { Selectable } from 'kysely'
import type { Database, Tables } from '../../../platform/database/tables.ts'

export type EngineRow = Selectable<Tables['translation_engines']>

/** The engines of a site, by their kinds. */
export const enginesOf = (db: Database, tenantId: string): Promise<readonly EngineRow[]> =>
  db.selectFrom('translation_engines').selectAll().where('tenant_id', '=', tenantId).orderBy('kind').execute()

export const engineByKind = (db: Database, tenantId: string, kind: string): Promise<EngineRow | undefined> =>
  db
    .selectFrom('translation_engines')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind as EngineKind)
    .executeTakeFirst()

export async function putEngine(write: Database, row: EngineRow): Promise<void> {
  const { tenant_id, kind, ...rest } = row
  await write
    .insertInto('translation_engines')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind']).doUpdateSet(rest))
    .execute()
}

/** Takes an engine away; whether it was there. */
export async function deleteEngine(write: Database, tenantId: string, kind: EngineKind): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom('translation_engines')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
