import { type Answer, image, type setMediaPoster } from '@vitrine/schemas'
import type { StoredFile, StoredFiles } from '../../platform/media/store-upload.ts'
import type { Media } from './media.queries.ts'

export type ShownMedia = Answer<typeof setMediaPoster>

/** Where the host serves it: an upload to download is looked at first (`/preview/`, R237). */
const addressOf = ({ kind, id }: Pick<Media, 'kind' | 'id'>, { name }: StoredFile): string =>
  `/${kind === 'file' && name.includes(id) ? 'preview' : 'media'}/${name}`

const MOST_WIDTHS = image.properties.widths.maxItems

/** A picture as an image prop takes it; its other copies are found by their widths. */
function pictureOf(files: StoredFiles) {
  const [first] = files
  const widths = files
    .filter(({ type, name }) => type === first.type && name !== first.name)
    .map(({ width = 0 }) => width)
    .slice(0, MOST_WIDTHS)
  const { width, height } = first
  return {
    src: `/media/${first.name}`,
    ...(width !== undefined && height !== undefined && { width, height }),
    widths,
  }
}

/** What a member sees of something in the library, written out field by field. */
export function shownMedia(media: Media): ShownMedia {
  const { id, kind, name, type, bytes, createdAt, files, poster, tags, revision, focalPoint } = media
  return {
    id,
    kind,
    name,
    type,
    bytes,
    createdAt,
    tags: [...tags],
    revision,
    ...(focalPoint && { focalPoint }),
    ...(kind === 'image' ? pictureOf(files) : { src: addressOf(media, files[0]) }),
    ...(poster && { poster: pictureOf(poster) }),
  }
}
