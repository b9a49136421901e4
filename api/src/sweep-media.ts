import { sweepShareImages } from './features/media/share-images.ts'
import { sweepUploads } from './features/media/sweep-uploads.queries.ts'
import { sweepUploadPieces } from './features/media/uploads/sweep-pieces.queries.ts'
import { sweepInquiryImages } from './features/visitors/inquiry-images/sweep-inquiry-images.queries.ts'
import type { Storage } from './platform/database/storage.ts'
import { PATIENCE, type Swept } from './platform/media/sweep.ts'

/**
 * Takes away what killed uploads left behind, in both stores. To be called every few minutes.
 *
 * @returns what was taken away, for the log.
 */
export async function sweepMedia(storage: Storage, now = new Date()): Promise<Swept> {
  const ofSites = await sweepUploads(storage, now)
  const ofInquiries = await sweepInquiryImages(storage, now)
  const pieces = await sweepUploadPieces(storage, now)
  const ofPreviews = await sweepShareImages(storage, new Date(now.getTime() - PATIENCE))
  return {
    temporary: ofSites.temporary + ofInquiries.temporary + ofPreviews,
    files: ofSites.files + ofInquiries.files + pieces,
  }
}

/** Takes away what was never finished on this machine: to be called by each instance, however many share the files. */
export async function dropUnfinished({ files }: Pick<Storage, 'files'>, now = new Date()): Promise<void> {
  for (const store of Object.values(files)) await store.dropTemporary(new Date(now.getTime() - PATIENCE))
}
