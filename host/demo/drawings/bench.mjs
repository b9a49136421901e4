/** The machine of the laboratory that pulls bolts until they break. One unit is about two decimetres. */
import { hexBolt } from './fasteners.mjs'
import { brushed, darkSteel, steel } from './metals.mjs'
import { hexNut } from './nuts.mjs'
import { printOf } from './relief.mjs'
import { boltCircle, put } from './scenery.mjs'
import { abs, block, box, group, max, mix, place, pole, rod, sin, smooth } from './shapes.mjs'
import { light } from './studio.mjs'

const lacquer = (hex) => ({ colour: light(hex), rough: 0.3, sheen: 0.045, glossy: true })
const petrol = lacquer('#1b6f82')
const pale = lacquer('#e9eef0')
const black = lacquer('#26343a')
const desk = lacquer('#dfe5e7')

const curve = await printOf(
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 800 500"><rect width="800" height="500" fill="#0d2a33"/>
  <g stroke="#24505d" stroke-width="2">${[1, 2, 3, 4, 5, 6].map((n) => `<path d="M80 ${430 - n * 58}H560M${80 + n * 76} 430V70"/>`).join('')}</g>
  <path d="M80 430H560M80 430V60" stroke="#9fc7d2" stroke-width="5" fill="none"/>
  <path d="M80 430L150 190C164 150 200 132 260 122C360 106 450 112 500 150L516 190" stroke="#6fd0dd" stroke-width="9" fill="none"/><path d="M516 190V430" stroke="#e39a35" stroke-width="4" stroke-dasharray="12 10"/><circle cx="516" cy="190" r="12" fill="#e39a35"/>
  <g font-family="Noto Sans" font-weight="bold" fill="#e6f4f7"><text x="80" y="42" font-size="32">M12 × 80 · A4-80</text><text x="590" y="130" font-size="30" fill="#9fc7d2">Rm</text><text x="590" y="176" font-size="42">842</text><text x="590" y="246" font-size="30" fill="#9fc7d2">Rp0.2</text><text x="590" y="292" font-size="42">671</text><text x="590" y="362" font-size="30" fill="#9fc7d2">A</text><text x="590" y="408" font-size="42">0.64 d</text><text x="450" y="476" font-size="26" fill="#9fc7d2">mm</text></g></svg>`,
  800,
  500,
)

const bellows = (low, high) => ({
  material: black,
  middle: [0, (low + high) / 2, 0],
  reach: (high - low) / 2 + 0.5,
  distance: (x, y, z) => rod(x, y, z, 0.36 + 0.05 * sin(y * 21), low, high, 0.03) * 0.7,
})

/** A jaw that widens away from the specimen, its mouth towards +y. */
const grip = group([
  put(
    {
      material: brushed,
      middle: [0, 0.5, 0],
      reach: 1.2,
      distance(x, y, z) {
        const body = box(x, y - 0.5, z, mix(0.8, 0.52, smooth(0.1, 1, y)), 0.5, 0.5, 0.05) * 0.8
        return max(body, -max(abs(x) - 0.3, 0.55 - y))
      },
    },
    0,
    0,
    0,
  ),
  ...[-0.26, 0.26].map((x) => put(block(0.2, 0.6, 0.62, darkSteel, 0.02), x, 0.44, 0)),
  put(pole(0.42, 0.5, steel, 0.04), 0, -0.45, 0),
])

/** A frame that holds the bolt by its head: a bridge open to the front. */
const yoke = {
  material: steel,
  middle: [0, 0.6, 0],
  reach: 1.2,
  distance(x, y, z) {
    const body = box(x, y - 0.6, z, 0.62, 0.6, 0.46, 0.05)
    const window = box(x, y - 0.52, z, 0.44, 0.34, 0.8, 0.02)
    return max(body, -window, -max(rod(x, y, z, 0.21, -0.5, 0.3), -y - 0.4))
  },
}

const specimen = group([
  put(yoke, 0, 0.55, 0),
  put(hexBolt({ length: 4.1, threadLength: 2 }), 0, 0.76, 0, [0, -1, 0], 0.37),
  put(pole(0.26, 0.6, steel, 0.02), 0, 1.7, 0),
  place(hexNut({ high: 1.5, half: 0.95 }), { at: [0, -0.95, 0], size: 0.5 }),
  put(pole(0.26, 0.7, steel, 0.02), 0, -1.55, 0),
])

const machine = group([
  put({ ...block(5.4, 1.7, 2.6, undefined, 0.1), material: (_x, y) => (y < 0.25 ? black : petrol) }, 0, 0, 0),
  put(block(4.9, 0.22, 2.2, pale, 0.06), 0, 1.7, 0),
  put(block(1.5, 0.62, 0.06, black, 0.03), 1.4, 0.7, 1.29),
  put(
    pole(0.26, 0.16, { colour: [0.6, 0.05, 0.04], rough: 0.25, sheen: 0.06, glossy: true }, 0.05),
    1.75,
    1.02,
    1.3,
    [0, 0, 1],
  ),
  ...[0.9, 1.2].map((x) => put(pole(0.1, 0.1, pale, 0.03), x, 1.02, 1.3, [0, 0, 1])),
  ...[-1.8, 1.8].flatMap((x) => [
    put(pole(0.2, 8.9, steel, 0.02), x, 1.9, 0),
    put(bellows(1.9, 7.1), x, 0, 0),
    put(pole(0.48, 0.18, steel, 0.03), x, 10.48, 0),
    put(boltCircle(6, 0.33, 0.09), x, 10.66, 0),
  ]),
  put(block(4.9, 0.95, 1.5, pale, 0.12), 0, 7.1, 0),
  put(block(2.2, 0.5, 0.05, petrol, 0.02), 0, 7.32, 0.75),
  put(block(5, 0.75, 1.6, petrol, 0.12), 0, 9.8, 0),
  put(pole(0.62, 0.5, brushed, 0.06), 0, 6.65, 0),
  put(boltCircle(8, 0.48, 0.08), 0, 1.93, 0),
  put(pole(0.66, 0.1, steel, 0.02), 0, 1.9, 0),
  put(grip, 0, 2.35, 0),
  put(grip, 0, 6.4, 0, [0, -1, 0]),
])

const monitor = group([
  put(block(1.3, 0.08, 0.9, black, 0.03), 0, 0, 0),
  put(block(0.24, 0.7, 0.14, black, 0.04), 0, 0.06, -0.1),
  put(
    {
      ...block(2.9, 1.9, 0.14, undefined, 0.05),
      material: (x, y, z) => {
        const [u, v] = [x / 2.7 + 0.5, (0.95 - y) / 1.7 + 0.5]
        if (z < 0.06 || u < 0 || u > 1 || v < 0 || v > 1) return black
        return { glow: curve(u, v), rim: 0.9 }
      },
    },
    0,
    0.6,
    0,
  ),
])

const table = group([
  put(block(4.2, 0.14, 2.3, desk, 0.04), 0, 2.3, 0),
  ...[-1.9, 1.9].map((x) => put(block(0.14, 2.3, 1.9, black, 0.03), x, 0, 0)),
  put(monitor, -0.1, 2.44, -0.3),
  put(block(1.5, 0.06, 0.5, black, 0.02), -0.3, 2.44, 0.75),
  put(block(1.3, 0.12, 0.8, { colour: light('#3f8fa3'), rough: 0.4, sheen: 0.04 }, 0.03), 1.25, 2.44, 0.62),
  ...[0, 1, 2].map((n) =>
    put(hexBolt({ length: 3, threadLength: 1.6 }), 0.9 + n * 0.33, 2.66, 0.9, [0.05, -0.05, -1], 0.15),
  ),
])

/** Machine, specimen and the desk with the curve of the last test. */
export const testBench = () => [
  put(machine, 0, 0, 0),
  put(specimen, 0, 4.1, 0, [0, 1, 0], 0.85),
  put(table, 5.4, 0, 0.5, [0, 1, 0], 1, 0.16),
  ...[0, 1].map((n) => put(hexBolt(), 3.9 + n * 0.9, 0.27, 2.8 + n * 0.3, [-0.6, -0.05, 0.5 + n * 0.4], 0.34)),
]
