/** Places as models on a table: the works, a quay, a solar field. One unit is about a metre. */
import { hexBolt } from './fasteners.mjs'
import { steel } from './metals.mjs'
import { hexNut } from './nuts.mjs'
import {
  amber,
  blueBin,
  dark,
  deep,
  forklift,
  glass,
  grey,
  loaded,
  openBin,
  paint,
  pallet,
  petrol,
  put,
  rack,
  screen,
  sea,
  smallBolts,
  tree,
  white,
  wire,
  wood,
  worker,
} from './scenery.mjs'
import { abs, block, box, group, hypot, max, min, PI, place, pole } from './shapes.mjs'
import { light } from './studio.mjs'

const coil = {
  material: wire,
  middle: [0, 0.4, 0],
  reach: 1.05,
  distance(x, y, z) {
    const r = hypot(x, z)
    const layer = 0.1
    const turn = y / layer
    const near = (turn - Math.round(Math.max(0, Math.min(7, turn)))) * layer
    const across = (r - 0.72) / layer
    const lane = (across - Math.round(Math.max(-1, Math.min(1, across)))) * layer
    return hypot(near, lane) - 0.055
  },
}

const reel = group([
  put(block(1.5, 0.18, 1.5, dark), 0, 0, 0),
  put(pole(0.5, 1.25, amber), 0, 0.15, 0),
  put(pole(1, 0.08, grey), 0, 0.2, 0),
  put(coil, 0, 0.36, 0),
])

const former = group([
  put(block(4.2, 0.3, 2, deep), 0, 0, 0),
  put({ ...block(2.6, 1.9, 1.7, undefined, 0.16), material: (_x, y) => (y < 0.55 ? deep : petrol) }, -0.55, 0.2, 0),
  put(block(1.4, 1.25, 1.5, white, 0.12), 1.3, 0.25, 0.05),
  put(block(0.9, 0.5, 0.06, glass, 0.02), 1.35, 0.75, 0.79),
  put(block(1.7, 0.7, 0.06, white, 0.03), -0.75, 0.85, 0.84),
  put(pole(0.78, 0.26, amber, 0.05), -2, 1.15, 0.3, [-1, 0, 0]),
  put(pole(0.3, 0.34, dark, 0.04), -2, 1.15, 0.3, [-1, 0, 0]),
  put(block(0.5, 0.75, 0.12, white, 0.05), 2.35, 1.1, 0.6),
  put(block(0.38, 0.32, 0.04, screen, 0.02), 2.35, 1.4, 0.67),
  put(pole(0.05, 1.1, dark), 2.35, 0.1, 0.6),
  put(block(0.14, 0.45, 0.14, amber, 0.05), -1.4, 2.08, -0.4),
  put(pole(0.34, 0.5, grey, 0.08), 0.1, 2.08, -0.2),
  put(block(0.9, 0.3, 0.6, grey, 0.06), -0.8, 2.08, -0.3),
])

const conveyor = group([
  put(block(0.9, 0.09, 4.4, dark, 0.03), 0, 0.78, 0),
  ...[-0.5, 0.5].map((x) => put(block(0.08, 0.2, 4.5, grey, 0.02), x, 0.72, 0)),
  ...[-1.9, 0, 1.9].flatMap((z) => [-0.42, 0.42].map((x) => put(block(0.09, 0.74, 0.09, grey, 0.01), x, 0, z))),
  put(
    group(
      Array.from({ length: 8 }, (_, at) =>
        put(
          hexBolt({ length: 3, threadLength: 1.8 }),
          -0.28,
          1.005,
          -1.95 + at * 0.54,
          [1, -0.05, 0.03 * (at % 3)],
          0.17,
        ),
      ),
    ),
    0,
    0,
    0,
  ),
])

const sorter = group([
  put({ ...block(1.7, 1.05, 1.7, undefined, 0.1), material: (_x, y) => (y < 0.22 ? deep : white) }, 0, 0, 0),
  put(pole(0.72, 0.06, glass, 0.02), 0, 1.08, 0),
  put(pole(0.09, 0.9, dark), 0.62, 1.02, -0.62),
  put(block(0.8, 0.34, 0.4, petrol, 0.06), 0.3, 1.75, -0.5),
  put(pole(0.12, 0.22, dark), 0.1, 1.56, -0.4),
  put(block(0.05, 0.5, 0.75, white, 0.02), 0.93, 1.2, 0.35),
  put(block(0.03, 0.4, 0.62, screen, 0.01), 0.965, 1.25, 0.35),
])

/** The works: two walls, a floor, and what stands on it. */
export function hall() {
  const floorPaint = light('#cbd5d9')
  const line = light('#e9b25c')
  const aisle = light('#bccbd1')
  const slab = {
    material: (x, y, z) => {
      const edge = max(abs(x - 0.6) - 6.2, abs(z - 2.4) - 1.75)
      const isLine = y > 0.385 && abs(edge) < 0.06
      return { colour: isLine ? line : y > 0.385 && edge < 0 ? aisle : floorPaint, rough: 0.4, sheen: 0.03 }
    },
    middle: [0, 0, 0],
    reach: 11.5,
    distance: (x, y, z) => box(x, y - 0.2, z, 7.6, 0.2, 7.6, 0.08),
  }
  const wallPaint = { low: petrol, high: paint('#f1f5f6') }
  const wall = {
    material: (_x, y) => (y < 0.9 ? wallPaint.low : wallPaint.high),
    middle: [0, 2.6, 0],
    reach: 8.2,
    // Seven windows with a bar each.
    distance(x, y, z) {
      const body = box(x, y - 2.55, z, 7.6, 2.55, 0.14, 0.04)
      const cell = x - Math.round(Math.max(-3, Math.min(3, x / 2.1))) * 2.1
      const hole = box(cell, y - 3.5, z, 0.82, 0.72, 0.4, 0.03)
      const bars = min(box(cell, y - 3.5, z, 0.035, 0.75, 0.05, 0.01), box(cell, y - 3.62, z, 0.85, 0.03, 0.05, 0.01))
      return min(max(body, -hole), bars)
    },
  }
  const pane = { ...block(15, 1.5, 0.02, glass, 0), middle: [0, 0.75, 0] }
  return [
    put(slab, 0, -0.4, 0),
    place(wall, { at: [0, 0, -7.46] }),
    put(pane, 0, 2.75, -7.5),
    place(wall, { at: [-7.46, 0, 0], spin: PI / 2 }),
    place(pane, { at: [-7.5, 2.75, 0], spin: PI / 2 }),
    put(rack(5, 11), -6.55, 0, -5.6),
    put(reel, -3.55, 0, -5.4),
    put(former, 0.6, 0, -5.6),
    put(pole(0.03, 2.1, wire), -3.2, 0.95, -4.72, [1, 0.12, -0.2]),
    put(conveyor, 2.6, 0, -2.2),
    put(sorter, 5.6, 0, -5.6),
    put(openBin(1.3, 0.75, 1.3, blueBin), 2.6, 0, 0.95),
    put(group(smallBolts(26, 0.9, 0.9, 5, 0.15)), 2.6, 0.42, 0.95),
    put(loaded(3), 5.9, 0, -2.2),
    put(loaded(8), 5.9, 0, -0.7),
    put(loaded(21), -3.4, 0, -1.6),
    put(forklift, -2, 0, 2.5, [0, 1, 0], 1, -PI / 2),
    put(loaded(17), -0.05, 0.1, 2.5),
    put(pallet, 4.1, 0, 5.6, [0, 1, 0], 1.7),
    ...[
      [3.6, 5.2],
      [4.55, 5.25],
      [4.1, 6.05],
    ].map(([x, z], at) => put(hexBolt({ length: 3.4, threadLength: 2 }), x, 0.3 + 0.33, z, [0, 1, 0], 0.52, at)),
    put(hexNut(), 2.2, 0, 6.2, [0, 1, 0], 0.62, 0.3),
    put(hexNut(), 1.1, 0.46, 5.6, [0.5, 0, 1], 0.62),
    put(rack(2, 29), -6.9, 0, 6.5, [0, 1, 0], 1, -PI / 2),
    put(loaded(34), 6.3, 0, 5.9),
    put(loaded(37), 6.3, 0, 4.4),
    put(worker(petrol, amber), 0.6, 0, -3.4, [0, 1, 0], 1, 0.2),
    put(worker(amber, white), 4.6, 0, -3.9, [0, 1, 0], 1, 2.2),
    put(worker(deep, amber), 3.5, 0, 2.6, [0, 1, 0], 1, 1.1),
  ]
}

/** A footbridge of stainless steel over the water of a harbour. */
export function quay() {
  const stone = paint('#d5dcdc')
  const stoneSide = paint('#b5c1c3')
  const bank = (x) =>
    put({ ...block(3.2, 1.5, 11.2, undefined, 0.06), material: (_x, y) => (y > 1.42 ? stone : stoneSide) }, x, -0.4, 0)
  const bolt = hexBolt({ length: 1, threadLength: 0.6 })
  const planks = []
  for (let x = -4; x <= 4; x += 0.4)
    planks.push(put(block(0.34, 0.1, 2.2, wood, 0.02), x, 1.32 + 0.05 * (16 - x * x) * 0.08, 0.4))
  const rails = [-0.75, 1.55].flatMap((z) => [
    ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((x) => put(pole(0.045, 1.15, steel), x, 1.3 + 0.004 * (16 - x * x), z)),
    ...[0.45, 0.8, 1.12].map((y) => put(pole(y > 1 ? 0.06 : 0.022, 8.6, steel), -4.3, 1.36 + y, z, [1, 0, 0])),
    ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((x) =>
      put(bolt, x, 1.5, z + (z < 0 ? -0.1 : 0.1), [0, 0, z < 0 ? -1 : 1], 0.09),
    ),
    put(block(8.6, 0.28, 0.14, deep, 0.03), 0, 1.08, z + (z < 0 ? 0.12 : -0.12)),
  ])
  const bollard = group([put(pole(0.2, 0.5, dark, 0.06), 0, 0, 0), put(pole(0.28, 0.16, dark, 0.07), 0, 0.45, 0)])
  const boat = group([
    put(
      {
        material: (_x, y) => (y > 0.34 ? white : petrol),
        middle: [0, 0.2, 0],
        reach: 1.5,
        distance: (x, y, z) =>
          max(hypot(x / 1.3, max(y - 0.4, 0), 0) - 0.9, hypot(x * 0.42, z) - 0.52 - y * 0.25, y - 0.5, -y) * 0.7,
      },
      0,
      0,
      0,
    ),
    put(block(0.8, 0.45, 0.55, white, 0.1), -0.15, 0.45, 0),
    put(block(0.5, 0.2, 0.6, deep, 0.05), -0.1, 0.6, 0),
    put(pole(0.03, 1.2, grey), 0.1, 0.9, 0),
  ])
  const lamp = group([
    put(pole(0.05, 2.6, steel), 0, 0, 0),
    put(block(0.7, 0.08, 0.2, steel, 0.03), 0.28, 2.55, 0),
    put(block(0.5, 0.03, 0.14, { glow: light('#fff3d6'), rim: 1 }, 0.01), 0.34, 2.52, 0),
  ])
  return [
    put(sea(5, 5.4), 0, -0.4, 0),
    bank(-5.5),
    bank(5.5),
    put(group(planks), 0, 0, 0),
    put(group(rails), 0, 0, 0),
    ...[-3.4, 3.4].flatMap((z) => [put(bollard, -4.35, 1.1, z), put(bollard, 4.35, 1.1, z)]),
    put(boat, 0.4, -0.05, -3.4, [0, 1, 0], 1.15, 0.3),
    put(lamp, -5.4, 1.1, -2.6),
    put(lamp, -5.4, 1.1, 3.6),
    put(lamp, 5.4, 1.1, -2.6, [0, 1, 0], 1, PI),
    put(loaded(5), 5.9, 1.1, 3.9),
    put(worker(petrol, amber), -2, 1.42, 0.5, [0, 1, 0], 1, 1.2),
    put(worker(amber, white), 1.3, 1.46, 0.3, [0, 1, 0], 1, 4.2),
  ]
}

/** Rows of solar modules on posts, in a meadow. */
export function solarField() {
  const grassPaint = [light('#8fb58a'), light('#84ac80')]
  const cell = light('#173a5c')
  const gap = light('#4c7296')
  const frame = paint('#dfe6e9')
  const ground = {
    material: (x, y, _z) => ({
      colour: y < 0.3 ? light('#b59b7a') : grassPaint[Math.floor((x + 20) / 1.1) % 2],
      rough: 0.6,
      sheen: 0.01,
    }),
    middle: [0, 0, 0],
    reach: 10.5,
    distance: (x, y, z) => box(x, y - 0.2, z, 7, 0.2, 7, 0.1),
  }
  const module = {
    ...block(1.1, 0.06, 1.9, undefined, 0.015),
    material: (x, y, z) => {
      if (y < 0.05 || abs(x) > 0.515 || abs(z) > 0.915) return frame
      const line = min(abs((((x + 0.55) / 0.18) % 1) - 0.5), abs((((z + 0.95) / 0.18) % 1) - 0.5))
      return { colour: line > 0.45 ? gap : cell, rough: 0.12, sheen: 0.02, shine: 0.6, glossy: true }
    },
  }
  const tilt = [0, 0.86, 0.5]
  const row = group([
    ...Array.from({ length: 9 }, (_, at) => put(module, -4.6 + at * 1.15, 1.35, 0, tilt)),
    ...[-3.9, -1.3, 1.3, 3.9].flatMap((x) => [
      put(pole(0.07, 1, steel), x, 0, 0.55),
      put(pole(0.07, 1.75, steel), x, 0, -0.62),
    ]),
    put(block(10.4, 0.1, 0.1, steel, 0.02), 0, 0.86, 0.62),
    put(block(10.4, 0.1, 0.1, steel, 0.02), 0, 1.62, -0.62),
  ])
  const box2 = group([
    put(block(1.1, 1.2, 0.7, white, 0.05), 0, 0, 0),
    put(block(0.9, 0.05, 0.6, deep, 0.01), 0, 1.2, 0),
    put(block(0.4, 0.3, 0.02, screen, 0.01), 0.2, 0.7, 0.35),
  ])
  return [
    put(ground, 0, -0.4, 0),
    ...[-4.6, -1.6, 1.4, 4.4].map((z) => put(row, -0.5, 0, z)),
    put(box2, 5.9, 0, 3.2),
    put(tree(0.5), 6.1, 0, -5.6),
    put(tree(0.35), 5.6, 0, -3.9),
    put(tree(0.45), -6.3, 0, 6.3),
    put(worker(petrol, amber), 5.3, 0, 1.2, [0, 1, 0], 1, 2),
    put(worker(amber, white), 2.2, 0, 6.2, [0, 1, 0], 1, 0.5),
  ]
}
