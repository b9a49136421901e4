/** What models are furnished with: paints, cartons, racks, people and a forklift. One unit is about a metre. */
import { hexBolt } from './fasteners.mjs'
import { steel } from './metals.mjs'
import { abs, ball, block, box, cos, group, hexSolid, hypot, max, min, PI, place, pole, rod, sin } from './shapes.mjs'
import { light, studioLights } from './studio.mjs'

export const paint = (hex, more = {}) => ({ colour: light(hex), rough: 0.5, sheen: 0.03, ...more })
export const petrol = paint('#1b6f82')
export const deep = paint('#14404d')
export const white = paint('#eef3f4')
export const grey = paint('#aebcc2')
export const dark = paint('#33454d')
export const amber = paint('#e39a35')
export const card = paint('#c79a68')
export const cardPale = paint('#d9b487')
export const wood = paint('#cfa877')
export const blueBin = paint('#3f8fa3')
export const glass = { glow: light('#d8eef5'), rim: 0.9 }
export const screen = { glow: light('#6fd0dd'), rim: 0.9 }
export const wire = { metal: true, colour: [0.72, 0.74, 0.77], rough: 0.25, satin: 0.4 }

/** The light of models: a sun through a wide window, a cool sky. */
export const modelLights = { ...studioLights, direct: 0.78, sky: 0.5, tint: [0.95, 1, 1.05] }

export const put = (part, x, y, z, along = [0, 1, 0], size = 1, spin = 0) =>
  place(part, { at: [x, y, z], along, size, spin })

/** The same numbers every time, between 0 and 1. */
export function dice(seed) {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

export const carton = (wide, high, deep, material = card) => ({
  ...block(wide, high, deep, undefined, 0.025),
  // A strip of tape over the middle, and a label.
  material: (x, y, z) =>
    abs(z) < 0.045 && y > high - 0.3
      ? cardPale
      : abs(x - wide * 0.2) < 0.12 && abs(y - high * 0.5) < 0.09
        ? white
        : material,
})

export const pallet = group([
  ...[-0.42, -0.14, 0.14, 0.42].map((x) => put(block(0.2, 0.05, 1.1, wood, 0.01), x, 0.12, 0)),
  ...[-0.45, 0, 0.45].map((z) => put(block(1.05, 0.12, 0.1, wood, 0.01), 0, 0, z)),
])

export const loaded = (seed) => {
  const next = dice(seed)
  const parts = [put(pallet, 0, 0, 0)]
  for (const level of [0, 1]) {
    for (const x of [-0.26, 0.26])
      for (const z of [-0.26, 0.26])
        if (level === 0 || next() > 0.25)
          parts.push(put(carton(0.49, 0.44, 0.49, next() > 0.5 ? card : cardPale), x, 0.17 + level * 0.45, z))
  }
  return group(parts)
}

export function rack(count, seed) {
  const next = dice(seed)
  const width = 2.3
  const bays = Array.from({ length: count + 1 }, (_, bay) => {
    const parts = [-0.5, 0.5].map((x) => put(block(0.09, 3.9, 0.09, petrol, 0.015), x, 0, bay * width))
    for (const y of bay < count ? [0.12, 1.42, 2.72] : []) {
      for (const x of [-0.5, 0.5]) parts.push(put(block(0.07, 0.13, width, amber, 0.015), x, y, (bay + 0.5) * width))
      parts.push(put(block(0.98, 0.04, width - 0.1, grey, 0.01), 0, y + 0.1, (bay + 0.5) * width))
      for (const share of [0.27, 0.73]) {
        const kind = next()
        if (kind < 0.12) continue
        const high = 0.55 + next() * 0.45
        const z = (bay + share) * width
        if (kind < 0.42) parts.push(put(openBin(0.82, 0.62, 0.9, blueBin), 0, y + 0.14, z))
        else parts.push(put(carton(0.85, high, 0.92, next() > 0.5 ? card : cardPale), 0, y + 0.14, z))
      }
    }
    return place(group(parts))
  })
  return group(bays)
}

export const openBin = (wide, high, deepness, material) => ({
  ...block(wide, high, deepness, material),
  distance: (x, y, z) =>
    max(
      box(x, y - high / 2, z, wide / 2, high / 2, deepness / 2, 0.03),
      -box(x, y - high / 2 - 0.08, z, wide / 2 - 0.06, high / 2, deepness / 2 - 0.06, 0.02),
    ),
})

export const smallBolts = (count, wide, deepness, seed, size) => {
  const next = dice(seed)
  const bolt = hexBolt({ length: 3, threadLength: 1.8 })
  return Array.from({ length: count }, (_, at) =>
    put(
      bolt,
      (next() - 0.5) * wide,
      0.06 + 0.1 * (at % 3),
      (next() - 0.5) * deepness,
      [next() - 0.5, (next() - 0.5) * 0.4, next() - 0.5],
      size,
      next(),
    ),
  )
}

const skin = paint('#c98f68')
const person = (jacket, trousers, headgear) =>
  group([
    put(pole(0.11, 0.75, trousers, 0.08), -0.11, 0, 0),
    put(pole(0.11, 0.75, trousers, 0.08), 0.11, 0, 0.06),
    put(block(0.5, 0.66, 0.3, jacket, 0.13), 0, 0.68, 0),
    put(pole(0.085, 0.6, jacket, 0.08), 0.29, 1.28, 0.02, [0.1, -1, 0.35]),
    put(pole(0.085, 0.6, jacket, 0.08), -0.29, 1.28, 0.02, [-0.1, -1, 0.5]),
    put({ material: skin, middle: [0, 0, 0], reach: 0.2, distance: (x, y, z) => ball(x, y, z, 0.165) }, 0, 1.52, 0),
    put({ middle: [0, 0, 0], reach: 0.28, ...headgear }, 0, 1.55, 0),
  ])

/** Somebody at work, with a helmet. */
export const worker = (jacket, helmet) =>
  person(jacket, dark, {
    material: helmet,
    distance: (x, y, z) => min(max(ball(x, y, z, 0.2), -y), rod(x, y, z - 0.04, 0.25, -0.01, 0.03, 0.01)),
  })

/** Somebody who looks around, without a helmet. */
export const visitor = (jacket, hair) =>
  person(jacket, deep, {
    material: hair,
    distance: (x, y, z) => max(ball(x, y - 0.01, z + 0.03, 0.185), z * 0.8 - y - 0.06),
  })

export const forklift = group([
  put({ ...block(0.95, 0.62, 1.5, undefined, 0.12), material: (_x, y) => (y < 0.16 ? dark : amber) }, 0, 0.18, 0),
  put(block(0.85, 0.3, 0.4, dark, 0.08), 0, 0.78, -0.5),
  put(block(0.5, 0.12, 0.5, deep, 0.05), 0, 0.8, 0),
  put(block(0.5, 0.5, 0.12, deep, 0.05), 0, 0.85, -0.26),
  ...[-0.4, 0.4].flatMap((x) => [
    put(pole(0.035, 1.05, dark), x, 0.8, -0.62),
    put(pole(0.035, 1.05, dark), x, 0.8, 0.42),
  ]),
  put(block(0.95, 0.06, 1.25, amber, 0.03), 0, 1.84, -0.1),
  ...[-0.3, 0.3].map((x) => put(block(0.09, 2.3, 0.1, dark, 0.02), x, 0.06, 0.86)),
  ...[0.5, 2.2].map((y) => put(block(0.66, 0.08, 0.08, dark, 0.02), 0, y, 0.86)),
  ...[-0.24, 0.24].map((x) => put(block(0.12, 0.05, 1.1, dark, 0.01), x, 0.1, 1.4)),
  ...[-0.46, 0.46].flatMap((x) =>
    [-0.5, 0.5].map((z) => put(pole(0.24, 0.16, dark, 0.06), x - 0.08, 0.24, z, [1, 0, 0])),
  ),
])

/** A rod from one point to another. */
export const strut = (from, to, radius, material) => {
  const way = to.map((value, axis) => value - from[axis])
  return place(pole(radius, hypot(...way), material), { at: from, along: way })
}

const seaPaint = light('#3d8ea3')
const foam = light('#7fbccb')

/** A slab of sea, its surface at y = 0.4, by half its width and depth. */
export const sea = (wide, deepness) => ({
  material: (x, _y, z) => ({
    colour: sin(x * 2.3 + sin(z * 1.7) * 1.2) * sin(z * 3.1 + x * 0.6) > 0.93 ? foam : seaPaint,
    rough: 0.2,
    sheen: 0.08,
  }),
  middle: [0, 0.2, 0],
  reach: hypot(wide, deepness) + 0.3,
  distance: (x, y, z) => box(x, y - 0.2, z, wide, 0.2, deepness, 0.08),
})

export const tree = (high) =>
  group([
    put(pole(0.09, 0.7, paint('#8a6a4c')), 0, 0, 0),
    put(
      {
        material: paint('#5f9468'),
        middle: [0, 0, 0],
        reach: 1,
        distance: (x, y, z) => ball(x, y * 0.8, z, 0.62) * 0.85,
      },
      0,
      0.65 + high,
      0,
    ),
  ])

/** Hexagon heads in a circle around y, as large as `size` of a real one, looking up. */
export const boltCircle = (count, radius, size) =>
  group(
    Array.from({ length: count }, (_, n) => {
      const angle = (n / count) * 2 * PI
      return put(studHead, radius * cos(angle), 0, radius * sin(angle), [0, 1, 0], size, n)
    }),
  )

/** What is seen of a fastener that holds something: washer, nut and the end of its thread. */
export const studHead = {
  material: steel,
  middle: [0, 0.6, 0],
  reach: 1.4,
  distance: (x, y, z) =>
    min(rod(x, y, z, 1.05, 0, 0.2, 0.04), hexSolid(x, y, z, 0.78, 0.2, 1), rod(x, y, z, 0.48, 0, 1.45, 0.08)),
}
