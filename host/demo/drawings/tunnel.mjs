/** A ring of a metro tunnel, cut open: rails, lamps, and cables on brackets that are anchored to the wall. */
import { steel } from './metals.mjs'
import {
  amber,
  card,
  dark,
  deep,
  grey,
  loaded,
  paint,
  petrol,
  put,
  studHead,
  tree,
  white,
  wire,
  worker,
} from './scenery.mjs'
import { abs, atan2, block, box, group, hypot, max, min, PI, place, pole } from './shapes.mjs'
import { light } from './studio.mjs'

const radius = 3
const middle = 2.75
const long = 5.6
const lamp = { glow: light('#fff3d6'), rim: 1 }
const concrete = light('#d3d9da')
const joint = light('#8d999d')
const pocket = light('#6d797e')
const layers = ['#8a6f55', '#a58767', '#b99d7a', '#c9b08d'].map(light)

/** Segments of concrete, ring beside ring, each turned against the last; open towards the camera. */
const lining = {
  material(x, y, z) {
    const number = Math.floor((z + 20) / 1.4)
    const along = abs((((z + 20) / 1.4) % 1) - 0.5) * 1.4
    const turn = atan2(y - middle, x) / (2 * PI) + (number % 2) * 0.08
    const around = abs(turn * 6 - Math.round(turn * 6)) * ((2 * PI) / 6) * radius
    const isPocket = abs(around - 0.3) < 0.1 && abs(along - 0.42) < 0.1
    return {
      colour: min(0.7 - along, around) < 0.025 ? joint : isPocket ? pocket : concrete,
      rough: 0.5,
      sheen: 0.03,
    }
  },
  middle: [0, middle, 0],
  reach: hypot(long, radius + 0.5),
  distance(x, y, z) {
    const shell = abs(hypot(x, y - middle) - radius - 0.17) - 0.17
    // The quarter on the right above is left out.
    const open = max(-0.55 - x, 1.6 - y)
    return max(shell, abs(z) - long, -open)
  },
}

/** The ground around it: high on the left with a street on top, low on the right. */
const ground = {
  material(x, y, z) {
    if (y > 7.15 && x < -0.5)
      return paint(
        x < -3.4 ? '#8fb58a' : x < -3.1 ? '#dfe6e6' : abs(x + 1.9) < 0.05 && abs(z % 1.6) < 0.5 ? '#f1f5f6' : '#77858b',
      )
    const wave = y + 0.18 * Math.sin(x * 0.9 + z * 0.6) + 0.1 * Math.sin(z * 1.7)
    return { colour: layers[wave < 1.2 ? 0 : wave < 3.2 ? 1 : wave < 5.2 ? 2 : 3], rough: 0.7, sheen: 0.01 }
  },
  middle: [0, 3.4, 0],
  reach: 9,
  distance(x, y, z) {
    const left = box(x + 3.05, y - 3.4, z, 2.15, 3.8, long - 0.12, 0.06)
    const right = box(x - 2.3, y - 0.35, z, 2.9, 0.75, long - 0.12, 0.06)
    return max(min(left, right), radius + 0.33 - hypot(x, y - middle))
  },
}

const bed = {
  material: (x, y) => (x < -1.35 && y > 1 ? paint('#c3cccf') : paint('#9aa7ac')),
  middle: [0, 0.6, 0],
  reach: 6.5,
  distance: (x, y, z) =>
    max(hypot(x, y - middle) - radius - 0.02, abs(z) - long + 0.02, min(y - 0.72, max(y - 1.4, x + 1.5))),
}

const wallAt = (y) => -Math.sqrt(radius * radius - (y - middle) ** 2)
const inward = (y) => [-wallAt(y), middle - y, 0]

/** A plate on the wall at a height, held by two anchors; its arm carries three cables. */
const bracket = (y) => {
  const x = wallAt(y)
  const along = inward(y)
  return group([
    place(block(0.3, 0.05, 0.62, steel, 0.01), { at: [x, y, 0], along, spin: PI / 2 }),
    place(block(0.62, 0.05, 0.3, steel, 0.01), { at: [x, y, 0], along }),
    ...[-0.21, 0.21].map((z) => place(studHead, { at: [x + 0.02, y, z], along, size: 0.11, spin: z })),
    put(block(0.62, 0.07, 0.1, steel, 0.01), x + 0.33, y - 0.1, 0),
    put(block(0.04, 0.2, 0.1, steel, 0.01), x + 0.62, y - 0.08, 0),
  ])
}

const cables = (y, colours) =>
  group(
    colours.map((colour, n) =>
      put(pole(0.065, long * 2 - 0.3, colour, 0.02), wallAt(y) + 0.18 + n * 0.155, y + 0.035, -long + 0.15, [0, 0, 1]),
    ),
  )

const track = group([
  ...Array.from({ length: 14 }, (_, n) =>
    put(block(1.9, 0.1, 0.3, paint('#b9a48c'), 0.02), 0.35, 0.72, -5.2 + n * 0.8),
  ),
  ...[-0.37, 1.07].flatMap((x) => [
    put(block(0.08, 0.12, long * 2 - 0.1, steel, 0.02), x, 0.88, 0),
    put(block(0.2, 0.05, long * 2 - 0.1, dark, 0.01), x, 0.82, 0),
  ]),
])

const trolley = group([
  put(block(1.7, 0.18, 2.4, amber, 0.05), 0, 0.28, 0),
  ...[-0.72, 0.72].flatMap((x) =>
    [-0.75, 0.75].map((z) => put(pole(0.2, 0.12, dark, 0.04), x - 0.06, 0.2, z, [1, 0, 0])),
  ),
  ...[-1.1, 1.1].flatMap((z) => [-0.78, 0.78].map((x) => put(pole(0.03, 0.75, dark, 0.01), x, 0.45, z))),
  ...[-1.1, 1.1].map((z) => put(block(1.6, 0.05, 0.05, dark, 0.01), 0, 1.15, z)),
])

/** The tunnel at night, while the brackets are fixed. */
export function tunnel() {
  const lines = [-4.2, -2.8, -1.4, 0, 1.4, 2.8, 4.2]
  const heights = [2.75, 3.55]
  return [
    put(ground, 0, 0, 0),
    put(lining, 0, 0, 0),
    put(bed, 0, 0, 0),
    put(track, 0, 0, 0),
    ...lines.map((z) => put(group(heights.map((y) => put(bracket(y), 0, 0, 0))), 0, 0, z)),
    put(cables(heights[0], [deep, dark, paint('#b5483a')]), 0, 0, 0),
    put(cables(heights[1], [amber, dark, petrol]), 0, 0, 0),
    put(
      group(
        [-3.5, -0.7, 2.1, 4.9].map((z) =>
          place(
            group([
              put(block(0.26, 0.09, 1, grey, 0.02), 0, 0, 0),
              put(block(0.18, 0.05, 0.9, lamp, 0.02), 0, 0.07, 0),
            ]),
            { at: [wallAt(4.55), 4.55, z], along: inward(4.55) },
          ),
        ),
      ),
      0,
      0,
      0,
    ),
    put(
      group([
        ...lines.map((z) => put(pole(0.035, 0.75, steel, 0.01), -1.62, 1.4, z)),
        ...[1.8, 2.13].map((y) => put(pole(0.03, long * 2 - 0.4, steel, 0.01), -1.62, y, -long + 0.2, [0, 0, 1])),
      ]),
      0,
      0,
      0,
    ),
    put(pole(0.13, long * 2 - 0.2, paint('#c9472f'), 0.03), 2.35, 1.05, -long + 0.1, [0, 0, 1]),
    put(trolley, 0.35, 0.98, 1.2),
    put(loaded(5), 0.35, 1.44, 0.7),
    put(block(0.5, 0.35, 0.4, card, 0.03), 0.6, 1.44, 1.95),
    put(worker(amber, white), -2.05, 1.4, -0.2, [0, 1, 0], 0.85, 1.7),
    put(worker(petrol, amber), -2.05, 1.4, 3.4, [0, 1, 0], 0.85, 2.4),
    put(tree(0.4), -4.3, 7.2, 3.2),
    put(tree(0.5), -4.3, 7.2, -2.4),
    put(pole(0.05, 1.9, wire), -3.2, 7.2, 0.6),
    put(block(0.6, 0.07, 0.16, white, 0.03), -2.95, 9.05, 0.6),
  ]
}
