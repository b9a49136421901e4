import type { MediaReplacement } from '@vitrine/model'
import type { Answer, replaceMedia } from '@vitrine/schemas'
import { nameAt } from '../../../platform/media/media-address.ts'
import type { Media } from '../media.queries.ts'
import { shownMedia } from '../shown-media.ts'

/** A place in which a file takes the place of another one. */
export type ReplacedPlace = Answer<typeof replaceMedia>['places'][number]

/** What a replacement did: the revisions that it made, whose operations are in the logs, and where. */
export interface ReplacementDocument {
  readonly drafts: readonly { readonly draftsId: string; readonly revision: number }[]
  readonly contentsRevision?: number
  readonly places: readonly ReplacedPlace[]
}

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
