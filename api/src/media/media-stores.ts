import type { Storage } from '../storage/storage.ts'
import { createFolderStore } from './folder-store.ts'
import { type Swept, sweep } from './sweep.ts'

/** What owners uploaded, which the host serves. */
export const uploadsOf = ({ uploadsDir }: Pick<Storage, 'uploadsDir'>) => createFolderStore(uploadsDir)

/** The pictures of inquiries, which nobody serves (R180). */
export const inquiryImagesOf = ({ inquiryImagesDir }: Pick<Storage, 'inquiryImagesDir'>) =>
  createFolderStore(inquiryImagesDir)

const idOf = (name: string): string => name.slice(name.indexOf('/') + 1).slice(0, 32)

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
