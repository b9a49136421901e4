/** A hall of glued-laminated timber as a model; plates of steel hold its joints. */
import { steel } from './metals.mjs'
import { amber, dice, forklift, loaded, paint, petrol, put, studHead, tree, white, wood, worker } from './scenery.mjs'
import { block, box, group, hypot, max, place } from './shapes.mjs'
import { light } from './studio.mjs'

const boards = ['#d7b281', '#cfa773', '#dcba8c'].map(light)

/** A beam along y with the lines of its boards. */
const glulam = (wide, long, deepness) => ({
  ...block(wide, long, deepness, undefined, 0.015),
  material: (x) => ({ colour: boards[Math.abs(Math.floor((x + 5) / 0.085)) % 3], rough: 0.55, sheen: 0.02 }),
})

/** A beam from one point to another in the plane of the frame. */
const beam = (from, to, wide, deepness) => {
  const way = [to[0] - from[0], to[1] - from[1], 0]
  return place(glulam(wide, hypot(...way), deepness), { at: [...from, 0], along: way })
}

/** A plate of steel with bolts, on both faces of a frame that is `deepness` thick. */
const plate = (wide, high, deepness, columns, rows) =>
  group([
    put(block(wide, high, deepness + 0.06, steel, 0.01), 0, -high / 2, 0),
    ...Array.from({ length: columns * rows }, (_, n) => {
      const x = ((n % columns) / (columns - 1) - 0.5) * (wide - 0.22)
      const y = (Math.floor(n / columns) / (rows - 1) - 0.5) * (high - 0.22)
      return put(studHead, x, y, deepness / 2 + 0.03, [0, 0, 1], 0.08, n)
    }),
  ])

const [half, eaves, ridge] = [4.1, 2.7, 4.9]

/** A frame of two posts and two rafters, with a hinge at the ridge. */
const frame = group([
  ...[-1, 1].flatMap((side) => [
    beam([half * side, 0.05], [half * side, eaves + 0.25], 0.56, 0.34),
    beam([(half + 0.5) * side, eaves - 0.1], [0, ridge], 0.56, 0.34),
    beam([half * side, eaves - 1.25], [half * side * 0.66, eaves + 0.62], 0.3, 0.3),
    place(plate(0.96, 0.66, 0.34, 3, 2), { at: [half * side, eaves + 0.08, 0], along: [-side * 0.25, 1, 0] }),
    put(plate(0.5, 0.44, 0.34, 2, 2), half * side, 0.32, 0),
    put(block(0.95, 0.1, 0.7, steel, 0.02), half * side, 0, 0),
    put(plate(0.42, 0.42, 0.3, 2, 2), half * side * 0.69, eaves + 0.55, 0),
    put(plate(0.42, 0.42, 0.3, 2, 2), half * side, eaves - 1.15, 0),
  ]),
  put(plate(1.05, 0.5, 0.34, 3, 2), 0, ridge - 0.14, 0),
])

/** A heap of road salt. */
const salt = {
  material: paint('#f3f6f7'),
  middle: [0, 0.8, 0],
  reach: 3,
  distance(x, y, z) {
    const r = hypot(x * 0.72, z) + 0.07 * Math.sin(x * 3.1 + z * 2.2) + 0.04 * Math.sin(x * 7 - z * 5)
    return max((y - 1.75 + r * 0.85) * 0.6, hypot(x, z) - 2.6, -y)
  },
}

/** Five frames, the rear of the roof already closed. */
export function timberHall() {
  const slab = {
    material: (_x, y) => (y < 0.3 ? paint('#b59b7a') : paint('#ccd4d6')),
    middle: [0, 0.2, 0],
    reach: 9.5,
    distance: (x, y, z) => box(x, y - 0.2, z, 6, 0.2, 6.6, 0.1),
  }
  const rows = [-5, -2.6, -0.2, 2.2, 4.6]
  const slope = Math.atan2(ridge - eaves + 0.1, half + 0.5)
  const along = [-Math.sin(slope), Math.cos(slope), 0]
  const above = (share, side) => [
    (half + 0.5) * (1 - share) * side + 0.33 * Math.sin(slope) * side,
    eaves - 0.1 + (ridge - eaves + 0.1) * share + 0.33 * Math.cos(slope),
  ]
  const lean = (side) => [along[0] * -side, along[1], 0]
  const purlins = [-1, 1].flatMap((side) =>
    [0.06, 0.29, 0.52, 0.75, 0.97].map((share) => {
      const [x, y] = above(share, side)
      return place(block(10.1, 0.2, 0.14, wood, 0.01), { at: [x, y - 0.05, -0.2], along: lean(side) })
    }),
  )
  const next = dice(9)
  const sheets = [-1, 1].flatMap((side) =>
    Array.from({ length: side < 0 ? 7 : 4 }, (_, n) => {
      const [x, y] = above(0.5, side)
      return place(
        { ...block(0.7, 0.07, 5.3, undefined, 0.01), material: paint(next() > 0.5 ? '#1b6f82' : '#1f7689') },
        { at: [x, y + 0.15, -4.9 + n * 0.71], along: lean(side) },
      )
    }),
  )
  const wall = (x, z, long) =>
    group(
      Array.from({ length: 6 }, (_, n) =>
        put(block(0.1, 0.27, long, paint(n % 2 ? '#c99f6b' : '#d3ab79'), 0.01), x, 0.1 + n * 0.28, z),
      ),
    )
  return [
    put(slab, 0, -0.4, 0),
    ...rows.map((z) => put(frame, 0, 0, z)),
    put(group(purlins), 0, 0, 0),
    put(group(sheets), 0, 0, 0),
    put(wall(-4.45, -1.4, 7.4), 0, 0, 0),
    place(wall(0, 0, 8), { at: [0, 0, -5.3], spin: Math.PI / 2 }),
    put(salt, -0.9, 0, -2.6),
    put(forklift, 1.7, 0, 1.6, [0, 1, 0], 0.95, 2.2),
    put(loaded(5), 5.2, 0, 3.6),
    put(loaded(13), 5.2, 0, 5),
    put(group([0, 1, 2].map((n) => put(glulam(0.4, 4, 0.3), -2.8 + 0.42 * n, 0.16, 5.9, [1, 0, 0]))), 1.2, 0, 0),
    put(tree(0.5), -5.4, 0, 5.8),
    put(worker(petrol, amber), 2.8, 0, 4.2, [0, 1, 0], 1, 0.6),
    put(worker(amber, white), -2.1, 0, 3.3, [0, 1, 0], 1, 5.2),
  ]
}
