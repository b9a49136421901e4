/** Threaded rods, and the parts for structures: sets, studs, eyes, stirrups and what is cast into foundations. */
import { bar, brushed, steel, zinc } from './metals.mjs'
import { hardWasher, hexNut, washer } from './nuts.mjs'
import { headMark } from './relief.mjs'
import {
  abs,
  atan2,
  ball,
  box,
  group,
  hexSolid,
  hypot,
  join,
  max,
  meet,
  min,
  mix,
  PI,
  place,
  ring,
  rod,
  smooth,
  threaded,
  torus,
} from './shapes.mjs'
import { light } from './studio.mjs'

const set = (part, y) => place(part, { at: [0, y, 0] })

/** DIN 976-1: a rod that is threaded all along. */
export const threadedRod = ({ length = 6 } = {}) =>
  bar(0, length, 0.52, {
    material: steel,
    distance: (x, y, z) => threaded(x, y, z, 0.5, { low: 0, high: length }),
  })

/** EN 1515-1: a stud bolt for a flange, with its two heavy nuts. */
export const studBolt = ({ length = 5.6, nuts = [0.75, 3.75], turn = 0 } = {}) =>
  group([
    set(threadedRod({ length }), 0),
    ...nuts.map((y, at) => place(hexNut({ half: 0.84, high: 1.02 }), { at: [0, y, 0], spin: at * turn })),
  ])

const structuralMark = await headMark('NH HV', '10.9')

/** The bolt of EN 14399: a wide head with a washer face. */
export const structuralBolt = ({ length = 4.4, threadLength = 1.9 } = {}) =>
  bar(-0.7, length, 1.1, {
    material: zinc,
    distance(x, y, z) {
      let head = hexSolid(x, y, z, 0.917, -0.68, -0.03, { bottom: true, top: false })
      if (head < 0.2 && y < -0.45)
        head += 0.02 * structuralMark(-x / 1.2 + 0.5, z / 1.2 + 0.5) * smooth(-0.63, -0.67, y)
      const face = rod(x, y, z, 0.86, -0.05, 0, 0.012)
      const shank = rod(x, y, z, 0.49, -0.05, length - threadLength, 0.004)
      const thread = threaded(x, y, z, 0.5, { low: length - threadLength - 0.12, high: length })
      return min(join(min(head, face), shank, 0.07), thread)
    },
  })

export const structuralWasher = () => hardWasher({ material: zinc })
export const structuralNut = () => hexNut({ half: 0.917, high: 0.84, material: zinc })

/** EN 14399: bolt, nut and two hardened washers as they are delivered, screwed together. */
export const structuralSet = ({ length = 4.4, nutAt = 3.05, turn = 0 } = {}) =>
  group([
    set(structuralBolt({ length }), 0),
    place(structuralWasher(), { at: [0, 0.26, 0], along: [0, -1, 0] }),
    set(structuralWasher(), nutAt - 0.25),
    place(structuralNut(), { at: [0, nutAt, 0], spin: turn }),
  ])

const flux = { metal: true, colour: [0.72, 0.7, 0.66], rough: 0.4, satin: 0.5 }

/** ISO 13918: a headed stud that is welded on at its tip. The head stands from 0 to 0.53. */
export const shearStud = ({ length = 5 } = {}) =>
  bar(0, length + 0.12, 0.9, {
    material: (_x, y) => (y > length - 0.02 ? flux : brushed),
    distance(x, y, z) {
      const head = rod(x, y, z, 0.84, 0, 0.53, 0.05)
      const shank = rod(x, y, z, 0.5, 0.4, length - 0.08, 0.01)
      const r = hypot(x, z)
      const tip = meet(max((r - 0.5 + (y - length + 0.14) * 2.2) * 0.42, length - 0.3 - y, r - 0.5), y - length, 0.01)
      return min(join(head, shank, 0.09), tip, ball(x, y - length + 0.03, z, 0.13))
    },
  })

const ceramic = { colour: light('#d8cdb8'), rough: 0.6, sheen: 0.02 }

/** The ceramic ring that holds the molten metal while a stud is welded; gas leaves through its notches. */
export const ferrule = {
  material: ceramic,
  middle: [0, 0.4, 0],
  reach: 1,
  distance(x, y, z) {
    const r = hypot(x, z)
    const wide = mix(0.86, 0.74, smooth(0.3, 0.42, y))
    const body = meet(max((r - wide) * 0.85, -y, y - 0.78), 0.56 - r, 0.03)
    const turn = (atan2(z, x) / (2 * PI)) * 12
    const notch = max((abs(turn - Math.round(turn)) * 2 * PI * r) / 12 - 0.09, y - 0.16)
    return max(body, -notch)
  },
}

/** DIN 580: a forged ring on a collar, above a short thread. The collar's face is y = 0, the ring below it. */
export const eyeBolt = ({ length = 1.75 } = {}) =>
  bar(-4.45, length, 2.3, {
    material: (_x, y) => (y > 0.02 ? steel : brushed),
    distance(x, y, z) {
      const r = hypot(x, z)
      const thick = mix(0.44, 0.56, smooth(-3.6, -0.8, y))
      const eye = torus(x, z, y + 2.25, 1.7, thick) * 0.95
      const collar = meet(max((r - mix(0.85, 1.2, smooth(-0.75, -0.3, y))) * 0.75, -y - 0.85), max(y, r - 1.2), 0.05)
      const hole = hypot(x, y + 2.25) - 1.16
      const foot = max(collar, -hole)
      const neck = rod(x, y, z, 0.42, -0.1, 0.3, 0.004)
      const thread = threaded(x, y, z, 0.5, { low: 0.18, high: length })
      return min(join(eye, foot, 0.35), join(foot, neck, 0.05), thread)
    },
  })

const uBody = ({ half, length, threadLength }) => ({
  material: steel,
  middle: [0, length / 2 - half / 2, 0],
  reach: hypot(half + 0.6, length / 2 + half / 2 + 0.5),
  distance(x, y, z) {
    const leg = abs(x) - half
    const arc = max(hypot(hypot(x, y) - half, z) - 0.47, y)
    const plain = rod(leg, y, z, 0.47, -0.02, length - threadLength + 0.1, 0.004)
    // Mirrored along z as well, so that both legs carry a right-handed thread.
    const side = x < 0 ? -1 : 1
    const thread = threaded(leg, y, z * side, 0.5, { low: length - threadLength, high: length })
    return min(arc, plain, thread)
  },
})

/** DIN 3570: a stirrup for pipes, with two nuts and two washers. The legs point along y. */
export const uBolt = ({ half = 1.75, length = 3.4, threadLength = 1.7, nutAt = 2.25 } = {}) =>
  group([
    set(uBody({ half, length, threadLength }), 0),
    ...[-half, half].flatMap((x, at) => [
      place(washer({ thick: 0.17 }), { at: [x, nutAt - 0.17, 0] }),
      place(hexNut(), { at: [x, nutAt, 0], spin: 0.2 + at * 0.4 }),
    ]),
  ])

const hook = ({ length, threadLength, bend, foot }) => ({
  material: zinc,
  middle: [foot / 2, length / 2, 0],
  reach: hypot(length / 2 + bend, foot / 2 + bend) + 0.6,
  distance(x, y, z) {
    // The shank bends by 90° around (bend, 0) and runs on along x.
    const round = max(hypot(hypot(x - bend, y) - bend, z) - 0.47, x - bend, y)
    const lying =
      hypot(max(hypot(y + bend, z) - 0.43, 0), max(abs(x - bend - foot / 2 + 0.05) - foot / 2 - 0.01, 0)) - 0.04
    const plain = rod(x, y, z, 0.47, -0.02, length - threadLength + 0.1, 0.004)
    const thread = threaded(x, y, z, 0.5, { low: length - threadLength, high: length })
    return min(round, lying, plain, thread)
  },
})

/** A foundation bolt that is bent below, with nut and washer. */
export const bentFoundationBolt = ({ length = 5, threadLength = 2, bend = 0.85, foot = 1.5, nutAt = 3.55 } = {}) =>
  group([
    set(hook({ length, threadLength, bend, foot }), 0),
    set(washer({ outer: 1.05, thick: 0.18, material: zinc }), nutAt - 0.18),
    place(hexNut({ material: zinc }), { at: [0, nutAt, 0], spin: 0.25 }),
  ])

/** A foundation bolt that ends in a square plate between two nuts. The plate's middle is y = 0.75. */
export const platedFoundationBolt = ({ length = 5.9, threadLength = 2, nutAt = 4.5 } = {}) =>
  group([
    set(
      bar(0, length, 1.6, {
        material: zinc,
        distance(x, y, z) {
          const shank = rod(x, y, z, 0.47, 1.6, length - threadLength + 0.1, 0.004)
          const lower = threaded(x, y, z, 0.5, { low: 0, high: 1.75 })
          const upper = threaded(x, y, z, 0.5, { low: length - threadLength, high: length })
          const plate = max(box(x, y - 0.75, z, 1.35, 0.15, 1.35, 0.03), -ring(x, y, z, -0.51, 0.51, 0, 2))
          return min(shank, lower, upper, plate)
        },
      }),
      0,
    ),
    ...[0.12, 0.9].map((y, at) =>
      place(hexNut({ high: at ? 0.8 : 0.48, material: zinc }), { at: [0, y, 0], spin: 0.3 * at }),
    ),
    set(washer({ outer: 1.05, thick: 0.18, material: zinc }), nutAt - 0.18),
    place(hexNut({ material: zinc }), { at: [0, nutAt, 0], spin: 0.25 }),
  ])
