import { CallError } from '@vitrine/schemas'
import { folded } from '../contents/words-of.ts'
import type { Database, Tables } from '../storage/tables.ts'
import type { KeptFile } from './keep.ts'

/** The files of an upload, the one to show first; a film may have a poster, which is a picture in copies. */
export interface MediaFiles {
  readonly files: readonly KeptFile[]
  readonly poster?: readonly KeptFile[]
}

/** An upload as it is stored. */
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
  ...(JSON.parse(row.files) as MediaFiles),
})

const weightOf = ({ files, poster = [] }: MediaFiles): number =>
  [...files, ...poster].reduce((sum, { bytes }) => sum + bytes, 0)

/** Writes the row of files that are stored already. */
export async function insertMedia(
  db: Database,
  {
    tenantId,
    accountId,
    files,
    ...media
  }: Omit<Media, 'bytes' | 'createdAt'> & { tenantId: string; accountId: string },
): Promise<Media> {
  const row: Row = {
    ...media,
    tenant_id: tenantId,
    bytes: weightOf({ files }),
    width: files[0]?.width ?? null,
    height: files[0]?.height ?? null,
    files: JSON.stringify({ files } satisfies MediaFiles),
    created_at: new Date().toISOString(),
    created_by: accountId,
  }
  await db.insertInto('media').values(row).execute()
  return mediaOf(row)
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

interface Wish {
  readonly page: number
  readonly pageSize: number
  readonly kind?: Media['kind'] | undefined
  readonly q?: string | undefined
}

/** One page of the uploads of a site, the newest first, and how many there are. */
export async function mediaList(db: Database, tenantId: string, { page, pageSize, kind, q }: Wish) {
  let found = db.selectFrom('media').where('tenant_id', '=', tenantId)
  if (kind) found = found.where('kind', '=', kind)
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
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { items: rows.map(mediaOf), total: Number(total) }
}

/** So many ids fit into one statement of any database. */
const MOST_FOUND = 10_000

/** Gives a film another poster. Says nothing of files: the old ones are the caller's to remove. */
export async function updatePoster(db: Database, tenantId: string, { id, files }: Media, poster: readonly KeptFile[]) {
  const changed = { files, poster }
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ files: JSON.stringify(changed satisfies MediaFiles), bytes: weightOf(changed) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new CallError('not_found')
}

/** Removes the row; whether it was there. */
export async function deleteMedia(db: Database, tenantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('media')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
