import type { Database } from '../../../platform/database/tables.ts'
import type { StoredUpload } from '../../../platform/media/store-upload.ts'

/** How long an image waits for its inquiry, in milliseconds (R194). */
const LIFE = 60 * 60 * 1000

const iso = (time: number): string => new Date(time).toISOString()

/** Writes down an image whose file is there. */
export async function insertImage(db: Database, tenantId: string, kept: StoredUpload, now: number): Promise<string> {
  const [{ name, type, bytes }] = kept.files
  await db
    .insertInto('inquiry_images')
    .values({
      id: kept.id,
      tenant_id: tenantId,
      inquiry_id: null,
      entry_id: null,
      file: name,
      type,
      bytes,
      width: kept.width ?? 0,
      height: kept.height ?? 0,
      created_at: iso(now),
      expires_at: iso(now + LIFE),
    })
    .execute()
  return kept.id
}

/**
 * Gives images to an inquiry. Answers those that are not there, expired, or another inquiry's.
 *
 * @param entryId the entry of its conversation that they came with.
 */
export async function claimImages(
  db: Database,
  tenantId: string,
  ids: readonly string[],
  messageId: string,
  now: number,
  entryId: string | null = null,
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const claimed = await db
    .updateTable('inquiry_images')
    .set({ inquiry_id: messageId, entry_id: entryId })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('inquiry_id', 'is', null)
    .where('expires_at', '>', iso(now))
    .returning('id')
    .execute()
  const given = new Set(claimed.map(({ id }) => id))
  return ids.filter((id) => !given.has(id))
}
