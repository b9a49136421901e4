import { CallError, type FocalPoint } from '@vitrine/schemas'
import { contains } from '../../platform/database/contains.ts'
import { fromJson, toJson } from '../../platform/database/json-text.ts'
import { pageOf } from '../../platform/database/paging.ts'
import type { Database, Tables } from '../../platform/database/tables.ts'
import { folded } from '../../platform/language/folded.ts'
import type { StoredFiles } from '../../platform/media/store-upload.ts'
import type { MediaFiles } from './tables.ts'

/** A picture, film or file of a site as it is stored: what somebody uploaded, or what came with the site. */
export interface Media extends MediaFiles {
  readonly id: string
  readonly kind: 'image' | 'video' | 'file'
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly createdAt: string
  readonly tags: readonly string[]
  readonly revision: number
  readonly focalPoint?: FocalPoint
  /** Of the bytes that were sent; nothing where they are not known. */
  readonly sha256?: string
}

type Row = Tables['media']

const mediaOf = (row: Row): Media => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  type: row.type,
  bytes: Number(row.bytes),
  createdAt: row.created_at,
  tags: fromJson(row.tags),
  revision: Number(row.revision),
  ...(row.focal_point !== null && { focalPoint: fromJson(row.focal_point) }),
  ...(row.sha256 !== null && row.sha256 !== '' && { sha256: row.sha256 }),
  ...fromJson(row.files),
})

const weightOf = ({ files, poster }: MediaFiles): number =>
  [...files, ...(poster ?? [])].reduce((sum, { bytes }) => sum + bytes, 0)

/** What there is to say of files that are stored already. */
export type NewMedia = Omit<Media, 'bytes' | 'createdAt' | 'tags' | 'revision'> & Partial<Pick<Media, 'tags'>>

interface MediaOwner {
  readonly tenantId: string
  /** Nobody, of what came with the site. */
  readonly accountId: string | null
}

const rowOf = (
  { tenantId, accountId }: MediaOwner,
  { files, poster, tags = [], focalPoint, sha256, ...media }: NewMedia,
  createdAt = new Date().toISOString(),
): Row => ({
  ...media,
  tenant_id: tenantId,
  tags: toJson(tags),
  revision: 0,
  focal_point: focalPoint ? toJson(focalPoint) : null,
  sha256: sha256 ?? null,
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
  readonly tag?: string | undefined
  /** Only what another file has the same bytes as. */
  readonly duplicates?: boolean | undefined
  /** Which files it may be of all, by their ids. */
  readonly among?: readonly string[] | undefined
}

const rowsOf = (db: Database, tenantId: string) => db.selectFrom('media').where('media.tenant_id', '=', tenantId)

/** Those of which another file of the same site has the same bytes. */
const withTwins = (db: Database, tenantId: string) =>
  rowsOf(db, tenantId)
    .where('media.sha256', '!=', '')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('media as twin')
          .select('twin.id')
          .whereRef('twin.tenant_id', '=', 'media.tenant_id')
          .whereRef('twin.sha256', '=', 'media.sha256')
          .whereRef('twin.id', '!=', 'media.id'),
      ),
    )

/** One page of the library of a site, the newest first, and how many there are. */
export async function mediaList(db: Database, tenantId: string, filter: MediaFilter) {
  const { page, pageSize, kind, q, file, tag, duplicates, among } = filter
  let found = duplicates ? withTwins(db, tenantId) : rowsOf(db, tenantId)
  if (kind) found = found.where('kind', '=', kind)
  if (file !== undefined) found = found.where(({ ref }) => contains(ref('files'), JSON.stringify(file)))
  if (tag !== undefined) found = found.where(({ ref }) => contains(ref('tags'), JSON.stringify(tag)))
  const words = folded(q ?? '')
    .split(' ')
    .filter(Boolean)
  if (words.length > 0 || among) {
    // No database folds words as we do, and names are short: they are read and compared here.
    const named = await found.select(['id', 'name', 'tags']).execute()
    const known = among && new Set(among)
    const ids = named
      .filter(({ id }) => !known || known.has(id))
      .filter(({ name, tags }) => {
        const text = folded(`${name} ${fromJson(tags).join(' ')}`)
        return words.every((word) => text.includes(word))
      })
      .map(({ id }) => id)
    if (ids.length === 0) return { items: [], total: 0 }
    found = found.where('id', 'in', ids.slice(0, MOST_FOUND))
  }
  const { rows, total } = await pageOf(found, { page, pageSize }, (shown) =>
    shown
      .selectAll()
      .$if(duplicates === true, (twins) => twins.orderBy('sha256'))
      .orderBy('created_at', 'desc')
      .orderBy('name')
      .orderBy('id'),
  )
  return { items: rows.map(mediaOf), total }
}

/** The files of a site with the same bytes, the oldest first. */
export async function mediaBySha256(db: Database, tenantId: string, sha256: string): Promise<readonly Media[]> {
  const rows = await rowsOf(db, tenantId)
    .selectAll()
    .where('sha256', '=', sha256)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(mediaOf)
}

/** How many files and bytes there are of each kind. */
export async function mediaByKind(db: Database, tenantId: string) {
  const rows = await rowsOf(db, tenantId)
    .groupBy('kind')
    .select(({ fn }) => ['kind', fn.countAll().as('files'), fn.sum('bytes').as('bytes')])
    .execute()
  return rows.map(({ kind, files, bytes }) => ({ kind, files: Number(files), bytes: Number(bytes ?? 0) }))
}

/** How many files have the same bytes as another one. */
export async function countDuplicates(db: Database, tenantId: string): Promise<number> {
  const { total } = await withTwins(db, tenantId)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The tags of a site and on how many files each stands, in no order. */
export async function mediaTags(db: Database, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf(db, tenantId).where('tags', '!=', toJson<readonly string[]>([])).select('tags').execute()
  const counts = new Map<string, number>()
  for (const { tags } of rows) for (const tag of fromJson(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}

/** What is changed of what somebody says of a file. */
export type MediaChanges = Partial<Pick<Media, 'name' | 'tags'>> & { readonly focalPoint?: FocalPoint | null }

/** Changes what is said of a file, where it is still the revision that somebody saw; whether it was. */
export async function updateMedia(
  db: Database,
  tenantId: string,
  { id, revision }: Pick<Media, 'id' | 'revision'>,
  { name, tags, focalPoint }: MediaChanges,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({
      revision: revision + 1,
      ...(name !== undefined && { name }),
      ...(tags !== undefined && { tags: toJson(tags) }),
      ...(focalPoint !== undefined && { focal_point: focalPoint && toJson(focalPoint) }),
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
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

/** Files of a site that have one of some names or ids, the newest first. */
export async function mediaCalled(
  db: Database,
  tenantId: string,
  names: readonly string[],
  ids: readonly string[],
): Promise<readonly Media[]> {
  const rows = await rowsOf(db, tenantId)
    .selectAll()
    .where(({ or, eb }) => or([eb('name', 'in', names), ...(ids.length > 0 ? [eb('id', 'in', ids)] : [])]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(mediaOf)
}
