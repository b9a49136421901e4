/** Containers at a quay as a model: a ship, a crane, stacks and a truck. */
import { printOf } from './relief.mjs'
import {
  amber,
  dark,
  deep,
  dice,
  forklift,
  glass,
  grey,
  paint,
  petrol,
  put,
  sea,
  strut,
  white,
  worker,
} from './scenery.mjs'
import { abs, block, box, clamp, cos, group, hypot, max, min, pole } from './shapes.mjs'
import { light } from './studio.mjs'

const name = await printOf(
  `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="120" viewBox="0 0 700 120"><rect width="700" height="120" fill="#14404d"/><text x="350" y="92" font-family="Noto Sans" font-weight="bold" font-size="92" letter-spacing="9" text-anchor="middle" fill="#eef3f4">NORDHAVEN</text></svg>`,
  700,
  120,
)
const paints = [petrol, amber, paint('#8ea3ab'), paint('#b5523d'), white, paint('#3f8fa3')]
const bar = paint('#cfd8db')

/** A container of twenty feet, its doors at +x; `isOurs`: with the maker's name on its long sides. */
const container = (material, isOurs = false) => ({
  material: (x, y, z) => {
    if (x > 1.16) return abs(abs(z) - 0.2) < 0.022 || abs(abs(z) - 0.34) < 0.022 ? bar : material
    if (isOurs && abs(z) > 0.41 && abs(x) < 0.9 && abs(y - 0.62) < 0.155)
      return { colour: name((z > 0 ? x : -x) / 1.8 + 0.5, (0.62 - y) / 0.31 + 0.5), rough: 0.5, sheen: 0.03 }
    return material
  },
  middle: [0, 0.5, 0],
  reach: 1.4,
  distance(x, y, z) {
    const frame = max(
      box(x, y - 0.5, z, 1.2, 0.5, 0.48, 0.015),
      -box(x, y - 0.5, z, 1.14, 0.43, 1, 0.01),
      -box(x, y - 0.5, z, 2, 0.43, 0.42, 0.01),
    )
    // The walls are folded sheet: shallow waves along each side.
    const wave = 0.022 * clamp(cos(x * 42) * 1.6, -1, 1)
    const walls = box(x, y - 0.5, z, 1.165, 0.49, 0.445 + wave, 0.01) * 0.7
    return min(frame, walls)
  },
})

const stack = (seed, columns, rows, levels) => {
  const next = dice(seed)
  const parts = []
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const high = levels - Math.floor(next() * 1.7)
      for (let level = 0; level < high; level++) {
        const ours = next() > 0.66
        const part = ours ? container(deep, true) : container(paints[Math.floor(next() * paints.length)])
        parts.push(put(part, column * 2.5, level * 1.01, row * 1.04))
      }
    }
  return group(parts)
}

/** A ship along x, laden; its bow at +x. */
const ship = group([
  put(
    {
      material: (_x, y) => (y > 1.32 ? white : y > 0.3 ? deep : paint('#b5523d')),
      middle: [0, 0.7, 0],
      reach: 6.6,
      distance(x, y, z) {
        const bow = max(x - 4 - y * 0.25, 0)
        return max(hypot(bow * 0.75, z) - 1.5, abs(z) - 1.5, -x - 5.6, y - 1.45, -y, x - 6.2) * 0.8
      },
    },
    0,
    0,
    0,
  ),
  put(stack(77, 3, 3, 3), -2.6, 1.4, -1.04),
  put(block(1.3, 2.9, 2.3, white, 0.06), -4.7, 1.4, 0),
  put(block(1.35, 0.28, 2.1, glass, 0.02), -4.68, 3.75, 0),
  put(block(1.5, 0.12, 2.9, white, 0.03), -4.7, 4.3, 0),
  put(pole(0.3, 0.9, petrol, 0.05), -5.2, 4.3, 0.4),
  put(pole(0.05, 1.1, grey, 0.01), -4.3, 4.3, 0),
])

/** A crane that straddles the quay, its arm over the water at -z. */
const crane = group([
  ...[-1.7, 1.7].flatMap((x) => [
    ...[-1.2, 2.3].map((z) => put(block(0.3, 6.6, 0.3, amber, 0.03), x, 0.2, z)),
    ...[-1.2, 2.3].map((z) => put(block(0.8, 0.3, 0.42, dark, 0.05), x, 0, z)),
    put(block(0.22, 0.3, 3.5, amber, 0.02), x, 3.4, 0.55),
    strut([x, 3.6, -1.2], [x, 6.5, 2.3], 0.09, amber),
  ]),
  ...[-1.2, 2.3].map((z) => put(block(3.5, 0.3, 0.26, amber, 0.02), 0, 6.4, z)),
  ...[-0.45, 0.45].map((x) => put(block(0.2, 0.34, 9.6, amber, 0.02), x, 6.75, -1.5)),
  ...Array.from({ length: 9 }, (_, n) => put(block(1, 0.1, 0.1, amber, 0.01), 0, 6.95, -5.9 + n * 1.1)),
  ...[-0.45, 0.45].flatMap((x) => [
    strut([x, 6.9, -0.8], [0, 9, 0.4], 0.08, amber),
    strut([x, 6.9, 2.6], [0, 9, 0.4], 0.08, amber),
    strut([0, 9, 0.4], [x, 7.1, -5.4], 0.05, amber),
  ]),
  put(block(1.5, 0.8, 1.5, white, 0.06), 0, 7.05, 2.1),
  put(block(1.3, 0.24, 0.9, dark, 0.03), 0, 6.5, -4),
  put(block(0.6, 0.6, 0.6, white, 0.06), 0.9, 6.05, -3.3),
  ...[-0.7, 0.7].flatMap((x) => [-0.25, 0.25].map((z) => put(pole(0.02, 2.3, dark, 0.005), x * 0.8, 4.3, -4 + z))),
  put(block(2.3, 0.14, 0.8, amber, 0.02), 0, 4.2, -4),
  put(container(deep, true), 0, 3.18, -4),
])

const truck = group([
  put(block(2.9, 0.16, 0.8, dark, 0.03), -0.3, 0.4, 0),
  put(block(0.85, 1.1, 0.92, white, 0.12), 1.75, 0.3, 0),
  put(block(0.06, 0.4, 0.76, deep, 0.03), 2.17, 0.88, 0),
  put(block(0.5, 0.34, 0.95, deep, 0.03), 1.85, 0.9, 0),
  ...[-1.4, -0.95, 1.75].flatMap((x) =>
    [-0.42, 0.42].map((z) => put(pole(0.27, 0.16, dark, 0.05), x, 0.27, z - 0.08, [0, 0, 1])),
  ),
  put(container(petrol), -0.25, 0.57, 0),
])

/** The quay with everything on it. */
export function port() {
  const quay = {
    material: (_x, y, z) => {
      if (y < 1.1) return paint('#aebabd')
      const isRail = abs(z + 1.2) < 0.06 || abs(z - 2.3) < 0.06
      const isLine = z > 3 && abs(z - 3.15) < 0.04
      return isRail ? dark : isLine ? paint('#e9b25c') : { colour: light('#cfd7d9'), rough: 0.5, sheen: 0.02 }
    },
    middle: [0, 0.5, 0],
    reach: 8.6,
    distance: (x, y, z) => box(x, y - 0.55, z, 6.6, 0.6, 4, 0.05),
  }
  const y = 0.75
  return [
    put(sea(6.6, 3.1), 0, -0.4, -5.8),
    put(quay, 0, -0.4, 1.25),
    put(ship, 0.3, -0.1, -5.2),
    put(crane, 1, y, -0.5),
    put(stack(5, 2, 2, 2), -5, y, 3.2),
    put(stack(23, 1, 2, 3), 5, y, 3.2),
    put(truck, 0.6, y, 0.6),
    put(forklift, 1.2, y, 3.9, [0, 1, 0], 0.95, 0.8),
    ...[-5, -2, 4.8].map((x) =>
      put(group([put(pole(0.14, 0.3, dark, 0.05), 0, 0, 0), put(pole(0.2, 0.12, dark, 0.05), 0, 0.26, 0)]), x, y, -2.4),
    ),
    put(worker(petrol, amber), -2.2, y, -0.6, [0, 1, 0], 0.9, 2),
    put(worker(amber, white), 2.9, y, 4.2, [0, 1, 0], 0.9, 4.4),
  ]
}
