import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../storage/storage.ts'
import { createFolderStore } from './folder-store.ts'
import type { MediaFiles } from './media.store.ts'
import { idOf, isMediaName } from './media-store.ts'
import { type Swept, sweep } from './sweep.ts'

/** What owners uploaded, which the host serves. */
export const uploadsOf = ({ uploadsDir }: Pick<Storage, 'uploadsDir'>) => createFolderStore(uploadsDir)

/** The pictures of inquiries, which nobody serves (R180). */
export const inquiryImagesOf = ({ inquiryImagesDir }: Pick<Storage, 'inquiryImagesDir'>) =>
  createFolderStore(inquiryImagesDir)

/** Takes the files of something in the library off the disk, wherever they came from. */
export async function removeFiles(storage: Storage, { files, poster = [] }: MediaFiles): Promise<void> {
  const names = [...files, ...poster].map(({ name }) => name)
  await uploadsOf(storage).remove(names.filter(isMediaName))
  // What came with a site lies under the name that it came with; a site that was exported brings names of uploads along.
  await Promise.all(names.map((name) => rm(join(storage.mediaDir, name), { force: true })))
}

/**
 * Takes away what killed uploads left behind, in both stores. To be called every few minutes.
 *
 * @returns what was taken away, for the log.
 */
export async function sweepMedia(storage: Storage, now = new Date()): Promise<Swept> {
  const { db } = storage
  const ofSites = await sweep(
    uploadsOf(storage),
    async (names) => {
      const [tenantId = ''] = (names[0] ?? '').split('/')
      const rows = db.selectFrom('media').where('tenant_id', '=', tenantId)
      const ids = await rows.select('id').where('id', 'in', names.map(idOf)).execute()
      const posters = await rows.select('files').where('kind', '=', 'video').execute()
      const known = new Set(ids.map(({ id }) => id))
      for (const { files } of posters)
        for (const { name } of (JSON.parse(files) as { poster?: readonly { name: string }[] }).poster ?? [])
          known.add(idOf(name))
      return new Set(names.filter((name) => known.has(idOf(name))))
    },
    now,
  )
  const ofInquiries = await sweep(
    inquiryImagesOf(storage),
    async (names) => {
      const [tenantId = ''] = (names[0] ?? '').split('/')
      const rows = await db
        .selectFrom('inquiry_images')
        .select('file')
        .where('tenant_id', '=', tenantId)
        .where('file', 'in', names)
        .execute()
      return new Set(rows.map(({ file }) => file))
    },
    now,
  )
  return {
    temporary: ofSites.temporary + ofInquiries.temporary,
    files: ofSites.files + ofInquiries.files,
  }
}
