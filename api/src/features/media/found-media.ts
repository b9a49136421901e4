import { limits } from '@vitrine/schemas'
import { cleanFileName } from '../../platform/media/file-name.ts'
import { imageSize } from '../../platform/media/image-size.ts'
import { idOfFound } from '../../platform/media/media-address.ts'
import { MediaFileError } from '../../platform/media/media-file-error.ts'
import { HEAD_BYTES, type Sniffed, sniff } from '../../platform/media/sniff.ts'
import type { StoredFile, StoredFiles } from '../../platform/media/store-upload.ts'
import type { NewMedia } from './media.queries.ts'

/** A file that came with a site. Its name is `{tenantId}/{path in the folder of media}`. */
export interface FoundFile extends StoredFile, Sniffed {}

/** What is known of a file beside its bytes. */
interface MediaNote extends Pick<NewMedia, 'tags' | 'focalPoint'> {
  /** What people call it. */
  readonly name: string
  /** Of a film. */
  readonly poster?: string | undefined
}

/** The same by the name of the file. */
export type MediaNotes = ReadonlyMap<string, MediaNote>

/**
 * What a file is by its content; `undefined` for what no site may hold.
 *
 * @param head its first bytes, enough of them to tell the size of a picture; or all.
 * @param bytes how long it is.
 */
export function foundFile(name: string, head: Uint8Array, bytes = head.length): FoundFile | undefined {
  try {
    const sniffed = sniff(head.subarray(0, HEAD_BYTES))
    const size = imageSize(head, sniffed.type)
    const isShown = size && size.width <= limits.imageSide && size.height <= limits.imageSide
    return { name, ...sniffed, bytes, ...(isShown && size) }
  } catch (error) {
    if (error instanceof MediaFileError) return undefined
    throw error
  }
}

const copyName = /^(.+)-([1-9][0-9]{1,4})(\.[a-z0-9]+)$/
const stemOf = (name: string): string => name.slice(0, name.lastIndexOf('.'))

/** The picture that a file is a narrower copy of (`imageVariant`), or the same of in a newer format. */
function originalOf(file: FoundFile, byName: ReadonlyMap<string, FoundFile>): FoundFile | undefined {
  if (file.kind !== 'image') return undefined
  const [, stem, width, ending] = copyName.exec(file.name) ?? []
  const wider = byName.get(`${stem}${ending}`)
  if (wider && file.width === Number(width) && file.width < (wider.width ?? 0)) return wider
  if (file.extension !== 'avif') return undefined
  return ['webp', 'jpg', 'jpeg', 'png']
    .map((extension) => byName.get(`${stemOf(file.name)}.${extension}`))
    .find((other) => other?.width === file.width && other?.height === file.height)
}

/** The files that belong together, each bunch with the one to show first. */
function bunches(files: readonly FoundFile[]): readonly (readonly [FoundFile, ...FoundFile[]])[] {
  const byName = new Map(files.map((file) => [file.name, file]))
  const of = new Map<FoundFile, [FoundFile, ...FoundFile[]]>()
  const firstOf = (file: FoundFile): FoundFile => {
    const original = originalOf(file, byName)
    return original ? firstOf(original) : file
  }
  for (const file of files) if (firstOf(file) === file) of.set(file, [file])
  for (const file of files) if (firstOf(file) !== file) of.get(firstOf(file))?.push(file)
  return [...of.values()]
}

const storedFile = ({ name, type, bytes, width, height }: FoundFile): StoredFile => ({
  name,
  type,
  bytes,
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
})

const storedFiles = ([first, ...others]: readonly [FoundFile, ...FoundFile[]]): StoredFiles => [
  storedFile(first),
  ...others.map(storedFile),
]

/** Of a file of which nothing is known: it is called as its path says. */
const noNote = (name: string): MediaNote => ({ name: name.split('/').at(-1) ?? name })

/**
 * The files of a site as its library lists them: a picture with its copies is one of them. The same
 * file always has the same id, so that it is never listed twice.
 */
export function foundMedia(files: readonly FoundFile[], notes: MediaNotes = new Map()): readonly NewMedia[] {
  const all = new Map(bunches(files).map((bunch) => [bunch[0].name, bunch]))
  const posters = new Set([...notes.values()].flatMap(({ poster = [] }) => poster))
  return [...all.values()]
    .filter(([{ name }]) => !posters.has(name))
    .map((bunch) => {
      const [first] = bunch
      const { name, poster, tags, focalPoint } = notes.get(first.name) ?? noNote(first.name)
      const posterFiles = poster === undefined ? undefined : all.get(poster)
      return {
        id: idOfFound(first.name),
        kind: first.kind,
        name: cleanFileName(name, first.extension),
        type: first.type,
        files: storedFiles(bunch),
        ...(posterFiles && { poster: storedFiles(posterFiles) }),
        ...(tags && { tags }),
        ...(focalPoint && first.kind === 'image' && { focalPoint }),
      }
    })
}
