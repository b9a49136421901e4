import { type Lab, labOf } from './colours.ts'

/** All pixels of one colour. */
interface Patch {
  readonly lab: Lab
  /** How many pixels have it. */
  readonly area: number
  /** Area × chroma: large and grey counts as little as small and bright. */
  readonly weight: number
}

/** The colours of an image, the one that counts most first, and the grey that it has most of. */
export interface ImageColours {
  /** None where all of it is grey. */
  readonly colours: readonly Lab[]
  readonly grey: Lab
}

const GROUPS = 5
const ROUNDS = 12
const SEED = 20_261_126
/** Below this chroma a colour is grey to the eye, and noise of a JPEG. */
const GREY = 0.03
/** Groups nearer than this in OKLab are one colour. */
const ALIKE = 0.09
/** Less than this share of all weight are edges between colours. */
const EDGE = 0.04
/** Less than this share of the area is no colour of a logo, but a speck. */
const SPECK = 0.002
/** A grey lighter than this is its ground. */
const GROUND = 0.75
/** Nearly black: for logos that are white. */
const INK: Lab = [0.27, 0, -0.01]

const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b)
const squared = ([l, a, b]: Lab, [m, c, d]: Lab): number => (l - m) ** 2 + (a - c) ** 2 + (b - d) ** 2

/** Numbers from 0 to 1 that look like chance and are always the same: mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The colours of all pixels that are seen, those with most weight first, so that the order of pixels does not matter. */
function patchesOf(pixels: ArrayLike<number>): readonly Patch[] {
  const areas = new Map<number, number>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    if (alpha < 128) continue
    const colour = (red << 16) | (green << 8) | blue
    areas.set(colour, (areas.get(colour) ?? 0) + 1)
  }
  return [...areas]
    .sort(([one], [other]) => one - other)
    .map(([colour, area]): Patch => {
      const lab = labOf([(colour >> 16) / 255, ((colour >> 8) & 255) / 255, (colour & 255) / 255])
      const chroma = chromaOf(lab)
      return { lab, area, weight: chroma < GREY ? 0 : area * chroma }
    })
    .sort((one, other) => other.weight - one.weight)
}

/** First middles far from each other (k-means++): one with chances as large as its distance and weight. */
function firstMiddles(patches: readonly Patch[], random: () => number): readonly Lab[] {
  const [first] = patches
  if (!first) return []
  const middles = [first.lab]
  while (middles.length < GROUPS) {
    const chances = patches.map(
      ({ lab, weight }) => weight * Math.min(...middles.map((middle) => squared(lab, middle))),
    )
    const total = chances.reduce((sum, chance) => sum + chance, 0)
    if (total === 0) break
    let left = random() * total
    const found = patches.find((_, at) => {
      left -= chances[at] ?? 0
      return left <= 0
    })
    middles.push((found ?? first).lab)
  }
  return middles
}

function nearestTo(middles: readonly Lab[], lab: Lab): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [at, middle] of middles.entries()) {
    const distance = squared(lab, middle)
    if (distance < least) [best, least] = [at, distance]
  }
  return best
}

/** The patches in groups of like colour: k-means, weighted. */
function groupsOf(patches: readonly Patch[]): readonly (readonly Patch[])[] {
  let middles = firstMiddles(patches, seeded(SEED))
  let groups: Patch[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = middles.map(() => [])
    for (const patch of patches) groups[nearestTo(middles, patch.lab)]?.push(patch)
    middles = groups.map((group, at) => middleOf(group) ?? middles[at] ?? INK)
  }
  return groups.filter((group) => group.length > 0)
}

function middleOf(group: readonly Patch[]): Lab | undefined {
  const total = group.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return undefined
  const mean = (axis: 0 | 1 | 2) => group.reduce((sum, { lab, weight }) => sum + lab[axis] * weight, 0) / total
  return [mean(0), mean(1), mean(2)]
}

/** The dark grey that covers most. */
function greyOf(patches: readonly Patch[]): Lab {
  const dark = patches.filter(({ lab, weight }) => weight === 0 && lab[0] < GROUND)
  return dark.toSorted((one, other) => other.area - one.area)[0]?.lab ?? INK
}

/**
 * The colours that an image is made of, as the eye sees them. Each is a colour that really is in it, not a mean of
 * several.
 *
 * @param pixels red, green, blue and alpha of each pixel, from 0 to 255
 */
export function coloursOfImage(pixels: ArrayLike<number>): ImageColours {
  const patches = patchesOf(pixels)
  const grey = greyOf(patches)
  const coloured = patches.filter(({ weight }) => weight > 0)
  const areaOf = (some: readonly Patch[]) => some.reduce((sum, { area }) => sum + area, 0)
  if (areaOf(coloured) < SPECK * areaOf(patches)) return { colours: [], grey }
  const weighed = groupsOf(coloured)
    .map((group) => ({
      // They stand in the order of their weight.
      lab: group[0]?.lab ?? INK,
      weight: group.reduce((sum, { weight }) => sum + weight, 0),
    }))
    .sort((one, other) => other.weight - one.weight)
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const colours: Lab[] = []
  for (const { lab, weight } of weighed)
    if (weight >= EDGE * total && colours.every((known) => squared(known, lab) >= ALIKE ** 2)) colours.push(lab)
  return { colours, grey }
}
