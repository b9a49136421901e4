/** The parts that Nordhaven makes, each as `{distance, material, reach, middle}` for `place`. */
import { headMark } from './relief.mjs'
import {
  abs,
  atan2,
  cos,
  hexagon,
  hexSolid,
  hypot,
  join,
  max,
  meet,
  min,
  mix,
  PI,
  ring,
  rod,
  sin,
  smooth,
  threaded,
  threadedHole,
  torus,
} from './shapes.mjs'

export const steel = { metal: true, colour: [0.83, 0.84, 0.85], rough: 0.14, satin: 0.26 }
export const brushed = { metal: true, colour: [0.8, 0.81, 0.83], rough: 0.3, satin: 0.42 }
const darkSteel = { metal: true, colour: [0.42, 0.45, 0.49], rough: 0.3, satin: 0.4 }
const nylon = { colour: [0.05, 0.22, 0.42], rough: 0.35, sheen: 0.05 }

const mark80 = await headMark('NH', 'A4-80')
const mark70 = await headMark('NH', 'A4-70')

const bar = (low, high, half, part) => ({
  ...part,
  middle: [0, (low + high) / 2, 0],
  reach: hypot((high - low) / 2, half) + 0.05,
})

/** ISO 4014: a plain shank, a thread on the last part. The head stands from `-0.625` to 0. */
export const hexBolt = ({ length = 4.4, threadLength = 2.5, radius = 0.5, pitch = 0.146 } = {}) =>
  bar(-0.64, length, 0.9, {
    material: steel,
    distance(x, y, z) {
      let head = hexSolid(x, y, z, 0.75, -0.625, -0.03, { bottom: true, top: false })
      if (head < 0.2 && y < -0.4) head += 0.02 * mark80(-x / 1.02 + 0.5, z / 1.02 + 0.5) * smooth(-0.58, -0.62, y)
      const face = rod(x, y, z, 0.69, -0.05, 0, 0.012)
      const shank = rod(x, y, z, radius * 0.985, -0.05, length - threadLength, 0.004)
      const thread = threaded(x, y, z, radius, {
        low: length - threadLength - 0.12,
        high: length,
        pitch,
        chamferLow: true,
      })
      return min(join(min(head, face), shank, 0.06), join(shank, thread, 0.03))
    },
  })

/** ISO 4762: a cylindrical head with an inner hexagon and a knurled side. */
export const socketScrew = ({ length = 3.6 } = {}) =>
  bar(-1, length, 0.78, {
    material: steel,
    distance(x, y, z) {
      const r = hypot(x, z)
      const angle = atan2(z, x)
      let head = rod(x, y, z, 0.75, -1, 0, 0.05)
      if (head < 0.1) {
        const knurl = smooth(-0.86, -0.8, y) * (1 - smooth(-0.24, -0.18, y)) * smooth(0.68, 0.74, r)
        const grid = max(abs(sin(angle * 30 + y * 22)), abs(sin(angle * 30 - y * 22)))
        head = (head + 0.022 * knurl * grid) * 0.7
      }
      const socket = max(hexagon(x, z, 0.415, 0.01), -(y + 1.2), y + 0.5)
      const cone = (r - 0.5 + (y + 1)) * Math.SQRT1_2
      head = max(head, -socket, -max(cone, y + 0.9))
      const shank = rod(x, y, z, 0.495, -0.1, 1.05, 0.004)
      const thread = threaded(x, y, z, 0.5, { low: 0.9, high: length })
      return min(join(head, shank, 0.05), thread)
    },
  })

/** ISO 8677: a mushroom head over a square neck. */
export const carriageBolt = ({ length = 3.9 } = {}) =>
  bar(-0.56, length, 1.25, {
    material: steel,
    distance(x, y, z) {
      const r = hypot(x, z)
      const cap = meet(hypot(r, y - 1.42) - 1.94, max(r - 1.23, y), 0.05)
      const neck = max(max(abs(x), abs(z)) - 0.49, hypot(x, z) - 0.66, abs(y - 0.3) - 0.34)
      const shank = rod(x, y, z, 0.47, 0.4, 2, 0.004)
      const thread = threaded(x, y, z, 0.5, { low: 1.7, high: length })
      return min(join(cap, neck, 0.05), join(neck, shank, 0.06), thread)
    },
  })

/** ISO 4032: the hexagon nut, from 0 to 0.9. */
export const hexNut = ({ half = 0.75, high = 0.9, radius = 0.5, material = steel } = {}) => ({
  material,
  middle: [0, high / 2, 0],
  reach: hypot(half * 1.16, high / 2) + 0.04,
  distance(x, y, z) {
    return max(hexSolid(x, y, z, half, 0, high), -threadedHole(x, y, z, radius + 0.01, { low: 0, high }))
  },
})

/** ISO 7040: a nut whose collar holds a ring of polyamide. */
export const lockNut = () => ({
  middle: [0, 0.5, 0],
  reach: 1.05,
  material: (x, y, z) => (y > 0.86 && hypot(x, z) < 0.585 ? nylon : steel),
  distance(x, y, z) {
    const nut = max(hexSolid(x, y, z, 0.75, 0, 0.78), -threadedHole(x, y, z, 0.51, { low: 0, high: 3 }))
    const collar = ring(x, y, z, 0.55, 0.7, 0.6, 1.06, 0.03)
    const lip = ring(x, y, z, 0.56, 0.655, 1, 1.1, 0.04)
    const insert = ring(x, y, z, 0.455, 0.6, 0.7, 1.005, 0.03)
    return min(join(nut, collar, 0.05), lip, insert)
  },
})

/** ISO 7089: the plain washer. */
export const washer = ({ inner = 0.54, outer = 1, thick = 0.2, material = steel } = {}) => ({
  material,
  middle: [0, thick / 2, 0],
  reach: hypot(outer, thick) + 0.02,
  distance: (x, y, z) => ring(x, y, z, inner, outer, 0, thick, 0.035),
})

/** DIN 127: a spring washer, one turn, open and lifted at its ends. */
export const springWasher = () => ({
  material: steel,
  middle: [0, 0.18, 0],
  reach: 1,
  distance(x, y, z) {
    const angle = atan2(z, x)
    const lift = (angle / PI) * 0.12
    const dr = abs(hypot(x, z) - 0.7) - 0.17
    const dy = abs(y - 0.2 - lift) - 0.12
    const gap = 0.06 - abs(z - 0.25 * y)
    const body = (hypot(max(dr, 0), max(dy, 0)) + min(max(dr, dy), 0) - 0.015) * 0.92
    return x < 0 ? max(body, gap) : body
  },
})

/** A through bolt: cone and clip at the lower end, thread above. With nut and washer where they are set. */
export const wedgeAnchor = ({ length = 5.4, nutAt = 3.7 } = {}) => {
  const nut = hexNut()
  const plate = washer({ outer: 1, thick: 0.18 })
  return bar(0, length, 1.05, {
    material: (x, y, z) => (y > 0.6 && y < 1.42 && hypot(x, z) > 0.455 ? brushed : steel),
    distance(x, y, z) {
      const r = hypot(x, z)
      const neck = rod(x, y, z, 0.39, 0.2, 1.7, 0.01)
      const cone = max((r - mix(0.52, 0.36, smooth(0.3, 0.85, y))) * 0.85, 0.05 - y, y - 0.95)
      const tip = meet(rod(x, y, z, 0.5, 0, 0.4, 0.06), (r - 0.42 - y) * Math.SQRT1_2, 0.03)
      // The clip is rolled from strip: three slots from below, small bosses outside.
      const angle = atan2(z, x)
      const third = abs((((angle / (2 * PI)) * 3 + 9.25) % 1) - 0.5) * ((2 * PI) / 3) * r
      let clip = ring(x, y, z, 0.4, 0.5, 0.62, 1.42, 0.018)
      clip = max(clip, -max(0.05 - third, y - 1.12))
      const sixth = abs((((angle / (2 * PI)) * 3 + 9.75) % 1) - 0.5) * ((2 * PI) / 3) * 0.5
      clip = join(clip, hypot(r - 0.49, (y - 0.92) * 0.8, sixth) - 0.075, 0.05)
      const collar = join(rod(x, y, z, 0.49, 1.48, 2.1, 0.03), neck, 0.08)
      const thread = threaded(x, y, z, 0.5, { low: 1.98, high: length })
      const body = min(join(tip, cone, 0.03), collar, clip, thread)
      return min(body, nut.distance(x, y - nutAt, z), plate.distance(x, y - nutAt + 0.18, z))
    },
  })
}

/** A drop-in anchor: a sleeve with four slots below, a thread inside, a knurled band. */
export const dropInAnchor = () =>
  bar(0, 3, 0.75, {
    material: steel,
    distance(x, y, z) {
      const r = hypot(x, z)
      let body = rod(x, y, z, 0.66, 0, 3, 0.03)
      const slot = min(abs(x), abs(z)) - 0.035
      body = max(body, -max(slot, y - 1.25))
      if (body < 0.15) {
        const band = smooth(1.5, 1.56, y) * (1 - smooth(2.2, 2.26, y))
        const angle = atan2(z, x)
        const grid = max(abs(sin(angle * 16 + y * 13)), abs(sin(angle * 16 - y * 13)))
        body = (body + 0.03 * band * grid - 0.012 * band) * 0.75
        body = max(body, -torus(x, y - 1.4, z, 0.67, 0.035), -torus(x, y - 2.36, z, 0.67, 0.035))
      }
      const hole = threadedHole(x, y, z, 0.5, { low: 1.5, high: 3 })
      const deep = max(hole, 1.5 - y)
      const wedgeRoom = max((r - mix(0.44, 0.36, smooth(0, 1.5, y))) * 0.95, y - 1.6)
      return max(body, -deep, -wedgeRoom)
    },
  })

/** A concrete screw: hexagon with a flange, then a coarse thread with teeth that cuts into concrete. */
export const concreteScrew = ({ length = 4.6 } = {}) =>
  bar(-0.72, length, 1, {
    material: (_x, y) => (y > length - 0.95 ? darkSteel : steel),
    distance(x, y, z) {
      let head = hexSolid(x, y, z, 0.64, -0.7, -0.1, { bottom: true, top: false })
      if (head < 0.2 && y < -0.5) head += 0.02 * mark70(-x / 0.86 + 0.5, z / 0.86 + 0.5) * smooth(-0.65, -0.69, y)
      const r = hypot(x, z)
      const flange = meet(max((r - 0.92 - (y + 0.02) * 0.9) * 0.74, -y - 0.3), max(y, r - 0.94), 0.04)
      const core = rod(x, y, z, 0.385, -0.1, length, 0.06)
      let ridge = 1
      if (r < 0.8 && y > 0.3) {
        const angle = atan2(z, x)
        const pitch = 0.44
        const turn = y / pitch + angle / (2 * PI)
        const away = abs(turn - Math.floor(turn) - 0.5) * pitch
        const fade = smooth(0.4, 0.75, y) * (1 - smooth(length - 0.5, length - 0.05, y))
        const toothed = y > length - 1.6 ? 0.025 * cos(angle * 16) : 0
        const high = 0.385 + (0.15 + toothed) * fade
        ridge = max((away + (r - high) * 0.36) * 0.85 - 0.018, r - high) * 0.75
        ridge = max(ridge, y - length + 0.04, 0.35 - y)
      } else ridge = max(r - 0.55, 0.35 - y, y - length, 0.02)
      return min(join(head, flange, 0.05), join(flange, core, 0.06), join(core, ridge, 0.02))
    },
  })
