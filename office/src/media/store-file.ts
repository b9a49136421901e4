import { type SendCall, type UploadedMedia, uploadFile } from '@vitrine/editor-core'
import { CallError } from '@vitrine/schemas'
import { uploadInPieces } from './upload-in-pieces.ts'

/** Files that are larger than this are sent in pieces, in bytes. */
export const LARGE_FILE = 4 * 1024 * 1024

/** The file that the library has already, where that is why one was not stored. */
export function knownIn(error: unknown): UploadedMedia | undefined {
  if (!(error instanceof CallError) || error.code !== 'conflict') return undefined
  return (error.details as { readonly media?: UploadedMedia } | undefined)?.media
}

interface StoreFileOptions {
  readonly signal: AbortSignal
  /** How much of it came, 0 to 1, of one that is sent in pieces. */
  readonly onProgress: (part: number) => void
}

/**
 * Stores one file that is needed at once; what the library has already is taken from there.
 *
 * @throws CallError when it is refused
 */
export async function storeFile(
  send: SendCall,
  file: File,
  { signal, onProgress }: StoreFileOptions,
): Promise<UploadedMedia> {
  try {
    if (file.size <= LARGE_FILE) return await uploadFile(send, file, 'refuse')
    return await uploadInPieces(file, {
      send,
      duplicates: 'refuse',
      signal,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      onProgress: (_id, from) => onProgress(from / file.size),
      onLine: () => undefined,
    })
  } catch (error) {
    const known = knownIn(error)
    if (known) return known
    throw error
  }
}
