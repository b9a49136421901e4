import type { Answer, mediaDetail } from '@vitrine/schemas'
import { fromJson, toJson } from '../../../platform/database/json-text.ts'
import type { Database } from '../../../platform/database/tables.ts'
import type { ReplacementDocument } from '../tables.ts'

type Shown = Answer<typeof mediaDetail>['replacements'][number]

/** More of them than a person wants to read. */
const MOST = 20

interface NewReplacement {
  readonly tenantId: string
  readonly id: string
  readonly media: string
  readonly by: string
  readonly accountId: string
  readonly document: ReplacementDocument
}

export async function insertReplacement(db: Database, one: NewReplacement): Promise<void> {
  await db
    .insertInto('media_replacements')
    .values({
      tenant_id: one.tenantId,
      id: one.id,
      media_id: one.media,
      by_id: one.by,
      account_id: one.accountId,
      at: new Date().toISOString(),
      undone_at: null,
      document: toJson(one.document),
    })
    .execute()
}

/** What took the place of a file, the newest first. */
export async function replacementsOf(db: Database, tenantId: string, media: string): Promise<Shown[]> {
  const rows = await db
    .selectFrom('media_replacements as r')
    .leftJoin('accounts', 'accounts.id', 'r.account_id')
    .leftJoin('media', (join) => join.onRef('media.tenant_id', '=', 'r.tenant_id').onRef('media.id', '=', 'r.by_id'))
    .where('r.tenant_id', '=', tenantId)
    .where('r.media_id', '=', media)
    .select([
      'r.id',
      'r.at',
      'r.by_id',
      'r.undone_at',
      'r.document',
      'accounts.name as account',
      'media.name as by_name',
    ])
    .orderBy('r.at', 'desc')
    .orderBy('r.id')
    .limit(MOST)
    .execute()
  return rows.map(({ id, at, by_id, undone_at, document, account, by_name }) => ({
    id,
    at,
    by: { id: by_id, ...(by_name !== null && { name: by_name }) },
    places: fromJson(document).places.length,
    ...(account !== null && { account }),
    ...(undone_at !== null && { undoneAt: undone_at }),
  }))
}

/** What a replacement of a file did; nothing when the file has none of this id. */
export async function replacementById(
  db: Database,
  tenantId: string,
  media: string,
  id: string,
): Promise<{ readonly document: ReplacementDocument; readonly isUndone: boolean } | undefined> {
  const row = await db
    .selectFrom('media_replacements')
    .select(['document', 'undone_at'])
    .where('tenant_id', '=', tenantId)
    .where('media_id', '=', media)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { document: fromJson(row.document), isUndone: row.undone_at !== null }
}

/** Notes that a replacement was undone; whether nobody had before. */
export async function markUndone(db: Database, tenantId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media_replacements')
    .set({ undone_at: new Date().toISOString() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
