import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { inSteps } from '../../platform/in-steps.ts'
import type { SiteFiles } from '../site-import/files/files.ts'

/** The same site makes the same bytes: no file tells when it was put in. Zip knows no time before 1980. */
const NO_TIME = new Date(1980, 0, 1)

/** So many bytes are packed at once. */
const PIECE = 256 * 1024

/** A document as it stands in a file, for people to read too. */
export const zipEntryText = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`

/**
 * The files of a site as one zip, piece by piece; one file at a time is in memory.
 *
 * @param onFile called before each file.
 */
export async function* zipOf(
  { documents, media = {} }: SiteFiles,
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
  async function* put(file: ZipDeflate | ZipPassThrough, bytes: Uint8Array) {
    onFile()
    file.mtime = NO_TIME
    zip.add(file)
    let at = 0
    do {
      const end = at + PIECE
      file.push(bytes.subarray(at, end), end >= bytes.length)
      at = end
      await breathe()
      yield* taken()
    } while (at < bytes.length)
  }
  for (const path of Object.keys(documents).sort())
    yield* put(new ZipDeflate(path), Buffer.from(zipEntryText(documents[path])))
  // Pictures and films are packed already.
  for (const [path, bytesOf] of Object.entries(media)) yield* put(new ZipPassThrough(path), await bytesOf())
  zip.end()
  yield* taken()
}
