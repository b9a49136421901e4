import type { Storage } from '../../platform/database/storage.ts'
import { deleteImport } from './imports.queries.ts'

const DAY = 24 * 60 * 60 * 1000
/** So long an import waits that nobody applied, and so long one that was can be taken back, in milliseconds. */
const [UNFINISHED, FINISHED] = [7 * DAY, 30 * DAY] as const

/** Takes away imports that nobody came back to, and those that were applied long ago. Their number. */
export async function sweepContentImports({ db }: Pick<Storage, 'db'>, now: number): Promise<number> {
  const before = (age: number) => new Date(now - age).toISOString()
  const old = await db
    .selectFrom('content_imports')
    .select(['tenant_id', 'id'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'checking'), eb('updated_at', '<', before(UNFINISHED))]),
        eb('updated_at', '<', before(FINISHED)),
      ]),
    )
    .execute()
  for (const { tenant_id: tenantId, id } of old) await deleteImport(db, { tenantId, id })
  return old.length
}
