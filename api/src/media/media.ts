import {
  type Answer,
  CallError,
  limits,
  listMedia,
  mediaDetail,
  removeMedia,
  setMediaPoster,
  uploadMedia,
} from '@vitrine/schemas'
import { noteDeed } from '../access/audit.store.ts'
import { type Answered, answerMember } from '../calls/answer.ts'
import { cleanFileName } from './file-name.ts'
import { type KeptFile, keepSiteFile } from './keep.ts'
import { deleteMedia, insertMedia, type Media, mediaById, mediaList, updatePoster } from './media.store.ts'
import { uploadsOf } from './media-stores.ts'
import { oneFile } from './sent-file.ts'
import { usedBy } from './used-by.ts'

/** Where the host serves it: a file to download is looked at first (`/preview/`, R237). */
const addressOf = ({ kind }: Pick<Media, 'kind'>, { name }: KeptFile): string =>
  `/${kind === 'file' ? 'preview' : 'media'}/${name}`

/** A picture as an image prop takes it; its other copies are found by their widths. */
function pictureOf(files: readonly KeptFile[]) {
  const [first] = files as readonly [KeptFile]
  const widths = files
    .filter(({ type, name }) => type === first.type && name !== first.name)
    .map(({ width = 0 }) => width)
  return { src: addressOf({ kind: 'image' }, first), width: first.width ?? 0, height: first.height ?? 0, widths }
}

/** What a member sees of an upload, written out field by field. */
function shown(media: Media): Answer<typeof setMediaPoster> {
  const { id, kind, name, type, bytes, createdAt, files, poster } = media
  return {
    id,
    kind,
    name,
    type,
    bytes,
    createdAt,
    ...(kind === 'image' ? pictureOf(files) : { src: addressOf(media, files[0] as KeptFile) }),
    ...(poster && { poster: pictureOf(poster) }),
  }
}

const namesOf = (files: readonly KeptFile[] = []): readonly string[] => files.map(({ name }) => name)

/** The uploads of a site, for its members. */
export const mediaAnswers: readonly Answered[] = [
  answerMember(uploadMedia, async (_, { storage, tenant, account, files }) => {
    const store = uploadsOf(storage)
    const { name, kept } = await oneFile(
      files,
      async ({ name, source }) => ({ name, kept: await keepSiteFile({ source, tenantId: tenant.id }, store) }),
      (first) => store.remove(namesOf(first.kept.files)),
    )
    const media = await insertMedia(storage.db, {
      tenantId: tenant.id,
      accountId: account.id,
      id: kept.id,
      kind: kept.kind,
      name: cleanFileName(name, kept.extension),
      type: kept.type,
      files: kept.files,
    })
    return { ...shown(media), isAnimated: kept.isAnimated ?? false }
  }),

  answerMember(listMedia, async ({ page, pageSize, kind, q }, { storage, tenant }) => {
    const { items, total } = await mediaList(storage.db, tenant.id, { page, pageSize, kind, q })
    return { items: items.map(shown), total, page, pageSize }
  }),

  answerMember(mediaDetail, async ({ id }, { storage, tenant }) => {
    const media = await mediaById(storage.db, tenant.id, id)
    return { ...shown(media), usedBy: await usedBy(storage.db, tenant.id, id) }
  }),

  answerMember(removeMedia, async ({ id, force }, { storage, tenant, noted }) => {
    const { files, poster } = await mediaById(storage.db, tenant.id, id)
    // Before the transaction: it reads all that the site has.
    const places = force ? [] : await usedBy(storage.db, tenant.id, id)
    if (places.length > 0) throw new CallError('conflict', { details: { usedBy: places } })
    await storage.db.transaction().execute(async (db) => {
      if (!(await deleteMedia(db, tenant.id, id))) throw new CallError('not_found')
      await noteDeed(db, noted({ tenantId: tenant.id, action: 'media.remove', object: id, details: { force } }))
    })
    // The row goes first: files without one are swept, a row without files would be a picture that is not there.
    await uploadsOf(storage).remove([...namesOf(files), ...namesOf(poster)])
    return {}
  }),

  answerMember(setMediaPoster, async ({ id }, { storage, tenant, files }) => {
    const media = await mediaById(storage.db, tenant.id, id)
    if (media.kind !== 'video') throw new CallError('not_found')
    const store = uploadsOf(storage)
    const { files: poster } = await oneFile(
      files,
      ({ source }) => keepSiteFile({ source, tenantId: tenant.id }, store, { image: limits.image }),
      (first) => store.remove(namesOf(first.files)),
    )
    await updatePoster(storage.db, tenant.id, media, poster)
    await store.remove(namesOf(media.poster))
    return shown(await mediaById(storage.db, tenant.id, id))
  }),
]
