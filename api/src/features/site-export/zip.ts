import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { inSteps } from '../../platform/in-steps.ts'
import type { SiteFiles } from '../site-import/files/files.ts'
import type { StoredSiteFiles } from './export-site.ts'

/** The same site makes the same bytes: no file tells when it was put in. Zip knows no time before 1980. */
const NO_TIME = new Date(1980, 0, 1)

/** What ends a file. */
const NOTHING = new Uint8Array()

/** So many bytes are packed at once. */
const PIECE = 256 * 1024

/** A document as it stands in a file, for people to read too. */
export const zipEntryText = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`

/** What is packed: media by their pieces where these are known, else whole. */
type ZippedFiles = SiteFiles & Partial<Pick<StoredSiteFiles, 'mediaPieces'>>

/**
 * The files of a site as one zip, piece by piece: no more than a document and a piece of a file is in memory.
 *
 * @param onFile called before each file.
 */
export async function* zipOf(
  { documents, media = {}, mediaPieces = {} }: ZippedFiles,
  onFile: () => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(piece)
  })
  function* taken() {
    yield* pieces
    pieces = []
  }
  const breathe = inSteps()
  async function* put(file: ZipDeflate | ZipPassThrough, read: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
    onFile()
    file.mtime = NO_TIME
    zip.add(file)
    for await (const bytes of read)
      for (let at = 0; at < bytes.length; at += PIECE) {
        file.push(bytes.subarray(at, at + PIECE))
        await breathe()
        yield* taken()
      }
    file.push(NOTHING, true)
    yield* taken()
  }
  for (const path of Object.keys(documents).sort())
    yield* put(new ZipDeflate(path), [Buffer.from(zipEntryText(documents[path]))])
  // Pictures and films are packed already.
  for (const [path, bytesOf] of Object.entries(media))
    yield* put(new ZipPassThrough(path), (await mediaPieces[path]?.()) ?? [await bytesOf()])
  zip.end()
  yield* taken()
}
