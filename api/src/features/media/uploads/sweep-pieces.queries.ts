import { limits } from '@vitrine/schemas'
import type { Storage } from '../../../platform/database/storage.ts'
import { removeBelow } from '../../../platform/files/file-store.ts'
import { PATIENCE } from '../../../platform/media/sweep.ts'
import { deleteUpload } from './uploads.queries.ts'

/**
 * Throws away uploads that nobody went on with for a day, and pieces whose upload is gone.
 *
 * @returns how many pieces without an upload were removed.
 */
export async function sweepUploadPieces({ db, files }: Storage, now: Date): Promise<number> {
  const old = new Date(now.getTime() - limits.uploadKept).toISOString()
  const rows = await db.selectFrom('media_uploads').select(['tenant_id', 'id']).where('updated_at', '<', old).execute()
  for (const { tenant_id, id } of rows) {
    await deleteUpload(db, tenant_id, id)
    await removeBelow(files.uploadPieces, `${tenant_id}/${id}/`)
  }
  const before = new Date(now.getTime() - PATIENCE)
  let removed = 0
  for await (const listed of files.uploadPieces.list()) {
    const stale = listed.filter(({ modifiedAt }) => modifiedAt < before).map(({ name }) => name)
    const ids = [...new Set(stale.map((name) => name.split('/')[1] ?? ''))]
    if (ids.length === 0) continue
    const known = await db.selectFrom('media_uploads').select(['tenant_id', 'id']).where('id', 'in', ids).execute()
    const there = new Set(known.map(({ tenant_id, id }) => `${tenant_id}/${id}`))
    const orphans = stale.filter((name) => !there.has(name.split('/', 2).join('/')))
    await files.uploadPieces.remove(orphans)
    removed += orphans.length
  }
  return removed
}
