/** Bolts and screws, each as `{distance, material, reach, middle}` for `place`: the head below, the tip at `length`. */
import { bar, steel } from './metals.mjs'
import { headMark } from './relief.mjs'
import {
  abs,
  atan2,
  hexagon,
  hexSolid,
  hypot,
  join,
  max,
  meet,
  min,
  PI,
  rod,
  sin,
  smooth,
  threaded,
} from './shapes.mjs'

const mark80 = await headMark('NH', 'A4-80')
const mark70 = await headMark('NH', 'A2-70')

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

/** Radial teeth pressed into a bearing face: how deep they are at a point of it. */
const serration = (x, z, inner, outer) => {
  const r = hypot(x, z)
  const turn = (atan2(z, x) / (2 * PI)) * 30
  const tooth = turn - Math.floor(turn)
  const shape = tooth < 0.8 ? tooth / 0.8 : (1 - tooth) / 0.2
  return 0.055 * shape * smooth(inner, inner + 0.05, r) * (1 - smooth(outer - 0.05, outer, r))
}

/** A flange that widens from below to its serrated bearing face at y = 0. */
export const flange = (x, y, z) => {
  const r = hypot(x, z)
  const slope = meet((r - 1.08 - (y + 0.11) * 1.35) * 0.595, r - 1.08, 0.05)
  const plain = meet(max(slope, -y - 0.5), y, 0.03)
  return plain < 0.15 && y > -0.2 ? max(plain, (y + serration(x, z, 0.62, 1.03)) * 0.7) : plain
}

/** EN 1665: a hexagon on a flange whose bearing face is serrated. */
export const flangeBolt = ({ length = 4 } = {}) =>
  bar(-1.02, length, 1.1, {
    material: steel,
    distance(x, y, z) {
      let head = hexSolid(x, y, z, 0.66, -1, -0.12, { bottom: true, top: false })
      if (head < 0.2 && y < -0.7) head += 0.02 * mark80(-x / 0.9 + 0.5, z / 0.9 + 0.5) * smooth(-0.95, -0.99, y)
      const shank = rod(x, y, z, 0.47, -0.1, 1.7, 0.004)
      const thread = threaded(x, y, z, 0.5, { low: 1.5, high: length })
      return min(join(join(head, flange(x, y, z), 0.05), shank, 0.07), thread)
    },
  })

/** What a hexagon key finds in a head whose top is at `top`: a socket with a turned mouth. */
const socketOf = (x, y, z, half, top, deep) => {
  const walls = max(hexagon(x, z, half, 0.01), top - 0.2 - y, y - top - deep)
  const mouth = max((hypot(x, z) - half * 1.2 + (y - top)) * Math.SQRT1_2, top - 0.2 - y, y - top - 0.2)
  return min(walls, mouth)
}

/** ISO 7380-1: a low round head with a socket, threaded all along. */
export const buttonHeadScrew = ({ length = 3.2 } = {}) =>
  bar(-0.57, length, 0.9, {
    material: steel,
    distance(x, y, z) {
      const r = hypot(x, z)
      const dome = meet(hypot(r, y - 0.36) - 0.95, max(-y - 0.56, r - 0.875), 0.03)
      const head = max(meet(dome, y, 0.04), -socketOf(x, y, z, 0.333, -0.56, 0.36))
      const shank = rod(x, y, z, 0.42, -0.05, 0.3, 0.004)
      const thread = threaded(x, y, z, 0.5, { low: 0.14, high: length })
      return min(join(head, shank, 0.07), thread)
    },
  })

/** ISO 10642: a head that is flush with its countersink, with a socket. Its face is y = 0. */
export const countersunkScrew = ({ length = 3.9 } = {}) =>
  bar(0, length, 0.98, {
    material: steel,
    distance(x, y, z) {
      const r = hypot(x, z)
      const cone = meet((r - 1.01 + y) * Math.SQRT1_2, r - 0.95, 0.03)
      const head = max(meet(meet(cone, -y, 0.03), y - 0.7, 0.02), -socketOf(x, y, z, 0.333, 0, 0.42))
      const shank = rod(x, y, z, 0.49, 0.3, 1.3, 0.004)
      const thread = threaded(x, y, z, 0.5, { low: 1.14, high: length })
      return min(join(head, shank, 0.08), thread)
    },
  })

/** A coarse thread for wood or concrete, wound on a core whose radius is `core(y)`. */
export const coarseThread = (x, y, z, { core, high, pitch, low, end, flank = 0.36 }) => {
  const r = hypot(x, z)
  if (r > 0.8 || y < low - 0.05) return max(r - 0.58, low - y, y - end, 0.02)
  const turn = y / pitch + atan2(z, x) / (2 * PI)
  const away = abs(turn - Math.floor(turn) - 0.5) * pitch
  const crest = core(y) + high(x, y, z)
  return max(max((away + (r - crest) * flank) * 0.85 - 0.018, r - crest) * 0.75, y - end, low - y)
}

/** DIN 571: a hexagon head, a plain shank, a wood thread that ends in a point. */
export const coachScrew = ({ length = 5 } = {}) => {
  const tip = length - 0.75
  const core = (y) => (y < tip ? 0.37 : 0.37 * (1 - ((y - tip) / 0.75) ** 1.4))
  return bar(-0.68, length, 0.95, {
    material: steel,
    distance(x, y, z) {
      let head = hexSolid(x, y, z, 0.79, -0.667, 0, { bottom: true, top: false })
      if (head < 0.2 && y < -0.45) head += 0.02 * mark70(-x / 1.06 + 0.5, z / 1.06 + 0.5) * smooth(-0.62, -0.66, y)
      const shank = rod(x, y, z, 0.49, -0.1, 1.9, 0.05)
      const r = hypot(x, z)
      const body = max((r - core(Math.min(max(y, 0), length))) * 0.75, 1 - y, y - length)
      const high = (_x, at) => 0.135 * smooth(1.7, 2.2, at) * (1 - 0.75 * smooth(tip, length - 0.05, at))
      const thread = coarseThread(x, y, z, { core, high, pitch: 0.42, low: 1.8, end: length - 0.06, flank: 0.3 })
      return min(join(head, shank, 0.06), join(shank, body, 0.05), join(body, thread, 0.03))
    },
  })
}
