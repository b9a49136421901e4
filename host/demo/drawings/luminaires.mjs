/** What Acme Luminaires makes, and the aisle where it hangs. One unit is a decimetre. */
import {
  abs,
  atan2,
  block,
  box,
  clamp,
  group,
  hypot,
  max,
  meet,
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
import { light, studioLights } from './studio.mjs'

const warm = (power) => [1 * power, 0.93 * power, 0.82 * power]
const opal = (power) => ({ glow: warm(power), rim: 0.45 })
const anthracite = { colour: light('#3a3d42'), rough: 0.28, sheen: 0.07, glossy: true }
const pale = { colour: light('#d9d9d6'), rough: 0.3, sheen: 0.05, glossy: true }
const brass = { metal: true, colour: [0.9, 0.68, 0.36], rough: 0.22, satin: 0.35 }
const chrome = { metal: true, colour: [0.78, 0.79, 0.8], rough: 0.2, satin: 0.3 }

const sector = (x, z, count) => {
  const angle = atan2(z, x)
  const step = (2 * PI) / count
  return abs(angle / step - Math.round(angle / step)) * step
}

/** A round high bay: fins above, a ring of brass, lenses below. */
export const highBay = {
  middle: [0, 0.5, 0],
  reach: 2.1,
  material: (x, y, z) => {
    const r = hypot(x, z)
    if (y < -0.02 && r < 1.42) {
      // Three rings of lenses, each with its bright point.
      const lane = clamp(Math.round((r - 0.3) / 0.42), 0, 2)
      const along = sector(x, z, [6, 14, 22][lane]) * r
      const away = hypot(along, r - 0.3 - lane * 0.42)
      return away < 0.17
        ? { glow: warm(mix(2.6, 1.15, smooth(0.02, 0.17, away))), rim: 0.8 }
        : { glow: warm(0.5), rim: 0.7 }
    }
    if (y > 1.34) return chrome
    return r > 1.5 && y < 0.24 ? brass : anthracite
  },
  distance(x, y, z) {
    const r = hypot(x, z)
    const plate = rod(x, y, z, 1.62, 0, 0.22, 0.05)
    const lens = rod(x, y, z, 1.4, -0.07, 0.05, 0.04)
    const fin = max(
      (sector(x, z, 44) * r - 0.032) * 0.8,
      r - 1.5 + max(0, y - 0.35) * 0.55,
      0.62 - r,
      y - 0.78,
      0.1 - y,
    )
    const driver = rod(x, y, z, 0.74, 0.1, 1.12, 0.1)
    const cap = rod(x, y, z, 0.3, 1.05, 1.3, 0.06)
    const eye = torus(x, z, y - 1.5, 0.2, 0.05)
    return min(plate, lens, fin, driver, cap, eye)
  },
}

/** A linear luminaire for wet rooms: a tray, an opal cover, end caps with clips. */
export const batten = {
  middle: [0, 0.3, 0],
  reach: 3.5,
  material: (x, y) => {
    if (abs(x) > 3.06) return anthracite
    if (y < 0.2) return pale
    return opal(mix(1.28, 0.95, smooth(1.6, 3.1, abs(x))))
  },
  distance(x, y, z) {
    const tray = box(x, y - 0.12, z, 3.2, 0.12, 0.46, 0.06)
    const cover = max(meet(hypot((y - 0.14) * 1.15, z) - 0.42, 0.14 - y, 0.05), abs(x) - 3.15)
    const caps = max(meet(hypot((y - 0.12) * 1.1, z) - 0.5, 0 - y, 0.06), abs(abs(x) - 3.22) - 0.16)
    const clips = min(...[-2, 0, 2].map((at) => box(x - at, y - 0.16, z, 0.1, 0.1, 0.5, 0.03)))
    return min(tray, cover, caps, clips)
  },
}

/** A floodlight on its bracket, shining along z. */
export const floodlight = {
  middle: [0, 1.25, 0],
  reach: 2.5,
  material: (x, y, z) => {
    if (z > 0.235 && abs(x) < 1.5 && abs(y - 1.5) < 0.98) {
      const cx = abs((((x + 1.5) / 0.75) % 1) - 0.5) * 0.75
      const cy = abs((((y - 0.52) / 0.653) % 1) - 0.5) * 0.653
      return max(cx, cy) < 0.24
        ? { glow: warm(mix(2.2, 1, smooth(0.02, 0.22, hypot(cx, cy)))), rim: 0.85 }
        : { colour: [0.5, 0.49, 0.46], rough: 0.2, sheen: 0.1, glossy: true }
    }
    return abs(x) > 1.78 || y < 0.34 ? brass : anthracite
  },
  distance(x, y, z) {
    const body = box(x, y - 1.5, z, 1.7, 1.15, 0.2, 0.09)
    const frame = max(box(x, y - 1.5, z - 0.2, 1.66, 1.1, 0.09, 0.05), -box(x, y - 1.5, z - 0.32, 1.5, 0.96, 0.1, 0.02))
    const glass = box(x, y - 1.5, z - 0.2, 1.52, 0.98, 0.045, 0.02)
    const cell = x - Math.round(max(-6, min(6, x / 0.25))) * 0.25
    const fins = box(cell, y - 1.5, z + 0.42, 0.05, 1.02, 0.26, 0.03)
    const arms = box(abs(x) - 1.86, y - 0.85, z, 0.05, 0.8, 0.17, 0.03)
    const foot = box(x, y - 0.08, z, 1.91, 0.06, 0.17, 0.03)
    const knobs = max(hypot(y - 1.5, z) - 0.2, abs(abs(x) - 1.92) - 0.1)
    return min(body, frame, glass, fins, arms, foot, knobs)
  },
}

/** A bulkhead: an opal dome in a ring that is screwed to the wall. Its back is y = 0. */
export const bulkhead = {
  middle: [0, 0.35, 0],
  reach: 1.75,
  material: (x, y, z) => {
    const r = hypot(x, z)
    if (r < 1.2 && y > 0.3) return opal(mix(1.3, 0.72, smooth(0.3, 1.2, r)))
    return sector(x, z, 4) * r < 0.14 && r > 1.24 && y > 0.42 ? chrome : r > 1.46 && y < 0.2 ? brass : anthracite
  },
  distance(x, y, z) {
    const base = rod(x, y, z, 1.52, 0, 0.26, 0.06)
    const collar = ring(x, y, z, 1.16, 1.46, 0.2, 0.46, 0.08)
    const dome = max(hypot(x, y + 0.72, z) - 1.6, 0.2 - y)
    const screws = max(hypot(sector(x, z, 4) * hypot(x, z), hypot(x, z) - 1.33) - 0.07, abs(y - 0.45) - 0.04)
    return min(base, collar, dome, screws)
  },
}

const plain = (hex) => ({ colour: light(hex), rough: 0.5, sheen: 0.03 })

/** An aisle between shelves at night, lit by a row of high bays. */
export function aisle() {
  const [post, beam] = [plain('#4a505c'), plain('#b8792f')]
  const cartons = [plain('#8d6d4c'), plain('#a5835d'), plain('#6f7886')]
  const shelf = (mirrored) => {
    const bays = []
    for (let z = -22; z <= 6; z += 4) {
      const parts = []
      bays.push(parts)
      for (const x of [0, 1.6]) parts.push(place(block(0.2, 10.4, 0.2, post, 0.03), { at: [x, 0, z] }))
      if (z === 6) continue
      for (const [level, y] of [0.2, 3.2, 6.2].entries()) {
        for (const x of [0, 1.6]) parts.push(place(block(0.14, 0.3, 4, beam, 0.02), { at: [x, y, z + 2] }))
        for (const [n, share] of [0.27, 0.73].entries()) {
          const pick = Math.abs(Math.round(sin(z * 3.7 + level * 5.1 + n * 2.3 + mirrored * 1.7) * 10))
          if (pick === 3) continue
          parts.push(
            place(block(1.7, 1.5 + (pick % 4) * 0.25, 1.65, cartons[pick % 3], 0.05), {
              at: [0.8, y + 0.3, z + share * 4],
            }),
          )
        }
      }
    }
    return group(bays.map((parts) => place(group(parts))))
  }
  const lampsAt = [-18, -11, -4, 3]
  return {
    parts: [
      place(shelf(0), { at: [-5.4, 0, 0] }),
      place(shelf(1), { at: [3.8, 0, 0] }),
      ...lampsAt.flatMap((z) => [
        place(highBay, { at: [0, 9.2, z], size: 0.8 }),
        place(pole(0.04, 4, anthracite), { at: [0, 10.5, z] }),
      ]),
    ],
    lamps: lampsAt.map((z) => ({ at: [0, 8.6, z], colour: warm(5), near: 3.6 })),
  }
}

/** The light of a dark studio: narrow strips that draw the edges. */
export const darkStudio = {
  ...studioLights,
  panels: [
    { towards: [-0.6, 1, 0.2], wide: 0.5, high: 0.35, power: 1.1, turn: [0.3, 0, 1] },
    { towards: [1, 0.3, 0.2], wide: 0.12, high: 0.9, power: 1.2 },
    { towards: [-1, 0.3, -0.3], wide: 0.12, high: 0.9, power: 1 },
  ],
  zenith: [0.1, 0.1, 0.115],
  horizon: [0.03, 0.03, 0.035],
  direct: 0.42,
  sky: 0.3,
}
