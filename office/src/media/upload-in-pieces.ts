import { type SendCall, type UploadedMedia, withPoster } from '@vitrine/editor-core'
import { CallError, finishUpload, limits, sendUploadPiece, startUpload } from '@vitrine/schemas'

export interface PiecesOptions {
  readonly send: SendCall
  /** What becomes of a file that the library has already. */
  readonly duplicates: 'keep' | 'refuse'
  readonly signal: AbortSignal
  readonly wait: (ms: number) => Promise<void>
  /** With the id of the upload, and how many bytes came. */
  readonly onProgress: (id: string, from: number) => void
  /** Whether the line is lost, and when it is there again. */
  readonly onLine: (isLost: boolean) => void
}

/** The first pause after the line was lost, and the longest one, in milliseconds. */
const PAUSE = 1000
const LONGEST_PAUSE = 30_000
/** Waits that the service did not name, in seconds. */
const BUSY = 10

const fromOf = (error: unknown): number | undefined => {
  if (!(error instanceof CallError) || error.code !== 'conflict') return undefined
  const { from } = (error.details ?? {}) as { readonly from?: number }
  return from
}

/**
 * Sends a large file piece by piece. Where the line is lost it goes on as soon as it is there again; one that was
 * begun before, and the same file, goes on where it ended.
 *
 * @throws CallError when the service refuses the file; `conflict` with `media`, when it is to refuse what it has already;
 * what the signal was aborted with.
 */
export async function uploadInPieces(file: File, options: PiecesOptions): Promise<UploadedMedia> {
  const { send, duplicates, signal, onProgress } = options
  const ask = <T>(act: () => Promise<T>) => persistently(act, options)
  const { name, size: bytes, lastModified: modifiedAt } = file
  let { id, from } = await ask(() => send(startUpload, { name, bytes, modifiedAt }, { signal }))
  onProgress(id, from)
  while (from < bytes) {
    const at = from
    const piece = file.slice(at, at + limits.uploadPiece)
    try {
      const next = await ask(() => send(sendUploadPiece, { id, from: at }, { bytes: piece, signal }))
      from = next.from
    } catch (error) {
      // The service had more, or less, than was known here: an answer got lost.
      const known = fromOf(error)
      if (known === undefined || known === at) throw error
      from = known
    }
    onProgress(id, from)
  }
  const { isAnimated: _isAnimated, ...item } = await ask(() => send(finishUpload, { id, duplicates }, { signal }))
  return withPoster(send, file, item)
}

/** Does something again while nobody can be reached, and after the pause that the service asks for. */
async function persistently<T>(act: () => Promise<T>, { signal, wait, onLine }: PiecesOptions): Promise<T> {
  for (let pause = PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
    try {
      const done = await act()
      onLine(false)
      return done
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof CallError)) throw error
      if (error.code === 'too_many_requests') {
        await wait((error.retryAfter ?? BUSY) * 1000)
        continue
      }
      if (error.code !== 'unavailable') throw error
      onLine(true)
      await Promise.race([wait(pause), comesBack(signal)])
      signal.throwIfAborted()
    }
  }
}

/** The browser says that there is a line again, or nobody waits for it any more. */
const comesBack = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
