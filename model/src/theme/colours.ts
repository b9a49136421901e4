import { isPlainColour } from '@vitrine/schemas'

/** Red, green and blue in sRGB, from 0 to 1. */
export type Rgb = readonly [number, number, number]

interface Parsed {
  readonly rgb: Rgb
  readonly alpha: number
}

const white: Rgb = [1, 1, 1]
const within = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))

function hexParts(digits: string): Parsed {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const at = (index: number) => Number.parseInt(long.slice(index, index + 2), 16) / 255
  return { rgb: [at(0), at(2), at(4)], alpha: long.length === 8 ? at(6) : 1 }
}

const part = (text: string | undefined, whole: number): number =>
  text?.endsWith('%') ? Number.parseFloat(text) / 100 : Number.parseFloat(text ?? '') / whole

function fromHue(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

function parse(colour: string): Parsed | undefined {
  if (!isPlainColour(colour)) return undefined
  if (colour === 'transparent') return { rgb: white, alpha: 0 }
  if (colour.startsWith('#')) return hexParts(colour.slice(1))
  const [a, b, c, d] = colour.slice(colour.indexOf('(') + 1, -1).match(/[0-9.]+%?/g) ?? []
  const alpha = within(d === undefined ? 1 : part(d, 1))
  const isHue = /^hsl/i.test(colour)
  const rgb: Rgb = isHue
    ? fromHue(Number.parseFloat(a ?? '0') % 360, within(part(b, 100)), within(part(c, 100)))
    : [within(part(a, 255)), within(part(b, 255)), within(part(c, 255))]
  return rgb.some(Number.isNaN) || Number.isNaN(alpha) ? undefined : { rgb, alpha }
}

const each = ([r, g, b]: Rgb, change: (value: number) => number): Rgb => [change(r), change(g), change(b)]
const pairwise = ([r, g, b]: Rgb, [x, y, z]: Rgb, of: (one: number, other: number) => number): Rgb => [
  of(r, x),
  of(g, y),
  of(b, z),
]

/** A plain colour as it is seen on another one, on white where none is given; `undefined` when it is no colour. */
export function rgbOf(colour: string, on: Rgb = white): Rgb | undefined {
  const parsed = parse(colour)
  if (!parsed) return undefined
  const { rgb, alpha } = parsed
  return pairwise(rgb, on, (value, below) => value * alpha + below * (1 - alpha))
}

export const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((value) =>
      Math.round(within(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `color-mix(in srgb, one share, other)`. */
export const mixed = (one: Rgb, other: Rgb, share: number): Rgb =>
  pairwise(one, other, (a, b) => a * share + b * (1 - share))

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

const luminance = (rgb: Rgb): number => {
  const [r, g, b] = each(rgb, linear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours as WCAG 2.2 measures it: from 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** OKLab: lightness from 0 to 1 as the eye sees it, and two axes of colour. */
export type Lab = readonly [number, number, number]

export function labOf(rgb: Rgb): Lab {
  const [r, g, b] = each(rgb, linear)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** The inverse of `labOf`; what no screen can show is cut off. */
export function fromLab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linearRgb: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return each(linearRgb, (value) => gamma(within(value)))
}
