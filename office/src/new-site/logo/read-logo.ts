import { type LogoPalette, palettesOfLogo } from '@vitrine/model'
import { LOGO_LENGTH } from '@vitrine/schemas'
import { sizedSvg } from './sized-svg.ts'

export interface ReadLogo {
  /** An address of data with a PNG, JPEG or WebP that the service takes. */
  readonly src: string
  /** What the theme of the site may be coloured with. */
  readonly palettes: readonly LogoPalette[]
}

/** Reads a file as a logo. @throws Error when it is no image that this browser can draw */
export type LogoReader = (file: File) => Promise<ReadLogo>

/** The files that are taken, as an input asks for them. */
export const logoTypes = 'image/png,image/jpeg,image/webp,image/svg+xml'
/** A file larger than this is not read, in bytes. */
export const LARGEST_LOGO = 20_000_000

const taken = ['image/png', 'image/jpeg', 'image/webp']
/** The longest side of a logo that is drawn anew, in pixels: the largest first. */
const sides = [800, 560, 400, 280, 200, 120] as const
/** Enough to see colours by. */
const SAMPLE = 96

async function imageOf(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    if (image.naturalWidth === 0) throw new Error('The image has no size.')
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** An image on a canvas, whose longest side has at most so many pixels. */
function drawn(image: HTMLImageElement, longest: number): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

function pixelsOf(image: HTMLImageElement): Uint8ClampedArray {
  const canvas = drawn(image, SAMPLE)
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  if (!pixels) throw new Error('This browser has no canvas.')
  return pixels.data
}

const fits = (address: string): boolean => address.length <= LOGO_LENGTH

/** The image as large as the service takes it: a PNG, and a WebP where that is smaller by far. */
function fitted(image: HTMLImageElement): string {
  for (const side of sides) {
    const canvas = drawn(image, side)
    const found = [canvas.toDataURL('image/png'), canvas.toDataURL('image/webp', 0.9)].find(fits)
    if (found !== undefined) return found
  }
  throw new Error('The image cannot be made small enough.')
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/**
 * Reads a file as a logo, and proposes colours by it. What the service takes is sent as it is; an SVG becomes a PNG, and
 * what is too large becomes smaller.
 */
export const readLogo: LogoReader = async (file) => {
  const isDrawing = file.type === 'image/svg+xml'
  const image = await imageOf(isDrawing ? sizedSvg(await file.text(), sides[0]) : file)
  const own = taken.includes(file.type) ? await addressOf(file) : undefined
  return {
    src: own !== undefined && fits(own) ? own : fitted(image),
    palettes: palettesOfLogo(pixelsOf(image)),
  }
}
