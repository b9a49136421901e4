import { type Answer, CallError, type startUpload } from '@vitrine/schemas'
import type { Database, Tables } from '../../../platform/database/tables.ts'

export type Unfinished = Answer<typeof startUpload>

/** Whose uploads: nobody sees those of somebody else. */
export interface UploadOwner {
  readonly tenantId: string
  readonly accountId: string
}

const shown = ({ id, name, bytes, received, updated_at }: Tables['media_uploads']): Unfinished => ({
  id,
  name,
  bytes: Number(bytes),
  from: Number(received),
  updatedAt: updated_at,
})

const uploadsOf = (db: Database, { tenantId, accountId }: UploadOwner) =>
  db.selectFrom('media_uploads').where('tenant_id', '=', tenantId).where('account_id', '=', accountId)

/** All of somebody's, the newest first. */
export async function unfinishedUploads(db: Database, owner: UploadOwner): Promise<Unfinished[]> {
  const rows = await uploadsOf(db, owner).selectAll().orderBy('updated_at', 'desc').orderBy('id').execute()
  return rows.map(shown)
}

/** @throws CallError `not_found` when there is none: it was finished, thrown away, or is too old. */
export async function unfinishedUpload(db: Database, owner: UploadOwner, id: string): Promise<Unfinished> {
  const row = await uploadsOf(db, owner).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new CallError('not_found')
  return shown(row)
}

interface FileToSend {
  readonly name: string
  readonly bytes: number
  readonly modifiedAt?: number | undefined
}

/** The one of the same file, where somebody has begun to send it. */
export async function uploadOfFile(
  db: Database,
  owner: UploadOwner,
  { name, bytes, modifiedAt }: FileToSend,
): Promise<Unfinished | undefined> {
  const rows = await uploadsOf(db, owner)
    .selectAll()
    .where('name', '=', name)
    .where('bytes', '=', bytes)
    .orderBy('updated_at', 'desc')
    .execute()
  const row = rows.find(({ modified_at }) => (modified_at === null ? undefined : Number(modified_at)) === modifiedAt)
  return row && shown(row)
}

export async function insertUpload(
  db: Database,
  { tenantId, accountId }: UploadOwner,
  id: string,
  { name, bytes, modifiedAt }: FileToSend,
): Promise<Unfinished> {
  const row: Tables['media_uploads'] = {
    tenant_id: tenantId,
    id,
    account_id: accountId,
    name,
    bytes,
    received: 0,
    modified_at: modifiedAt ?? null,
    updated_at: new Date().toISOString(),
  }
  await db.insertInto('media_uploads').values(row).execute()
  return shown(row)
}

/** Counts a piece that is stored, where nobody else has counted one there; whether it was. */
export async function countPiece(
  db: Database,
  tenantId: string,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media_uploads')
    .set({ received: to, updated_at: new Date().toISOString() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('received', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether it was there. Says nothing of its pieces. */
export async function deleteUpload(db: Database, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('media_uploads')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
