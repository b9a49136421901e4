import { createHash } from 'node:crypto'
import { fromJson } from '../../platform/database/json-text.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { isMediaName } from '../../platform/files/file-names.ts'

/** So many files are read in one run; the next one goes on. */
const MOST = 500

async function hashOf({ files }: Storage, name: string): Promise<string> {
  const part = await (isMediaName(name) ? files.uploads : files.siteMedia).read(name)
  if (!part) return ''
  const hash = createHash('sha256')
  for await (const chunk of part.stream) hash.update(chunk)
  return hash.digest('hex')
}

/**
 * Notes of files what their bytes are, where nobody has yet: of what came with sites, and of uploads that are older than
 * such notes. Of pictures that were made smaller then, the bytes that were sent are not kept.
 *
 * @returns how many were noted.
 */
export async function hashKeptMedia(storage: Storage): Promise<number> {
  const { db } = storage
  const rows = await db
    .selectFrom('media')
    .select(['tenant_id', 'id', 'kind', 'files'])
    .where('sha256', 'is', null)
    .limit(MOST)
    .execute()
  for (const { tenant_id, id, kind, files } of rows) {
    const [{ name }] = fromJson(files).files
    const sha256 = kind === 'image' && isMediaName(name) ? '' : await hashOf(storage, name)
    await db.updateTable('media').set({ sha256 }).where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
  }
  return rows.length
}
