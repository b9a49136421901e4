/** Nuts and washers: all stand on y = 0. */
import { flange } from './fasteners.mjs'
import { nylon, steel } from './metals.mjs'
import { abs, atan2, hexSolid, hypot, join, max, meet, min, PI, ring, threadedHole } from './shapes.mjs'

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

/** EN 1661: a hexagon on a flange whose bearing face below is serrated. */
export const flangeNut = () => ({
  material: steel,
  middle: [0, 0.5, 0],
  reach: 1.22,
  distance(x, y, z) {
    const hexagon = hexSolid(x, y, z, 0.75, 0.15, 1, { bottom: false })
    const hole = threadedHole(x, y, z, 0.51, { low: 0, high: 1 })
    return max(join(hexagon, flange(x, -y, z), 0.05), -hole)
  },
})

/** DIN 1587: a nut closed by a dome. */
export const capNut = () => ({
  material: steel,
  middle: [0, 0.92, 0],
  reach: 1.3,
  distance(x, y, z) {
    const hexagon = hexSolid(x, y, z, 0.79, 0, 0.95)
    const dome = max(hypot(x, max(y - 1.13, 0), z) - 0.7, 0.5 - y)
    const hole = max(threadedHole(x, y, z, 0.51, { low: 0, high: 3 }), y - 1.45)
    return max(join(hexagon, dome, 0.06), -hole)
  },
})

/** DIN 6334: a long nut that joins two rods. */
export const couplingNut = ({ high = 3 } = {}) => ({
  material: steel,
  middle: [0, high / 2, 0],
  reach: hypot(0.92, high / 2) + 0.04,
  distance: (x, y, z) => max(hexSolid(x, y, z, 0.79, 0, high), -threadedHole(x, y, z, 0.51, { low: 0, high })),
})

/** EN 14399: a hardened washer, its edges chamfered inside and outside above. */
export const hardWasher = ({ material = steel } = {}) => ({
  material,
  middle: [0, 0.125, 0],
  reach: 1.05,
  distance(x, y, z) {
    const r = hypot(x, z)
    const bevels = max(r - 1.02 + (y - 0.14), 0.56 - r + (y - 0.17)) * Math.SQRT1_2
    return meet(ring(x, y, z, 0.54, 1, 0, 0.25, 0.015), bevels, 0.01)
  },
})
