import { CallError } from '@vitrine/schemas'
import { contains } from '../../platform/database/contains.ts'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import { pageOf } from '../../platform/database/paging.ts'
import type { Database, Tables } from '../../platform/database/tables.ts'
import type { StoredFiles } from '../../platform/media/store-upload.ts'
import { folded } from '../contents/plain-words.ts'
import type { MediaFiles } from './tables.ts'

/** A picture, film or file of a site as it is stored: what somebody uploaded, or what came with the site. */
export interface Media extends MediaFiles {
  readonly id: string
  readonly kind: 'image' | 'video' | 'file'
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly createdAt: string
}

type Row = Tables['media']

const mediaOf = (row: Row): Media => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  type: row.type,
  bytes: Number(row.bytes),
  createdAt: row.created_at,
  ...fromJson(row.files),
})

const weightOf = ({ files, poster }: MediaFiles): number =>
  [...files, ...(poster ?? [])].reduce((sum, { bytes }) => sum + bytes, 0)

/** What there is to say of files that are stored already. */
export type NewMedia = Omit<Media, 'bytes' | 'createdAt'>

interface MediaOwner {
  readonly tenantId: string
  /** Nobody, of what came with the site. */
  readonly accountId: string | null
}

const rowOf = (
  { tenantId, accountId }: MediaOwner,
  { files, poster, ...media }: NewMedia,
  createdAt = new Date().toISOString(),
): Row => ({
  ...media,
  tenant_id: tenantId,
  bytes: weightOf({ files, ...(poster && { poster }) }),
  width: files[0]?.width ?? null,
  height: files[0]?.height ?? null,
  files: toJson<MediaFiles>({ files, ...(poster && { poster }) }),
  created_at: createdAt,
  created_by: accountId,
})

/** Writes the row of files that are stored already. */
export async function insertMedia(db: Database, whose: MediaOwner, media: NewMedia): Promise<Media> {
  const row = rowOf(whose, media)
  await db.insertInto('media').values(row).execute()
  return mediaOf(row)
}

/** So many rows are written by one statement. */
const BATCH = 100

/** Writes the rows of what came with a site; one that is there already stays as it is. */
export async function insertFoundMedia(db: Database, tenantId: string, found: readonly NewMedia[]): Promise<void> {
  const now = new Date().toISOString()
  const rows = found.map((media) => rowOf({ tenantId, accountId: null }, media, now))
  for (let at = 0; at < rows.length; at += BATCH)
    await db
      .insertInto('media')
      .values(rows.slice(at, at + BATCH))
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
      .execute()
}

/** Everything that the library of a site holds. */
export async function allMedia(db: Database, tenantId: string): Promise<readonly Media[]> {
  const rows = await db.selectFrom('media').selectAll().where('tenant_id', '=', tenantId).orderBy('id').execute()
  return rows.map(mediaOf)
}

/** @throws CallError `not_found` when the site has no such upload. */
export async function mediaById(db: Database, tenantId: string, id: string): Promise<Media> {
  const row = await db
    .selectFrom('media')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CallError('not_found')
  return mediaOf(row)
}

interface MediaFilter {
  readonly page: number
  readonly pageSize: number
  readonly kind?: Media['kind'] | undefined
  readonly q?: string | undefined
  /** Only what this file belongs to, by its name. */
  readonly file?: string | undefined
}

/** One page of the library of a site, the newest first, and how many there are. */
export async function mediaList(db: Database, tenantId: string, { page, pageSize, kind, q, file }: MediaFilter) {
  let found = db.selectFrom('media').where('tenant_id', '=', tenantId)
  if (kind) found = found.where('kind', '=', kind)
  if (file !== undefined) found = found.where(({ ref }) => contains(ref('files'), JSON.stringify(file)))
  const words = folded(q ?? '')
    .split(' ')
    .filter(Boolean)
  if (words.length > 0) {
    // No database folds words as we do, and names are short: they are read and compared here.
    const named = await found.select(['id', 'name']).execute()
    const ids = named.filter(({ name }) => words.every((word) => folded(name).includes(word))).map(({ id }) => id)
    if (ids.length === 0) return { items: [], total: 0 }
    found = found.where('id', 'in', ids.slice(0, MOST_FOUND))
  }
  const { rows, total } = await pageOf(found, { page, pageSize }, (shown) =>
    shown.selectAll().orderBy('created_at', 'desc').orderBy('name').orderBy('id'),
  )
  return { items: rows.map(mediaOf), total }
}

/** So many ids fit into one statement of any database. */
const MOST_FOUND = 10_000

/** Gives a film another poster. Says nothing of files: the old ones are the caller's to remove. */
export async function updatePoster(db: Database, tenantId: string, { id, files }: Media, poster: StoredFiles) {
  const changed = { files, poster }
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ files: toJson(changed), bytes: weightOf(changed) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new CallError('not_found')
}

/** Removes the row; whether it was there. Says nothing of files either. */
export async function deleteMedia(db: Database, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('media')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
