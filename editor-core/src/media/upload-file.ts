import { type Answer, type listMedia, setMediaPoster, uploadMedia } from '@vitrine/schemas'
import type { SendCall } from '../context/service.ts'
import { firstFrame } from './first-frame.ts'

/**
 * Stores one file in the library of the site. A film gets its first frame as its poster; it is there without one, too.
 *
 * @throws CallError whose fields say what is wrong with the file, where it is refused
 */
export async function uploadFile(send: SendCall, file: File): Promise<Answer<typeof listMedia>['items'][number]> {
  const { isAnimated: _isAnimated, ...item } = await send(uploadMedia, {}, { files: [file] })
  if (item.kind !== 'video' || item.poster) return item
  const picture = await firstFrame(file)
  return picture ? send(setMediaPoster, { id: item.id }, { files: [picture] }).catch(() => item) : item
}
