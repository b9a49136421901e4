/** The store: racks along two sides, shelves with bins in the middle, a table where orders are packed. */
import { hexBolt } from './fasteners.mjs'
import { hexNut } from './nuts.mjs'
import { printOf } from './relief.mjs'
import {
  amber,
  blueBin,
  card,
  cardPale,
  carton,
  dark,
  deep,
  dice,
  forklift,
  grey,
  loaded,
  openBin,
  paint,
  pallet,
  petrol,
  put,
  rack,
  screen,
  smallBolts,
  white,
  wood,
  worker,
} from './scenery.mjs'
import { abs, block, box, group, max, min, PI, place, pole } from './shapes.mjs'
import { light } from './studio.mjs'

/** A low shelf with bins that are open to the front, +z. */
const binShelf = (columns, seed) => {
  const next = dice(seed)
  const width = columns * 0.52
  return group([
    ...[-0.5, 0.5].map((share) => put(block(0.05, 1.5, 0.6, petrol, 0.01), width * share, 0, 0)),
    ...[0.08, 0.52, 0.96].flatMap((y) => [
      put(block(width, 0.04, 0.6, grey, 0.01), 0, y, 0),
      ...Array.from({ length: columns }, (_, n) =>
        put(openBin(0.44, 0.3, 0.54, next() > 0.7 ? amber : blueBin), (n + 0.5) * 0.52 - width / 2, y + 0.04, 0.02),
      ),
    ]),
    put(block(width, 0.04, 0.6, grey, 0.01), 0, 1.46, 0),
    ...Array.from({ length: columns - 1 }, (_, n) =>
      put(
        carton(0.42, 0.28 + next() * 0.1, 0.42, next() > 0.5 ? card : cardPale),
        (n + 0.8) * 0.52 - width / 2,
        1.5,
        0,
      ),
    ),
  ])
}

const table = group([
  put(block(2.4, 0.08, 1, wood, 0.02), 0, 0.82, 0),
  ...[-1.1, 1.1].flatMap((x) => [-0.4, 0.4].map((z) => put(block(0.08, 0.82, 0.08, dark, 0.01), x, 0, z))),
  put(block(0.5, 0.1, 0.45, dark, 0.02), -0.75, 0.9, 0),
  put(block(0.46, 0.03, 0.42, grey, 0.01), -0.75, 1, 0),
  put(carton(0.36, 0.26, 0.34), -0.75, 1.03, 0),
  put(openBin(0.5, 0.32, 0.46, cardPale), 0.05, 0.9, 0.1),
  put(group(smallBolts(9, 0.3, 0.28, 7, 0.07)), 0.05, 1.02, 0.1),
  put(block(0.06, 0.5, 0.7, dark, 0.02), 0.95, 1, -0.05, [0, 1, 0]),
  put(block(0.02, 0.4, 0.6, screen, 0.01), 0.91, 1.05, -0.05),
])

/** A crane on a rail along z that stacks pallets into the rack at its left; its fork is at `lift`. */
const stacker = (lift) =>
  group([
    put(block(0.16, 0.08, 11.6, dark, 0.01), 0, 0, 0),
    put(block(0.5, 0.36, 2.6, dark, 0.06), 0, 0.08, 0),
    ...[-0.95, 0.95].map((z) => put(block(0.2, 4.3, 0.24, amber, 0.03), 0, 0.4, z)),
    put(block(0.3, 0.24, 2.3, amber, 0.04), 0, 4.6, 0),
    put(block(0.5, 0.8, 0.4, white, 0.05), 0, 0.45, 1.35),
    put(block(0.03, 0.26, 0.28, screen, 0.01), 0.26, 0.85, 1.35),
    put(block(0.5, 0.14, 1.6, dark, 0.03), 0, lift - 0.16, 0),
    put(loaded(17), 0.05, lift, 0),
  ])

/** The store as a model. */
export function warehouse() {
  const [floorPaint, way] = [light('#cbd5d9'), light('#bccbd1')]
  const line = light('#e9b25c')
  const slab = {
    material: (x, y, z) => {
      const edge = min(max(abs(x + 2.6) - 1.25, abs(z - 0.6) - 6), max(abs(x - 1) - 5.4, abs(z + 3.2) - 1.25))
      const isLine = y > 0.385 && abs(edge) < 0.05
      return { colour: isLine ? line : y > 0.385 && edge < 0 ? way : floorPaint, rough: 0.4, sheen: 0.03 }
    },
    middle: [0, 0, 0],
    reach: 10.5,
    distance: (x, y, z) => box(x, y - 0.2, z, 7, 0.2, 7, 0.08),
  }
  return [
    put(slab, 0, -0.4, 0),
    put(rack(5, 11), -6, 0, -5.2),
    place(rack(5, 47), { at: [6.3, 0, -6], spin: PI / 2 }),
    put(binShelf(7, 3), 1.7, 0, -0.5),
    put(binShelf(7, 19), 1.7, 0, 1.9),
    put(table, 4.4, 0, 4.9),
    put(stacker(1.9), -4.75, 0, 0.2),
    put(forklift, -2.3, 0, 3.4, [0, 1, 0], 1, PI),
    put(loaded(26), -2.3, 0.1, 1.35),
    put(loaded(3), 5.6, 0, -0.6),
    put(loaded(8), 5.6, 0, 0.9),
    put(loaded(21), -0.3, 0, 5.6),
    put(loaded(34), 1.1, 0, 5.6),
    put(pallet, -5.6, 0, 6, [0, 1, 0], 1.1),
    put(pallet, -5.6, 0.19, 6, [0, 1, 0], 1.1, 0.06),
    put(pallet, -5.6, 0.38, 6, [0, 1, 0], 1.1, -0.04),
    put(worker(petrol, amber), 4, 0, 4, [0, 1, 0], 1, 0.1),
    put(worker(amber, white), 1.2, 0, 0.75, [0, 1, 0], 1, 3.3),
    put(worker(deep, amber), -0.6, 0, -3.3, [0, 1, 0], 1, 2.6),
  ]
}

const label = await printOf(
  `<svg xmlns="http://www.w3.org/2000/svg" width="520" height="340" viewBox="0 0 520 340"><rect width="520" height="340" fill="#fbfcfc"/><rect width="520" height="74" fill="#0e5566"/>
  <g font-family="Noto Sans" font-weight="bold"><text x="28" y="52" font-size="38" letter-spacing="5" fill="#fff">NORDHAVEN</text><text x="28" y="132" font-size="38" fill="#1e2f36">Hex bolt ISO 4014</text><text x="28" y="184" font-size="36" fill="#1e2f36">M12 × 80 · A4-80</text><text x="28" y="318" font-size="32" fill="#1e2f36">100 pcs</text></g>
  ${[...'312114213122113214121321142131'].reduce(({ x, bars }, wide, n) => ({ x: x + Number(wide) * 5.2, bars: n % 2 ? bars : `${bars}<rect x="${x}" y="206" width="${Number(wide) * 5.2}" height="70"/>` }), { x: 28, bars: '' }).bars}
  <g fill="none" stroke="#0e5566" stroke-width="7"><path d="M400 232l40-24 40 24v48l-40 24-40-24z"/><circle cx="440" cy="256" r="20"/></g></svg>`,
  520,
  340,
)
const strap = { colour: light('#24424d'), rough: 0.25, sheen: 0.05, glossy: true }

/** A carton with a printed label on its front, +z, and one on its side, +x. */
const labelled = (wide, high, deepness, material = card) => ({
  ...block(wide, high, deepness, undefined, 0.02),
  material: (x, y, z) => {
    const [front, side] = [z > deepness / 2 - 0.012, x > wide / 2 - 0.012]
    const across = front ? x + wide * 0.1 : -z + deepness * 0.1
    const [u, v] = [across / 0.52 + 0.5, (high * 0.52 - y) / 0.34 + 0.5]
    if ((front || side) && u > 0 && u < 1 && v > 0 && v < 1) return { colour: label(u, v), rough: 0.4, sheen: 0.04 }
    return abs(z) < 0.05 && (y > high - 0.14 || y < 0.1) ? cardPale : material
  },
})

/** A carton whose four flaps stand open. */
const opened = (wide, high, deepness) =>
  group([
    put(
      {
        ...labelled(wide, high, deepness),
        distance: (x, y, z) =>
          max(
            box(x, y - high / 2, z, wide / 2, high / 2, deepness / 2, 0.01),
            -box(x, y - high / 2 - 0.06, z, wide / 2 - 0.02, high / 2 + 0.04, deepness / 2 - 0.02, 0.01),
          ),
      },
      0,
      0,
      0,
    ),
    ...[-1, 1].flatMap((side) => [
      place(block(wide * 0.98, 0.3, 0.02, cardPale, 0.005), {
        at: [0, high - 0.01, (deepness / 2 - 0.01) * side],
        along: [0, 0.45, side],
      }),
      place(block(0.02, 0.3, deepness * 0.98, cardPale, 0.005), {
        at: [(wide / 2 - 0.01) * side, high - 0.01, 0],
        along: [side, 0.6, 0],
      }),
    ]),
  ])

/** A heap cut off at the walls that hold it. */
const within = (heap, wide, deepness) => ({
  ...heap,
  distance: (x, y, z, far) => max(heap.distance(x, y, z, far), abs(x) - wide / 2, abs(z) - deepness / 2),
})

/** Cartons strapped on a pallet, one before it still open. */
export function packing() {
  const [wide, high, deepness] = [0.8, 0.56, 0.78]
  const cells = [-1, 1].flatMap((x) => [-1, 1].map((z) => [(x * (wide + 0.01)) / 2, (z * (deepness + 0.01)) / 2]))
  const levels = [0, 1, 2]
  const tall = 0.19 + levels.length * (high + 0.005)
  return [
    put(pallet, 0, 0, 0, [0, 1, 0], 1.62),
    ...levels.map((level) =>
      put(
        group(
          cells.map(([x, z], n) =>
            put(labelled(wide, high, deepness, (n + level) % 3 ? card : paint('#cda372')), x, 0, z),
          ),
        ),
        0,
        0.28 + level * (high + 0.005),
        0,
      ),
    ),
    ...[-0.4, 0.4].flatMap((at) => [
      put(block(0.07, 0.012, deepness * 2 + 0.06, strap, 0.004), at, tall + 0.09, 0),
      ...[-1, 1].map((side) => put(block(0.07, tall - 0.12, 0.012, strap, 0.004), at, 0.22, side * (deepness + 0.02))),
      put(block(wide * 2 + 0.06, 0.012, 0.07, strap, 0.004), 0, tall + 0.1, at),
      ...[-1, 1].map((side) => put(block(0.012, tall - 0.12, 0.07, strap, 0.004), side * (wide + 0.02), 0.22, at)),
    ]),
    put(opened(0.8, 0.56, 0.78), 0.3, 0, 2.2, [0, 1, 0], 1, 0.15),
    put(within(group(smallBolts(40, 0.42, 0.4, 31, 0.12)), 0.75, 0.73), 0.3, 0.26, 2.2, [0, 1, 0], 1, 0.15),
    put(labelled(wide, high, deepness), -1.75, 0, 1, [0, 1, 0], 1, -0.2),
    put(hexBolt({ length: 3.4, threadLength: 2 }), 1.45, 0.12, 1.7, [-0.5, -0.05, 0.8], 0.17),
    put(hexBolt({ length: 3.4, threadLength: 2 }), 1.55, 0.12, 2.4, [-1, -0.05, 0.2], 0.17),
    put(hexNut(), 1.2, 0, 2.75, [0, 1, 0], 0.18, 0.4),
    put(hexNut(), 1.6, 0, 2.85, [0, 1, 0], 0.18, 0.1),
    put(pole(0.16, 0.13, strap, 0.02), -1.3, 0, 2.2),
  ]
}
