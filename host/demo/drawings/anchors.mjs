/** What holds in concrete. Through bolts stand on their lower end. */
import { coarseThread } from './fasteners.mjs'
import { bar, brushed, darkSteel, nylon, steel } from './metals.mjs'
import { hexNut, washer } from './nuts.mjs'
import { headMark } from './relief.mjs'
import {
  abs,
  atan2,
  cos,
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

const mark70 = await headMark('NH', 'A4-70')

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
export const concreteScrew = ({ length = 4.6 } = {}) => {
  const core = () => 0.385
  const high = (x, y, z) => {
    const fade = smooth(0.4, 0.75, y) * (1 - smooth(length - 0.5, length - 0.05, y))
    return (0.15 + (y > length - 1.6 ? 0.025 * cos(atan2(z, x) * 16) : 0)) * fade
  }
  return bar(-0.72, length, 1, {
    material: (_x, y) => (y > length - 0.95 ? darkSteel : steel),
    distance(x, y, z) {
      let head = hexSolid(x, y, z, 0.64, -0.7, -0.1, { bottom: true, top: false })
      if (head < 0.2 && y < -0.5) head += 0.02 * mark70(-x / 0.86 + 0.5, z / 0.86 + 0.5) * smooth(-0.65, -0.69, y)
      const r = hypot(x, z)
      const flange = meet(max((r - 0.92 - (y + 0.02) * 0.9) * 0.74, -y - 0.3), max(y, r - 0.94), 0.04)
      const body = rod(x, y, z, 0.385, -0.1, length, 0.06)
      const ridge = coarseThread(x, y, z, { core, high, pitch: 0.44, low: 0.35, end: length - 0.04 })
      return min(join(head, flange, 0.05), join(flange, body, 0.06), join(body, ridge, 0.02))
    },
  })
}

/** A sleeve anchor: a slotted sleeve around a bolt whose cone spreads it; nut and washer above. */
export const sleeveAnchor = ({ length = 5.2, top = 3.7 } = {}) => {
  const nut = hexNut()
  const plate = washer({ inner: 0.54, outer: 1.05, thick: 0.18 })
  return bar(0, length, 1.1, {
    material: (_x, y, _z) => (y > 2.42 && y < 2.66 ? nylon : y > 0.62 && y < top - 0.18 ? brushed : steel),
    distance(x, y, z) {
      const r = hypot(x, z)
      // The cone closes the sleeve below: its wide end is as wide as the sleeve.
      const cone = meet(max((r - mix(0.66, 0.42, smooth(0.3, 0.9, y))) * 0.92, -y, y - 1.1), r - 0.66, 0.03)
      let sleeve = ring(x, y, z, 0.53, 0.66, 0.6, 2.42, 0.02)
      const away = min(abs(x), abs(z))
      sleeve = max(sleeve, -min(max(away - 0.08, y - 1.85), hypot(away, y - 1.85) - 0.08))
      const neck = rod(x, y, z, 0.36, 0.9, 2.2, 0.01)
      const buffer = ring(x, y, z, 0.5, 0.645, 2.42, 2.66, 0.03)
      const pipe = ring(x, y, z, 0.53, 0.66, 2.66, top - 0.18, 0.02)
      const thread = threaded(x, y, z, 0.5, { low: 2, high: length })
      const body = min(join(cone, sleeve, 0.015), neck, buffer, pipe, thread)
      return min(body, nut.distance(x, y - top, z), plate.distance(x, y - top + 0.18, z))
    },
  })
}

const resinMark = { colour: [0.02, 0.16, 0.3], rough: 0.4, sheen: 0.04 }

/** A threaded rod for resin: cut to a roof below, a mark at the depth of setting, a hexagon to drive it by. */
export const bondedRod = ({ length = 6, nutAt = 4.1 } = {}) => {
  const nut = hexNut()
  const plate = washer({ outer: 1, thick: 0.18 })
  return bar(0, length + 0.32, 1.05, {
    material: (x, y, z) => (abs(y - 3.55) < 0.1 && hypot(x, z) < 0.6 ? resinMark : steel),
    distance(x, y, z) {
      const thread = threaded(x, y, z, 0.5, { low: 0, high: length, chamferLow: false })
      const roof = (abs(x) - y - 0.02) * Math.SQRT1_2
      const drive = hexSolid(x, y, z, 0.29, length - 0.1, length + 0.32, { bottom: false })
      const rodSolid = min(max(thread, roof), drive)
      return min(rodSolid, nut.distance(x, y - nutAt, z), plate.distance(x, y - nutAt + 0.18, z))
    },
  })
}
