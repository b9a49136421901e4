import { stat } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import type { ShareLook } from './share-cut.ts'

// Reads and writes one picture in a process of its own: a job as JSON comes in as the argument, its
// outcome goes out as JSON. Decoders take up to 20 bytes for a pixel and are where hostile files aim
// at; here both end with the process, and the server goes on answering.

/** What a picture is to become. */
export interface ImageJob {
  /** The picture, as it arrived. */
  readonly source: string
  /** The decoder that must recognise it, by what its first bytes said. */
  readonly format: ImageFormat
  readonly maxPixels: number
  readonly maxSide: number
  readonly seconds: number
  /** The part of the upright picture that is taken, in its pixels; all of it when left out. */
  readonly crop?: Crop
  readonly copies: readonly ImageCopy[]
}

/** A part of a picture, in pixels. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** One file that is made: no wider and no higher than this, and never larger than the picture is. */
export interface ImageCopy {
  readonly path: string
  readonly format: ImageFormat
  readonly width: number
  readonly height: number
  /** Left out unless it is narrower than the first copy came out. */
  readonly onlySmaller?: boolean
  /** Cut for link previews instead: always 1200 × 630 pixels of JPEG. */
  readonly share?: ShareLook
}

export interface MadeFile {
  readonly path: string
  readonly format: ImageFormat
  readonly width: number
  readonly height: number
  readonly bytes: number
}

export type ImageOutcome =
  | { readonly files: readonly MadeFile[]; readonly isAnimated: boolean }
  | { readonly error: 'broken' | 'pixels' | 'tooSlow' }
  | { readonly failed: 'no_space' }

// Before sharp is there: its threads take the priority of the one that starts them.
// A server that is of lower priority already stays so: nobody but root may raise it again.
if (getPriority() < 5) setPriority(5)
const { default: sharp } = await import('sharp')
const { cutForSharing } = await import('./share-cut.ts')
sharp.concurrency(1)
sharp.cache(false)
// The decoders that are needed and no others: SVG, TIFF, PDF and their like are not even tried.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((decoder) => `VipsForeignLoad${decoder}`),
})

const encoders = {
  jpeg: { quality: 85 },
  png: { compressionLevel: 6 },
  webp: { quality: 84, smartSubsample: true },
  // A higher effort takes seven times as long and saves a tenth of the bytes.
  avif: { quality: 55, effort: 2 },
  gif: { effort: 1 },
} as const

/** Makes the copies; the first frame of a moving picture, upright, in sRGB, without anything but pixels. */
async function make({ source, format, maxPixels, maxSide, seconds, crop, copies }: ImageJob): Promise<ImageOutcome> {
  const open = () => sharp(source, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
  const found = await open().metadata()
  if ((found.format === 'heif' ? found.compression === 'av1' && 'avif' : found.format) !== format)
    return { error: 'broken' }
  if (found.width > maxSide || found.height > maxSide) return { error: 'pixels' }
  const files: MadeFile[] = []
  for (const { path, format: to, width, height, onlySmaller, share } of copies) {
    if (onlySmaller && files[0] && width >= files[0].width) continue
    if (share) {
      files.push({ path, format: 'jpeg', ...(await cutForSharing({ sharp, open, look: share, path, seconds })) })
      continue
    }
    const upright = open().autoOrient()
    const made = await (crop ? upright.extract(crop) : upright)
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds })
      .toColourspace('srgb')
      .toFormat(to, encoders[to])
      .toFile(path)
    files.push({ path, format: to, width: made.width, height: made.height, bytes: (await stat(path)).size })
  }
  return { files, isAnimated: (found.pages ?? 1) > 1 }
}

/** sharp says what went wrong only in words. */
function failedOutcome(error: unknown): ImageOutcome {
  const message = error instanceof Error ? error.message : ''
  if (/No space left|quota exceeded/i.test(message)) return { failed: 'no_space' }
  if (/write error|unable to open for write/i.test(message)) throw error
  if (/pixel limit|too (?:large|big)|exceeds/i.test(message)) return { error: 'pixels' }
  return { error: /timeout/i.test(message) ? 'tooSlow' : 'broken' }
}

const job: ImageJob = JSON.parse(process.argv[2] ?? '')
process.stdout.write(JSON.stringify(await make(job).catch(failedOutcome)))
