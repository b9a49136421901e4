import { MediaFileError } from '../../platform/media/media-file-error.ts'

/** A file of a form, as it arrives. */
export interface SentFile {
  /** The name of its field. */
  readonly field: string
  /** As the sender calls it; never a path, never to be trusted. */
  readonly name: string | undefined
  readonly source: AsyncIterable<Uint8Array>
}

/**
 * The one file that a question brings.
 *
 * @param discard takes away what was kept of the first when a second one comes.
 * @throws MediaFileError when there is none, or more than one.
 */
export async function oneFile<T>(
  files: AsyncIterable<SentFile>,
  keep: (file: SentFile) => Promise<T>,
  discard: (stored: T) => Promise<unknown> = async () => undefined,
): Promise<T> {
  let stored: readonly [T] | undefined
  for await (const file of files) {
    if (stored) {
      await discard(stored[0])
      throw new MediaFileError('invalid_request', 'problem.media.one')
    }
    stored = [await keep(file)]
  }
  if (!stored) throw new MediaFileError('invalid_request', 'problem.media.missing')
  return stored[0]
}
