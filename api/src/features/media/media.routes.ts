import { CallError, limits, listMedia, mediaDetail, removeMedia, setMediaPoster, uploadMedia } from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { oneFile } from '../../http/question/sent-file.ts'
import type { Storage } from '../../platform/database/storage.ts'
import type { Database } from '../../platform/database/tables.ts'
import { isMediaName, isTenantPath } from '../../platform/files/file-names.ts'
import { nameAt } from '../../platform/media/media-address.ts'
import { type StoredFile, storeSiteFile } from '../../platform/media/store-upload.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { allMedia, deleteMedia, mediaById, mediaList, updatePoster } from './media.queries.ts'
import { replacementsOf } from './replace/replacements.queries.ts'
import { removeShareImages } from './share-images.ts'
import { shownMedia } from './shown-media.ts'
import { listedUpload, storedUpload } from './store-media.ts'
import { usedBy } from './used-by.queries.ts'
import { usedFiles } from './used-files.queries.ts'

/** Removes the files of something in the library, wherever they came from. */
async function removeFiles(storage: Storage, files: readonly StoredFile[]): Promise<void> {
  const names = namesOf(files)
  await storage.files.uploads.remove(names.filter(isMediaName))
  // What came with a site lies under the name that it came with; a site that was exported brings names of uploads along.
  await storage.files.siteMedia.remove(names.filter(isTenantPath))
  await removeShareImages(storage, names)
}

const namesOf = (files: readonly StoredFile[]): readonly string[] => files.map(({ name }) => name)

/** The ids of all files that nothing names. */
async function unusedIds(db: Database, tenantId: string): Promise<readonly string[]> {
  const isUsed = await usedFiles(db, tenantId)
  return (await allMedia(db, tenantId)).filter((media) => !isUsed(media)).map(({ id }) => id)
}

/** The library of a site, for its members: what they uploaded, and what came with the site. */
export const mediaRoutes: readonly Endpoint[] = [
  memberEndpoint(uploadMedia, async ({ duplicates }, context) => {
    const store = context.storage.files.uploads
    const { name, stored } = await oneFile(
      context.files,
      async ({ name, source }) => ({ name, stored: await storedUpload(context, source, duplicates) }),
      (first) => store.remove(namesOf(first.stored.files)),
    )
    return listedUpload(context, name, stored)
  }),

  memberEndpoint(listMedia, async ({ page, pageSize, src, unused, ...filter }, { storage, tenant }) => {
    const file = src === undefined ? undefined : nameAt(src, tenant.id)
    if (src !== undefined && file === undefined) return { items: [], total: 0, page, pageSize }
    const among = unused ? await unusedIds(storage.db, tenant.id) : undefined
    const { items, total } = await mediaList(storage.db, tenant.id, { ...filter, page, pageSize, file, among })
    return { items: items.map(shownMedia), total, page, pageSize }
  }),

  memberEndpoint(mediaDetail, async ({ id }, { storage, tenant }) => {
    const media = await mediaById(storage.db, tenant.id, id)
    return {
      ...shownMedia(media),
      usedBy: await usedBy(storage.db, tenant.id, media),
      replacements: await replacementsOf(storage.db, tenant.id, id),
    }
  }),

  memberEndpoint(removeMedia, async ({ id, force }, { storage, tenant, auditEvent }) => {
    const media = await mediaById(storage.db, tenant.id, id)
    // Before the transaction: it reads all that the site has.
    const places = force ? [] : await usedBy(storage.db, tenant.id, media)
    if (places.length > 0) throw new CallError('conflict', { details: { usedBy: places } })
    await storage.db.transaction().execute(async (db) => {
      if (!(await deleteMedia(db, tenant.id, id))) throw new CallError('not_found')
      await recordAuditEvent(
        db,
        auditEvent({ tenantId: tenant.id, action: 'media.remove', object: id, details: { force } }),
      )
    })
    // The row goes first: files without one are swept, a row without files would be a picture that is not there.
    await removeFiles(storage, [...media.files, ...(media.poster ?? [])])
    return {}
  }),

  memberEndpoint(setMediaPoster, async ({ id }, { storage, tenant, files }) => {
    const media = await mediaById(storage.db, tenant.id, id)
    if (media.kind !== 'video') throw new CallError('not_found')
    const store = storage.files.uploads
    const { files: poster } = await oneFile(
      files,
      ({ source }) => storeSiteFile({ source, tenantId: tenant.id }, store, { image: limits.image }),
      (first) => store.remove(namesOf(first.files)),
    )
    await updatePoster(storage.db, tenant.id, media, poster)
    await removeFiles(storage, media.poster ?? [])
    return shownMedia(await mediaById(storage.db, tenant.id, id))
  }),
]
