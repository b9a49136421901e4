import { formLimits } from '@vitrine/schemas'
import type { Storage } from '../../../platform/database/storage.ts'
import { MediaFileError } from '../../../platform/media/media-file-error.ts'
import { storeInquiryImage } from '../../../platform/media/store-upload.ts'
import { insertImage } from '../../visitors/inquiry-images/inquiry-images.queries.ts'
import type { MailFile } from './read-mail.ts'

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/**
 * Stores the images of a mail as those of a form are stored: so many, each smaller than 2 MiB, of types that browsers show.
 * They wait for their conversation for an hour, and are swept when nobody takes them.
 *
 * @returns their ids, and the names of those that are not kept.
 */
export async function keepImages(
  { db, files }: Storage,
  tenantId: string,
  images: readonly MailFile[],
  now: number,
): Promise<{ readonly ids: readonly string[]; readonly refused: readonly string[] }> {
  const ids: string[] = []
  const refused: string[] = []
  for (const { name, bytes } of images) {
    if (ids.length === formLimits.images) {
      refused.push(name)
      continue
    }
    try {
      const kept = await storeInquiryImage({ source: once(bytes), tenantId }, files.inquiryImages)
      ids.push(await insertImage(db, tenantId, kept, now))
    } catch (error) {
      if (!(error instanceof MediaFileError)) throw error
      refused.push(name)
    }
  }
  return { ids, refused }
}
