/** A booth at a fair as a model: two walls, a counter, large bolts on plinths, people. */
import { wedgeAnchor } from './anchors.mjs'
import { hexBolt, socketScrew } from './fasteners.mjs'
import { flangeNut, hexNut } from './nuts.mjs'
import { printOf } from './relief.mjs'
import { amber, dark, deep, grey, paint, petrol, put, screen, visitor, white, wood } from './scenery.mjs'
import { abs, ball, block, box, group, max, PI, place, pole } from './shapes.mjs'
import { light } from './studio.mjs'

const words = await printOf(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="670" viewBox="0 0 1400 670"><rect width="1400" height="670" fill="#0e5566"/>
  <g transform="translate(110 60)"><path d="M90 0l78 45v90l-78 45-78-45V45z" fill="none" stroke="#eef3f4" stroke-width="20"/><circle cx="90" cy="90" r="34" fill="none" stroke="#eef3f4" stroke-width="16"/></g>
  <g font-family="Noto Sans" font-weight="bold" fill="#eef3f4"><text x="340" y="178" font-size="128" letter-spacing="14">NORDHAVEN</text><text x="342" y="256" font-size="54" fill="#9fd3df" font-weight="normal">Stainless fasteners since 1987</text></g><rect x="0" y="620" width="1400" height="50" fill="#e39a35"/></svg>`,
  1400,
  670,
)
const photo = await printOf(
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="560" viewBox="0 0 900 560"><rect width="900" height="560" fill="#eef3f4"/><g font-family="Noto Sans" font-weight="bold" fill="#0e5566">${['A2 · A4 · Duplex', 'M3 – M64', '3.1 certificates'].map((line, n) => `<text x="90" y="${160 + n * 120}" font-size="76">${line}</text>`).join('')}</g><rect y="518" width="900" height="42" fill="#e39a35"/></svg>`,
  900,
  560,
)

/** A wall with a print on its front, +z. */
const wall = (wide, print) => ({
  ...block(wide, 4.5, 0.2, undefined, 0.02),
  material: (x, y, z) => (z > 0.09 ? { colour: print(x / wide + 0.5, 1 - y / 4.5), rough: 0.4, sheen: 0.04 } : white),
})

const plinth = (high) =>
  group([
    put(block(1.15, high, 1.15, white, 0.03), 0, 0, 0),
    put(block(1.2, 0.06, 1.2, petrol, 0.02), 0, high, 0),
    put(block(0.6, 0.24, 0.02, deep, 0.01), 0, high * 0.5, 0.58),
  ])

const counter = group([
  put({ ...block(2.6, 1.05, 0.8, undefined, 0.04), material: (_x, y) => (y < 0.12 ? dark : petrol) }, 0, 0, 0),
  put(block(2.8, 0.08, 1, wood, 0.02), 0, 1.05, 0),
  put(block(0.7, 0.04, 0.02, white, 0.01), 0, 0.6, 0.4),
  ...[0, 1, 2].map((n) =>
    put(block(0.3, 0.03 + n * 0.02, 0.22, n % 2 ? white : amber, 0.005), -0.9 + n * 0.4, 1.13, 0.15),
  ),
  put(block(0.05, 0.36, 0.5, dark, 0.02), 0.9, 1.13, 0, [0.25, 1, 0]),
])

const spot = group([
  put(pole(0.03, 0.5, dark, 0.01), 0, 0, 0, [0, 0.4, 1]),
  put(pole(0.1, 0.26, dark, 0.03), 0, 0.28, 0.42, [0, -0.6, 0.5]),
  put(pole(0.085, 0.02, { glow: light('#fff3d6'), rim: 1 }, 0.005), 0, 0.12, 0.555, [0, -0.6, 0.5]),
])

const stool = group([
  put(pole(0.22, 0.07, amber, 0.03), 0, 0.72, 0),
  put(pole(0.04, 0.72, grey, 0.01), 0, 0, 0),
  put(pole(0.2, 0.04, grey, 0.02), 0, 0, 0),
])
const highTable = group([
  put(pole(0.5, 0.06, wood, 0.02), 0, 1.02, 0),
  put(pole(0.05, 1.02, grey, 0.01), 0, 0, 0),
  put(pole(0.3, 0.05, grey, 0.02), 0, 0, 0),
])

const plant = group([
  put(pole(0.26, 0.5, white, 0.04), 0, 0, 0),
  ...[0, 1, 2, 3, 4].map((n) =>
    put(
      {
        material: paint(n % 2 ? '#5f9468' : '#75a877'),
        middle: [0, 0, 0],
        reach: 0.5,
        distance: (x, y, z) => ball(x, y * 0.7, z, 0.27) * 0.8,
      },
      0.2 * Math.cos(n * 1.3),
      0.75 + 0.13 * n,
      0.2 * Math.sin(n * 1.3),
    ),
  ),
])

/** The booth. */
export function fair() {
  const carpet = {
    material: (x, y, z) => {
      if (y < 0.3) return grey
      const edge = max(abs(x), abs(z))
      return edge > 4.9 ? paint('#e39a35') : paint('#b9cdd3')
    },
    middle: [0, 0.2, 0],
    reach: 7.6,
    distance: (x, y, z) => box(x, y - 0.2, z, 5.1, 0.2, 5.1, 0.05),
  }
  return [
    put(carpet, 0, -0.4, 0),
    put(wall(9.4, words), 0.3, 0, -4.7),
    place(wall(6, photo), { at: [-4.5, 0, -1.6], spin: -PI / 2 }),
    ...[-2.8, -0.6, 1.6, 3.8].map((x) => put(spot, x, 4.45, -4.6)),
    put(plinth(0.7), -2, 0, -2.6),
    put(hexBolt(), -2, 1.1, -2.6, [0, 1, 0], 0.54, 0.4),
    put(plinth(0.5), 0.2, 0, -2.9),
    put(wedgeAnchor(), 0.2, 0.56, -2.9, [0, 1, 0], 0.48, 0.4),
    put(plinth(0.7), 2.4, 0, -2.6),
    put(socketScrew(), 2.4, 1.32, -2.6, [0, 1, 0], 0.56, 0.4),
    put(plinth(0.35), -2.9, 0, 1.9),
    put(hexNut(), -2.9, 0.41, 1.9, [0, 1, 0], 0.62, 0.2),
    put(plinth(0.35), -2.9, 0, 3.5),
    put(flangeNut(), -2.9, 0.41, 3.5, [0, 1, 0], 0.52, 0.2),
    put(counter, 2.3, 0, 1.2, [0, 1, 0], 1, 0.3),
    put(highTable, 0, 0, 3.3),
    put(stool, -0.8, 0, 3.5),
    put(stool, 0.6, 0, 3.9),
    put(plant, 4.4, 0, -4),
    put(plant, -4, 0, 4.5, [0, 1, 0], 0.9, 1),
    put(block(0.03, 0.4, 0.5, screen, 0.01), 3.2, 1.22, 0.9, [0.25, 1, 0], 0.9),
    put(visitor(petrol, paint('#4a3428')), 2.9, 0, 0.1, [0, 1, 0], 1.05, 0.4),
    put(visitor(paint('#8b97a0'), paint('#2b2522')), 1.5, 0, 2.4, [0, 1, 0], 1.05, 2.9),
    put(visitor(paint('#c9733f'), paint('#b88a54')), -0.9, 0, -1.2, [0, 1, 0], 1.05, 3.4),
    put(visitor(deep, paint('#6d4a33')), -0.1, 0, 4.1, [0, 1, 0], 1.05, 3.3),
    put(visitor(paint('#e8e4dc'), paint('#2b2522')), -1.6, 0, 2.6, [0, 1, 0], 1.05, 4.4),
  ]
}
