import type { Theme, ThemeColour } from '@vitrine/schemas'
import { contrastOf, fromLab, hexOf, labOf, mixed, type Rgb, rgbOf } from './colours.ts'

type Colours = Theme['colors']

/** What a colour of the theme stands on: another one, the white of the page, or its soft shade. */
export type Paper = ThemeColour | 'page' | 'soft'

/** Two colours that meet on a page, and how well one is seen on the other (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ThemeContrast {
  readonly ink: ThemeColour
  readonly paper: Paper
  readonly ratio: number
  /** 4.5 for what is read, 3 for the edge of a button. */
  readonly needed: 4.5 | 3
}

const page: Rgb = [1, 1, 1]
/** The grey of `--surface-soft` (`renderer/src/base.css`), which takes 5 % of the primary colour. */
const grey = rgbOf('#f7f8f9') ?? page

const read = ['primary', 'title', 'subtitle', 'text'] as const
const buttons = [
  ['buttonText', 'buttonBackground', 'buttonBorder'],
  ['buttonTextHover', 'buttonBackgroundHover', 'buttonBorderHover'],
] as const

function paperOf(colours: Colours, paper: Paper): Rgb | undefined {
  if (paper === 'page') return page
  if (paper !== 'soft') return rgbOf(colours[paper])
  const primary = rgbOf(colours.primary)
  return primary && mixed(primary, grey, 0.05)
}

function ratioOf(colours: Colours, ink: ThemeColour, paper: Paper): number | undefined {
  const below = paperOf(colours, paper)
  const above = below && rgbOf(colours[ink], below)
  return above && contrastOf(above, below)
}

/**
 * All pairs of colours of a theme that meet. The edge of a button counts where its surface alone
 * does not stand out. What is no colour is in no pair.
 */
export function themeContrasts(colours: Colours): readonly ThemeContrast[] {
  const pairs: ThemeContrast[] = []
  const add = (ink: ThemeColour, paper: Paper, needed: 4.5 | 3) => {
    const ratio = ratioOf(colours, ink, paper)
    if (ratio !== undefined) pairs.push({ ink, paper, ratio, needed })
  }
  for (const ink of read) for (const paper of ['page', 'soft'] as const) add(ink, paper, 4.5)
  for (const [text, background, border] of buttons) {
    add(text, background, 4.5)
    if ((ratioOf(colours, background, 'page') ?? 0) < 3) add(border, 'page', 3)
  }
  return pairs
}

/** Whether one is seen well enough on the other. */
export const isEnough = ({ ratio, needed }: ThemeContrast): boolean => ratio >= needed

/** Half a step of 8 bits is seen by nobody. */
const STEPS = 12

/**
 * The colour nearest to one of a theme with which all its pairs are seen well enough: of the same
 * hue, as much darker or lighter as it takes. `undefined` where no such colour is enough, or where it
 * is no colour.
 */
export function nearestEnough(colours: Colours, ink: ThemeColour): string | undefined {
  const rgb = rgbOf(colours[ink])
  if (!rgb) return undefined
  const [lightness, a, b] = labOf(rgb)
  const at = (l: number): string => {
    // Towards black and white there is less and less room for colour.
    const room = Math.min(1, l / (lightness || 1), (1 - l) / (1 - lightness || 1))
    return hexOf(fromLab([l, a * room, b * room]))
  }
  const passes = (colour: string) =>
    themeContrasts({ ...colours, [ink]: colour })
      .filter((pair) => pair.ink === ink)
      .every(isEnough)
  const found = [0, 1].flatMap((end) => {
    if (!passes(at(end))) return []
    let [bad, good] = [lightness, end]
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (bad + good) / 2
      if (passes(at(middle))) good = middle
      else bad = middle
    }
    return [good]
  })
  const [nearest] = found.sort((one, other) => Math.abs(one - lightness) - Math.abs(other - lightness))
  return nearest === undefined ? undefined : at(nearest)
}
