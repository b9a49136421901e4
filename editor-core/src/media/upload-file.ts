import { type Answer, type listMedia, setMediaPoster, uploadMedia } from '@vitrine/schemas'
import type { SendCall } from '../context/service.ts'
import { firstFrame } from './first-frame.ts'

/** A file of the library, as its list shows it. */
export type UploadedMedia = Answer<typeof listMedia>['items'][number]

/**
 * Stores one file in the library of the site. A film gets its first frame as its poster; it is there without one, too.
 *
 * @param duplicates `refuse`: what the library has already is not stored again, but named in the `conflict`
 * @throws CallError whose fields say what is wrong with the file, where it is refused
 */
export async function uploadFile(
  send: SendCall,
  file: File,
  duplicates: 'keep' | 'refuse' = 'keep',
): Promise<UploadedMedia> {
  const { isAnimated: _isAnimated, ...item } = await send(uploadMedia, { duplicates }, { files: [file] })
  return withPoster(send, file, item)
}

/** A file that was just stored; a film has its first frame as its poster, where the browser can show one. */
export async function withPoster(send: SendCall, file: File, item: UploadedMedia): Promise<UploadedMedia> {
  if (item.kind !== 'video' || item.poster) return item
  const picture = await firstFrame(file)
  return picture ? send(setMediaPoster, { id: item.id }, { files: [picture] }).catch(() => item) : item
}
