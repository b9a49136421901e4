import { CallError, formLimits, uploadInquiryImages } from '@vitrine/schemas'
import type { SiteContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, endpoint } from '../../../http/endpoint/endpoint.ts'
import type { Translator } from '../../../platform/language/translator.ts'
import { MediaFileError } from '../../../platform/media/media-file-error.ts'
import { type StoredUpload, storeInquiryImage } from '../../../platform/media/store-upload.ts'
import { assertImageQuota } from '../message-quota.ts'
import { insertImage } from './inquiry-images.queries.ts'

const imageError = (message: string): CallError =>
  new CallError('invalid_request', { fields: { uploadImages: message } })

/** What is wrong with an image, in the words that the form uses (R178–R180). */
function inWords(error: unknown, t: Translator): unknown {
  if (!(error instanceof MediaFileError)) return error
  const { key, params } = error.problem
  if (key === 'problem.tooLarge') return imageError(t('form.message.imageTooLarge'))
  if (key === 'problem.media.type') return imageError(t('form.message.imageType'))
  return imageError(t(key, params))
}

/** Stores the images one after the other; all of them, or none. */
async function keepAll({ files, storage, tenant, t }: SiteContext): Promise<readonly StoredUpload[]> {
  const store = storage.files.inquiryImages
  const kept: StoredUpload[] = []
  try {
    for await (const { name, source } of files) {
      // A field for files that was left empty is sent as a file without a name.
      if (!name) continue
      if (kept.length === formLimits.images) throw imageError(t('form.message.tooManyImages'))
      kept.push(await storeInquiryImage({ source, tenantId: tenant.id }, store))
    }
  } catch (error) {
    await store.remove(kept.flatMap((one) => one.files.map(({ name }) => name)))
    throw inWords(error, t)
  }
  if (kept.length === 0) throw imageError(t('problem.media.missing'))
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
