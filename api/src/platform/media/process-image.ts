import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { CallError, limits } from '@vitrine/schemas'
import { asRecord } from '../as-record.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Crop, ImageCopy, ImageFormat, ImageJob, ImageOutcome, MadeFile } from './image-process.ts'
import { MediaFileError } from './media-file-error.ts'
import { createQueue } from './queue.ts'
import type { Received } from './receive.ts'
import { type ShareLook, shareSize } from './share-cut.ts'

const run = promisify(execFile)
// By the name of the package, since the built server stands elsewhere than this file.
const program = createRequire(import.meta.url).resolve('@vitrine/api/image-process')

/** A picture that was read and written anew. Its files are temporary; the first one is the widest. */
export interface ProcessedImage {
  readonly width: number
  readonly height: number
  readonly files: readonly [MadeFile, ...MadeFile[]]
  /** It moved; only its first frame is left. */
  readonly isAnimated: boolean
}

/** How wide the copies of an owner's picture are, beside the picture itself (`imageVariant`). */
export const copyWidths = [320, 640, 960, 1280, 1920] as const
const widest = { width: 2560, height: 5120 }
/** A shown picture is this large at most; an inquiry's picture is looked at, not printed. */
const inquirySide = 2560

/**
 * Ten times what the worst picture takes on an idle machine: a busy one must not refuse good pictures.
 * All that wait in a queue are done before the sweep takes their files for orphans.
 */
const SECONDS = 30

const owners = createQueue(16)
const visitors = createQueue(16)
const previews = createQueue(32)

/** The pictures of a site: WebP and AVIF, in all widths that are smaller than the picture; or than the part that is taken of it. */
export const processSiteImage = (received: Source, store: FileStore, crop?: Crop): Promise<ProcessedImage> =>
  owners.run(() =>
    remake(
      received,
      store,
      (['webp', 'avif'] as const).flatMap((format) => [
        { format, ...widest },
        ...copyWidths.map((width) => ({ format, width, height: widest.height, onlySmaller: true })),
      ]),
      crop,
    ),
  )

/** The picture of an inquiry: one file of the type that was sent, at most 2560 pixels wide and high. */
export const processInquiryImage = (received: Received, store: FileStore): Promise<ProcessedImage> =>
  visitors.run(() => remake(received, store, [{ format: formatOf(received), width: inquirySide, height: inquirySide }]))

/** What is read and written anew: where it lies, and its type by its content. */
type Source = Pick<Received, 'path' | 'type'>

/** A picture as link previews show it (R308): one temporary file. */
export const processShareImage = (
  source: Source,
  store: Pick<FileStore, 'temporary'>,
  share: ShareLook,
): Promise<ProcessedImage> => previews.run(() => remake(source, store, [{ format: 'jpeg', ...shareSize, share }]))

const formats: readonly ImageFormat[] = ['jpeg', 'png', 'webp', 'avif', 'gif']

function formatOf({ type }: Source): ImageFormat {
  const format = formats.find((one) => type === `image/${one}`)
  if (!format) throw new TypeError(`${type} is no type of a picture.`)
  return format
}

/**
 * Runs the program on one picture and waits for it.
 *
 * @throws MediaFileError when the picture is broken, too large in pixels or takes too long.
 */
async function remake(
  received: Source,
  store: Pick<FileStore, 'temporary'>,
  wanted: readonly Omit<ImageCopy, 'path'>[],
  crop?: Crop,
): Promise<ProcessedImage> {
  const copies = await Promise.all(wanted.map(async (copy) => ({ ...copy, path: await store.temporary() })))
  const job: ImageJob = {
    source: received.path,
    format: formatOf(received),
    maxPixels: limits.imagePixels,
    maxSide: limits.imageSide,
    seconds: SECONDS,
    ...(crop && { crop }),
    copies,
  }
  try {
    const outcome = await outcomeOf(job)
    if ('failed' in outcome) throw new CallError(outcome.failed)
    if ('error' in outcome)
      throw new MediaFileError('invalid_request', `problem.media.${outcome.error}`, {
        pixels: limits.imagePixels,
        side: limits.imageSide,
      })
    const [first, ...others] = outcome.files
    if (!first) throw new Error('A picture was read, and nothing was written.')
    return { ...outcome, files: [first, ...others], width: first.width, height: first.height }
  } catch (error) {
    await Promise.all(copies.map(({ path }) => rm(path, { force: true })))
    throw error
  }
}

async function outcomeOf(job: ImageJob): Promise<ImageOutcome> {
  try {
    const { stdout } = await run(process.execPath, [program, JSON.stringify(job)], {
      timeout: job.seconds * 1000,
      killSignal: 'SIGKILL',
      // Nothing of ours: neither the address of the database nor a password.
      env: {},
    })
    return JSON.parse(stdout)
  } catch (error) {
    const { killed, signal, code } = asRecord(error)
    if (killed) return { error: 'tooSlow' }
    // A decoder that breaks takes only this process with it: SIGSEGV, or SIGKILL when memory is short.
    if (signal !== null && signal !== undefined && typeof code !== 'string') return { error: 'broken' }
    throw error
  }
}
