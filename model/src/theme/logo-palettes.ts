import { builtInTheme } from '@vitrine/schemas'
import { withBrandColours } from './brand-colours.ts'
import { fromLab, hexOf, type Lab, labOf } from './colours.ts'
import { coloursOfImage } from './image-colours.ts'

/** Colours for a theme that a logo suggests. */
export interface LogoPalette {
  readonly primary: string
  /** That of buttons. */
  readonly accent: string
}

/** So many are proposed. */
const COUNT = 3
/** The lightness of a darker shade, and between which shades a colour of another hue stays to be one. */
const DARK = 0.32
const [DIM, BRIGHT] = [0.45, 0.7]
/** A colour of another hue has at least this chroma: from less, no hue is seen. */
const COLOURED = 0.11

const labOfHex = (hex: string): Lab => {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return labOf([at(1), at(3), at(5)])
}

const deep = ([lightness, a, b]: Lab): Lab => {
  const share = lightness > DARK ? DARK / lightness : 0.6
  return [lightness * share, a * share, b * share]
}

/** The same colour of another hue, so many degrees away. */
function turned([lightness, a, b]: Lab, degrees: number): Lab {
  const chroma = Math.max(COLOURED, Math.hypot(a, b))
  const hue = Math.atan2(b, a) + (degrees * Math.PI) / 180
  return [Math.min(BRIGHT, Math.max(DIM, lightness)), chroma * Math.cos(hue), chroma * Math.sin(hue)]
}

/** What stands for a logo without any colour. */
const builtIn = labOfHex(builtInTheme.colors.primary)

/** Pairs of a primary colour and an accent, the best first: more than are needed, since some end up the same. */
function pairsOf(colours: readonly Lab[], grey: Lab): readonly (readonly [Lab, Lab])[] {
  const [first, second, third] = colours
  if (!first)
    return [[grey, grey], [grey, builtIn], ...[120, 240].map((angle) => [grey, turned(builtIn, angle)] as const)]
  const own: readonly (readonly [Lab, Lab])[] = second
    ? [[first, second], [second, first], ...(third ? [[first, third] as const] : []), [first, first]]
    : [
        [first, first],
        [deep(first), first],
      ]
  return [...own, ...[180, 120, 240].map((angle) => [first, turned(first, angle)] as const)]
}

/** The colours as a theme shows them: darker or lighter where they would be read badly. */
function readable(primary: Lab, accent: Lab): LogoPalette {
  const brand = { primary: hexOf(fromLab(primary)), accent: hexOf(fromLab(accent)) }
  const made = withBrandColours(builtInTheme.colors, brand)
  return { primary: made.primary, accent: made.buttonBackground }
}

/**
 * Three palettes for the theme of a site, from the pixels of its logo: its main colours, and where it has fewer of them,
 * shades and counterparts. The same pixels give the same palettes, in whatever order they come.
 *
 * With each of them `withBrandColours` changes neither colour: all contrasts hold as they are.
 *
 * @param pixels red, green, blue and alpha of each pixel, from 0 to 255, as a canvas gives them; what is more than half
 * transparent does not count
 */
export function palettesOfLogo(pixels: ArrayLike<number>): readonly LogoPalette[] {
  const { colours, grey } = coloursOfImage(pixels)
  const found = new Map<string, LogoPalette>()
  for (const [primary, accent] of pairsOf(colours, grey)) {
    const palette = readable(primary, accent)
    const key = `${palette.primary} ${palette.accent}`
    if (!found.has(key)) found.set(key, palette)
  }
  return [...found.values()].slice(0, COUNT)
}
