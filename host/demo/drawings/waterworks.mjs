/** A water works as a model: round basins, one of them covered, and pipes whose flanges are bolted. */
import { steel } from './metals.mjs'
import { amber, boltCircle, dark, deep, glass, grey, paint, petrol, put, tree, white, worker } from './scenery.mjs'
import {
  abs,
  atan2,
  block,
  box,
  cos,
  group,
  hypot,
  max,
  min,
  mix,
  PI,
  place,
  pole,
  ring,
  rod,
  sin,
  smooth,
  torus,
} from './shapes.mjs'
import { light } from './studio.mjs'

const concrete = paint('#d5dcdc')
const water = { colour: light('#4fa3b8'), rough: 0.12, sheen: 0.1, glossy: true }
const around = (count) => Array.from({ length: count }, (_, n) => (n / count) * 2 * PI)

const railing = (radius, high) =>
  group([
    ...around(20).map((angle) => put(pole(0.028, high, steel, 0.01), radius * cos(angle), 0, radius * sin(angle))),
    ...[0.55, 1].map((share) =>
      put(
        {
          material: steel,
          middle: [0, 0, 0],
          reach: radius + 0.1,
          distance: (x, y, z) => torus(x, y, z, radius, 0.03),
        },
        0,
        high * share,
        0,
      ),
    ),
  ])

const basin = (radius) => ({
  material: (x, y, z) => (hypot(x, z) < radius - 0.19 && y < 0.7 ? water : concrete),
  middle: [0, 0.45, 0],
  reach: hypot(radius, 0.6) + 0.1,
  distance(x, y, z) {
    const wall = ring(x, y, z, radius - 0.2, radius, 0, 0.9, 0.03)
    // A gutter inside, over whose edge the clear water runs.
    const gutter = ring(x, y, z, radius - 0.5, radius - 0.42, 0.3, 0.68, 0.02)
    return min(wall, gutter, rod(x, y, z, radius - 0.1, 0, 0.6, 0.01))
  },
})

/** A bridge from the rim to the middle that turns slowly and scrapes the floor. */
const scraper = (radius) =>
  group([
    put(block(radius + 0.25, 0.1, 0.5, grey, 0.02), radius / 2 - 0.1, 1, 0),
    ...[-0.22, 0.22].flatMap((z) => [
      put(block(radius + 0.2, 0.04, 0.04, steel, 0.01), radius / 2 - 0.1, 1.5, z),
      ...[0.1, 0.5, 0.9].map((share) => put(pole(0.025, 0.45, steel, 0.01), radius * share, 1.08, z)),
    ]),
    put(pole(0.4, 1.05, concrete, 0.04), 0, 0, 0),
    put(pole(0.22, 0.4, petrol, 0.06), 0, 1.08, 0),
    put(block(0.3, 0.26, 0.3, amber, 0.05), radius - 0.05, 1.1, 0),
  ])

/** A cover of twelve plates, bolted to the rim, with a hatch on top. */
const cover = (radius) =>
  group([
    put(
      {
        material: (x, _y, z) => {
          const turn = (atan2(z, x) / (2 * PI)) * 12
          return abs(turn - Math.round(turn)) * hypot(x, z) * (PI / 6) < 0.05 ? grey : white
        },
        middle: [0, 0.4, 0],
        reach: radius + 0.4,
        distance(x, y, z) {
          const r = hypot(x, z)
          const turn = (atan2(z, x) / (2 * PI)) * 12
          const rib = abs(turn - Math.round(turn)) * r * (PI / 6)
          const dome = max(hypot(r, y + 2.6) - hypot(radius - 0.25, 2.6) - 0.05 * (1 - smooth(0.03, 0.08, rib)), -y)
          return min(dome * 0.8, rod(x, y, z, radius + 0.02, 0, 0.09, 0.02))
        },
      },
      0,
      0.9,
      0,
    ),
    put(boltCircle(36, radius - 0.13, 0.075), 0, 0.99, 0),
    put(pole(0.36, 0.24, petrol, 0.04), 0, 1.62, 0),
    put(boltCircle(10, 0.28, 0.045), 0, 1.86, 0),
  ])

/** Two flanges face to face with their stud bolts, the pipe along y. */
const flanges = (radius) =>
  group([
    ...[-0.11, 0.02].map((y) => put(pole(radius * 1.5, 0.1, steel, 0.015), 0, y, 0)),
    ...[1, -1].map((side) =>
      place(boltCircle(10, radius * 1.27, radius * 0.17), { at: [0, side > 0 ? 0.12 : -0.11, 0], along: [0, side, 0] }),
    ),
  ])

const pipe = (from, to, radius, material, joints = []) => {
  const way = to.map((value, axis) => value - from[axis])
  return place(
    group([
      place(pole(radius, hypot(...way), material, 0.02), { at: from, along: way }),
      ...joints.map((share) =>
        place(flanges(radius), { at: from.map((value, axis) => mix(value, to[axis], share)), along: way }),
      ),
    ]),
  )
}

/** A quarter of a ring that joins two pipes, in the plane of x and y, from +x to +y. */
const bend = (radius, wide, material) => ({
  material,
  middle: [0, 0, 0],
  reach: wide + radius,
  distance: (x, y, z) => max(hypot(hypot(x, y) - wide, z) - radius, -x, -y),
})

const pump = group([
  put(block(1.5, 0.16, 0.7, dark, 0.03), 0, 0, 0),
  put(pole(0.36, 0.34, petrol, 0.08), -0.62, 0.52, 0, [1, 0, 0]),
  put(pole(0.2, 0.3, steel, 0.03), -0.62, 0.75, 0),
  put(pole(0.09, 0.3, steel, 0.01), -0.25, 0.52, 0, [1, 0, 0]),
  put(
    {
      material: amber,
      middle: [0, 0.35, 0],
      reach: 0.6,
      distance: (x, y, z) =>
        (rod(x, y, z, 0.29, 0, 0.7, 0.06) - 0.015 * cos(atan2(z, x) * 16) * smooth(0.05, 0.12, y)) * 0.85,
    },
    0.02,
    0.52,
    0,
    [1, 0, 0],
  ),
  put(block(0.24, 0.16, 0.22, deep, 0.03), 0.4, 0.78, 0),
])

const house = group([
  put({ ...block(2.2, 1.9, 4.8, undefined, 0.04), material: (_x, y) => (y < 0.35 ? petrol : white) }, 0, 0, 0),
  put(block(2.5, 0.16, 5.1, deep, 0.03), 0, 1.9, 0),
  ...[-1.5, 0, 1.5].map((z) => put(block(0.05, 0.5, 0.8, glass, 0.01), 1.1, 1.05, z)),
  put(block(0.7, 1.3, 0.06, petrol, 0.02), 0.3, 0, 2.4),
  ...[-1.2, 0.9].map((z) => put(pole(0.26, 0.3, grey, 0.05), 0, 2.06, z)),
])

/** Two basins and their pumps. */
export function waterWorks() {
  const ground = {
    material: (x, y, z) => {
      const isPath = abs(z - 2.2) < 0.8 || (abs(x + 0.2) < 0.55 && z < 2)
      return y < 0.32 ? paint('#b59b7a') : isPath ? paint('#c9d2d5') : paint('#8fb58a')
    },
    middle: [0, 0.2, 0],
    reach: 10,
    distance: (x, y, z) => box(x, y - 0.2, z, 6.6, 0.2, 6.2, 0.1),
  }
  const blue = paint('#2f7fa0')
  const lines = [2.1, 3.65, 5.2]
  return [
    put(ground, 0, -0.4, 0),
    put(basin(2.5), -3.3, 0, -2.4),
    put(railing(2.42, 0.5), -3.3, 0.9, -2.4),
    put(scraper(2.5), -3.3, 0, -2.4, [0, 1, 0], 1, 0.5),
    put(basin(2.1), 3.2, 0, -3.2),
    put(cover(2.1), 3.2, 0, -3.2),
    put(house, -5, 0, 3.4),
    ...lines.map((z, n) =>
      put(
        group([
          put(pump, 0.4, 0, 0),
          pipe([-4.8, 0.52, 0], [-0.2, 0.52, 0], 0.19, blue, [0.3, 0.62, 0.94]),
          pipe([-0.22, 1, 0], [-0.22, 1.35, 0], 0.17, blue, [0.2]),
          place(bend(0.17, 0.3, blue), { at: [0.08, 1.35, 0], spin: PI }),
          pipe([0.08, 1.65, 0], [3.2, 1.65, 0], 0.17, blue, [0.3, 0.75]),
          put(pole(0.07, 1.5, steel, 0.01), 1.9, 0, 0),
        ]),
        0.8,
        0,
        z - 0.2 + n * 0.02,
      ),
    ),
    pipe([4.2, 1.65, 5.6], [4.2, 1.65, -0.4], 0.26, blue, [0.2, 0.5, 0.86]),
    ...[4.9, 1.2].map((z) => put(pole(0.09, 1.5, steel, 0.01), 4.2, 0, z)),
    place(bend(0.26, 0.5, blue), { at: [4.2, 1.15, -0.4], spin: PI / 2 }),
    pipe([4.2, 1.15, -0.9], [4.2, 0.3, -0.9], 0.26, blue, [0.5]),
    put(tree(0.45), -5.9, 0, 1.6),
    put(tree(0.35), 0.2, 0, -5.4),
    put(tree(0.5), 5.9, 0, -0.6),
    put(worker(petrol, amber), 5.4, 0, 3.6, [0, 1, 0], 1, 4.4),
    put(worker(amber, white), -1.2, 0, 1.3, [0, 1, 0], 1, 0.9),
  ]
}
