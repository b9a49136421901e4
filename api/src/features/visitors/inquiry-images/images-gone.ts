import { CallError } from '@vitrine/schemas'
import type { Translator } from '../../../platform/language/translator.ts'

/**
 * Images of an inquiry that are not there any more: `details.images` are their ids, so that a form can name the
 * files and keep the others.
 */
export const imagesGone = (ids: readonly string[], t: Translator): CallError =>
  new CallError('invalid_request', {
    fields: { uploadImages: t('form.message.imageGone') },
    details: { images: ids },
  })
