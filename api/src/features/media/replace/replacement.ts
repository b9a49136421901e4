import type { MediaReplacement } from '@vitrine/model'
import { nameAt } from '../../../platform/media/media-address.ts'
import type { Media } from '../media.queries.ts'
import { shownMedia } from '../shown-media.ts'

/** What takes the place of the addresses of one file. */
export function replacementOf(tenantId: string, media: Media, by: Media): MediaReplacement {
  const files = new Set(media.files.map(({ name }) => name))
  const posters = new Set((media.poster ?? []).map(({ name }) => name))
  const { src, width, height, widths, poster, focalPoint } = shownMedia(by)
  return {
    roleOf(address) {
      const name = nameAt(address, tenantId)
      if (name === undefined) return undefined
      return files.has(name) ? 'file' : posters.has(name) ? 'poster' : undefined
    },
    src,
    ...(by.kind === 'image' && {
      picture: {
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
        ...(widths && widths.length > 0 && { widths }),
        ...(focalPoint && { focalPoint }),
      },
    }),
    ...(poster && { poster: poster.src }),
  }
}
