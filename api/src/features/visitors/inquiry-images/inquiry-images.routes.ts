import { CallError, formLimits, uploadInquiryImages } from '@vitrine/schemas'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, endpoint } from '../../../http/endpoint/endpoint.ts'
import type { MailTexts } from '../../../platform/language/translator.ts'
import { inquiryImagesOf } from '../../../platform/media/folder-store.ts'
import { MediaRefusal } from '../../../platform/media/media-refusal.ts'
import { type StoredUpload, storeInquiryImage } from '../../../platform/media/store-upload.ts'
import { assertImageQuota } from '../message-quota.ts'
import { insertImage } from './inquiry-images.queries.ts'

const refused = (message: string): CallError => new CallError('invalid_request', { fields: { uploadImages: message } })

/** What is wrong with an image, in the words that the form uses (R178–R180). */
function inWords(error: unknown, words: MailTexts): unknown {
  if (!(error instanceof MediaRefusal)) return error
  const { key, params } = error.problem
  if (key === 'problem.tooLarge') return refused(words('form.message.imageTooLarge'))
  if (key === 'problem.media.type') return refused(words('form.message.imageType'))
  return refused(words(key, params))
}

/** Stores the images one after the other; all of them, or none. */
async function keepAll({ files, storage, tenant, words }: SiteContext): Promise<readonly StoredUpload[]> {
  const store = inquiryImagesOf(storage)
  const kept: StoredUpload[] = []
  try {
    for await (const { name, source } of files) {
      // A field for files that was left empty is sent as a file without a name.
      if (!name) continue
      if (kept.length === formLimits.images) throw refused(words('form.message.tooManyImages'))
      kept.push(await storeInquiryImage({ source, tenantId: tenant.id }, store))
    }
  } catch (error) {
    await store.remove(kept.flatMap((one) => one.files.map(({ name }) => name)))
    throw inWords(error, words)
  }
  if (kept.length === 0) throw refused(words('problem.media.missing'))
  return kept
}

/** Takes the images of an inquiry; they wait for it for an hour. */
export const inquiryImageRoutes: readonly Endpoint[] = [
  endpoint(uploadInquiryImages, async (_question, context) => {
    const now = Date.now()
    await assertImageQuota(context, now)
    const kept = await keepAll(context)
    // Files first, then rows: what is killed in between is swept.
    const ids: string[] = []
    for (const one of kept) ids.push(await insertImage(context.storage.db, context.tenant.id, one, now))
    return { ids }
  }),
]
