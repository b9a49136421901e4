import type { Theme } from '@vitrine/schemas'
import { contrastOf, fromLab, hexOf, labOf, type Rgb, rgbOf } from './colours.ts'
import { isEnough, nearestEnough, themeContrasts } from './theme-contrasts.ts'

type Colours = Theme['colors']

/** The colours of somebody's brand, as CSS takes them. */
export interface BrandColours {
  readonly primary: string
  /** That of buttons; the first one when left out. */
  readonly accent?: string | undefined
}

/** How much darker a button becomes under the pointer, of 1; dark ones become lighter instead. */
const HOVER = 0.08
const DARK = 0.35

const white: Rgb = [1, 1, 1]
const black: Rgb = [0.06, 0.07, 0.08]

function underPointer(colour: Rgb): string {
  const [lightness, a, b] = labOf(colour)
  return hexOf(fromLab([lightness + (lightness < DARK ? HOVER : -HOVER), a, b]))
}

/** White where it is read well, as most buttons have it; else whichever is read better. */
function inkOn(colour: Rgb): string {
  const onWhite = contrastOf(white, colour)
  return hexOf(onWhite >= 4.5 || onWhite >= contrastOf(black, colour) ? white : black)
}

/**
 * The colours of a theme with those of a brand: they colour what the theme has a main colour for, and its buttons.
 * Whatever would then be read badly gets the nearest colour that is read well enough (`nearestEnough`), so that every
 * pair of the result has its contrast (WCAG 2.2).
 */
export function withBrandColours(colours: Colours, { primary, accent = primary }: BrandColours): Colours {
  const button = rgbOf(accent)
  if (!button || !rgbOf(primary)) return colours
  const hover = underPointer(button)
  let made: Colours = {
    ...colours,
    primary,
    buttonBackground: hexOf(button),
    buttonBorder: hexOf(button),
    buttonText: inkOn(button),
    buttonBackgroundHover: hover,
    buttonBorderHover: hover,
    buttonTextHover: inkOn(rgbOf(hover) ?? button),
  }
  // The soft shade of the page takes something of the main colour, so that one comes first.
  for (const ink of ['primary', ...Object.keys(colours)] as (keyof Colours)[]) {
    const isBad = themeContrasts(made).some((pair) => pair.ink === ink && !isEnough(pair))
    const better = isBad ? nearestEnough(made, ink) : undefined
    if (better !== undefined) made = { ...made, [ink]: better }
  }
  return made
}
