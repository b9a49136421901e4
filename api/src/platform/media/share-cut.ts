import { writeFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'

/** What link previews show a picture at (R308), in pixels. */
export const shareSize = { width: 1200, height: 630 } as const

/** Some services leave out a picture that is heavier (WhatsApp: 300 KB). */
const MOST_BYTES = 300_000
const qualities = [84, 74, 62, 50, 38, 26, 14] as const

/** A picture that had to grow more than this is not cut, but stands on the ground as it is. */
const MOST_GROWTH = 2
/** The room that a picture has on the ground. */
const room = { width: 1040, height: 470 } as const
/** Of the page. */
const LIGHT_GROUND = '#ffffff'
/** From here on, of 255, nothing of a picture is seen on white. */
const LIGHT = 190

/** How a picture is cut for link previews. */
export interface ShareLook {
  /** In percent of the picture, from its left and its top; the part with the most detail where there is none. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined
  /** What light logos stand on: `#10202f`. */
  readonly darkGround: string
}

interface ShareCut {
  readonly sharp: typeof import('sharp').default
  /** The picture, read anew at each call. */
  readonly open: () => Sharp
  readonly look: ShareLook
  readonly path: string
  readonly seconds: number
}

/**
 * Writes a picture as link previews show it: exactly 1200 × 630 pixels of JPEG, at most 300 KB. It is cut around
 * its focal point, or around the part with the most detail. What is too small for that, or see-through as a logo is,
 * stands whole on a ground of one colour.
 */
export async function cutForSharing(
  cut: ShareCut,
): Promise<{ readonly width: number; readonly height: number; readonly bytes: number }> {
  const { open, sharp, path, seconds } = cut
  const { autoOrient, hasAlpha } = await open().metadata()
  const growth = Math.max(shareSize.width / autoOrient.width, shareSize.height / autoOrient.height)
  const isSeeThrough = hasAlpha && !(await open().stats()).isOpaque
  const image = growth > MOST_GROWTH || isSeeThrough ? await onGround(cut, isSeeThrough) : cropped(cut, autoOrient)
  const { data, info } = await image
    .timeout({ seconds })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const quality of qualities) {
    const encoded = await sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (encoded.length > MOST_BYTES && quality !== qualities.at(-1)) continue
    await writeFile(path, encoded, { flag: 'wx' })
    return { width, height, bytes: encoded.length }
  }
  throw new Error('There is a last quality.')
}

/** As CSS draws it with `object-fit: cover` and the focal point as `object-position`: pages show the same part. */
function cropped({ open, look }: ShareCut, size: { readonly width: number; readonly height: number }): Sharp {
  const upright = open().autoOrient()
  const { focalPoint } = look
  if (!focalPoint) return upright.resize({ ...shareSize, fit: 'cover', position: 'entropy' })
  const scale = Math.max(shareSize.width / size.width, shareSize.height / size.height)
  const width = Math.max(shareSize.width, Math.round(size.width * scale))
  const height = Math.max(shareSize.height, Math.round(size.height * scale))
  return upright.resize({ width, height, fit: 'fill' }).extract({
    ...shareSize,
    left: Math.round(((width - shareSize.width) * focalPoint.x) / 100),
    top: Math.round(((height - shareSize.height) * focalPoint.y) / 100),
  })
}

/** A light logo stands on the dark ground of the theme, everything else on that of the page. */
async function onGround({ sharp, open, look, seconds }: ShareCut, isSeeThrough: boolean): Promise<Sharp> {
  const input = await open()
    .autoOrient()
    .resize({ ...room, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  const background = isSeeThrough && (await lightnessOf(sharp(input))) > LIGHT ? look.darkGround : LIGHT_GROUND
  return sharp({ create: { ...shareSize, channels: 3, background } }).composite([{ input }])
}

/** How light the pixels of a picture are that can be seen, from 0 to 255. */
async function lightnessOf(image: Sharp): Promise<number> {
  const { data, info } = await image
    .resize({ width: 64, height: 64, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let light = 0
  let seen = 0
  for (let at = 0; at + 3 < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    light += (red * 0.2126 + green * 0.7152 + blue * 0.0722) * alpha
    seen += alpha
  }
  return seen === 0 ? 0 : light / seen
}
