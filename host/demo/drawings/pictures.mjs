/** Every picture by the place it is stored at: `demo/products/x` is `demo/media/products/x.webp`. */
import {
  carriageBolt,
  concreteScrew,
  dropInAnchor,
  hexBolt,
  hexNut,
  lockNut,
  socketScrew,
  springWasher,
  washer,
  wedgeAnchor,
} from './fasteners.mjs'
import { aisle, batten, bulkhead, darkStudio, floodlight, highBay } from './luminaires.mjs'
import { certificate, measuring } from './papers.mjs'
import { hall, modelLights, quay, solarField } from './places.mjs'
import { place, together } from './shapes.mjs'
import { light, studio } from './studio.mjs'

const fjord = {
  from: light('#dfe8ec'),
  to: light('#c9d7dd'),
  spot: light('#f4f8fa'),
  floor: light('#dfe8ec'),
  shadow: light('#2f4a55'),
}

/** A camera on its stand: how far away, how far around and how high it looks from, in degrees. */
const from = (around, high, away, target = [0, 0.5, 0], span = 0.36, fill = 0.74) => {
  const [a, h] = [(around * Math.PI) / 180, (high * Math.PI) / 180]
  return {
    target,
    span,
    fill,
    eye: [
      target[0] + away * Math.cos(h) * Math.sin(a),
      target[1] + away * Math.sin(h),
      target[2] + away * Math.cos(h) * Math.cos(a),
    ],
  }
}

const product = (parts, camera, more = {}) => ({
  size: [1200, 1200],
  widths: [320, 640, 960],
  look: () => studio({ solid: together(parts), camera, backdrop: fjord, ...more }),
})

/** A place as a model, seen from so far above that nothing grows smaller with distance. */
const model = (parts, camera, more = {}) => ({
  size: [1600, 1200],
  widths: [640, 960, 1280],
  look: () =>
    studio({
      solid: together(parts()),
      camera: { ...camera, isometric: true },
      backdrop: { ...fjord, spot: light('#eef5f7') },
      lights: modelLights,
      floor: -0.4,
      reach: 14,
      gloss: 0,
      ...more,
    }),
})

const evening = {
  from: light('#2b2724'),
  to: light('#1b1917'),
  spot: light('#4a4038'),
  floor: light('#3a332d'),
  lit: light('#a08a72'),
  shadow: light('#000000'),
}

/** A luminaire in a dark studio; it lights the floor before it. */
const luminaire = (parts, camera, lamps) => ({
  ...product(parts, camera, {
    backdrop: evening,
    lights: { ...darkStudio, lamps: lamps.map((where) => ({ at: where, colour: [1.1, 0.95, 0.75], near: 2.2 })) },
    gloss: 0.22,
  }),
  bloom: 0.55,
})

const at = (x, y, z, along = [0, 1, 0], spin = 0) => ({ at: [x, y, z], along, spin })

export const pictures = {
  'demo/products/hex-bolt': product(
    [
      place(hexBolt(), at(1.35, 0.625, -1.2, [0, 1, 0], 0.3)),
      place(hexBolt(), at(-2.35, 0.75, 0.95, [1, -0.057, -0.12])),
    ],
    from(-26, 19, 19, [-0.1, 2.05, 0]),
  ),
  'demo/products/hex-bolt-detail': product(
    [-1, 0, 1].map((n) => place(hexBolt(), at(-0.75 + n * 1.75, 0.75, 1.3 + n * 0.75, [0.75, -0.057, -1]))),
    from(-30, 30, 21, [0.2, 0.45, 0]),
  ),
  'demo/products/socket-screw': product(
    [place(socketScrew(), at(1.2, 1, -1.1)), place(socketScrew(), at(-1.9, 0.75, 0.9, [1, -0.069, -0.22]))],
    from(-30, 22, 18, [-0.15, 1.9, 0]),
  ),
  'demo/products/socket-screw-detail': product(
    [-1, 0, 1].map((n) =>
      place(socketScrew(), at(-0.6 + n * 1.75, 0.75, 1.2 + n * 0.7, [0.55, -0.069, -1], 0.3 + n * 0.2)),
    ),
    from(-24, 34, 18.5, [0.1, 0.4, 0]),
  ),
  'demo/products/carriage-bolt': product(
    [place(carriageBolt(), at(1.35, 0.5, -1.1)), place(carriageBolt(), at(-1.9, 1.2, 0.9, [1, -0.17, -0.15], 0.1))],
    from(-30, 19, 18.5, [-0.1, 1.9, 0]),
  ),
  'demo/products/carriage-bolt-detail': product(
    [
      place(carriageBolt(), at(-1.55, 1.2, 1.3, [0.8, -0.17, -1], 0.1)),
      place(carriageBolt(), at(1.25, 1.2, 1.5, [0.8, -0.17, -1], 0.1)),
    ],
    from(-34, 26, 19, [0.5, 0.7, 0]),
  ),
  'demo/products/hex-nut': product(
    [
      place(hexNut(), at(-0.9, 0, 0.55, [0, 1, 0], 0.25)),
      place(hexNut(), at(0.95, 0.75, -0.55, [-0.45, 0, 1])),
      place(hexNut(), at(-0.9, 0, -1.75, [0, 1, 0], 0.8)),
    ],
    from(-18, 34, 13, [-0.05, 0.5, -0.35]),
  ),
  'demo/products/lock-nut': product(
    [
      place(lockNut(), at(-0.85, 0, 0.6, [0, 1, 0], 0.15)),
      place(lockNut(), at(1.15, 0.75, -0.7, [-0.3, 0, 1])),
      place(lockNut(), at(-1, 0, -1.75, [0, 1, 0], 0.7)),
    ],
    from(-14, 36, 13.5, [0.05, 0.5, -0.35]),
  ),
  'demo/products/washer': product(
    [
      ...[0, 1, 2, 3, 4].map((n) =>
        place(washer(), at(-0.85 + 0.05 * Math.sin(n * 2.1), n * 0.201, -0.45 + 0.05 * Math.cos(n * 1.7))),
      ),
      place(washer(), at(1.05, 0.66, -0.75, [-0.9, 0.7, 0.5])),
      place(washer({ inner: 0.44, outer: 0.84, thick: 0.17 }), at(0.95, 0, 1.15)),
      place(springWasher(), at(-1.05, 0, 1.65, [0, 1, 0], 5.5)),
    ],
    from(-16, 36, 14.5, [0, 0.35, 0.25]),
  ),
  'demo/products/wedge-anchor': product(
    [place(wedgeAnchor(), at(1.5, 0, -1.2)), place(wedgeAnchor(), at(-2.5, 0.5, 1, [1, 0.095, -0.12], 0.2))],
    from(-26, 18, 20.5, [-0.05, 2.3, 0]),
  ),
  'demo/products/wedge-anchor-detail': product(
    [-1, 0, 1].map((n) =>
      place(wedgeAnchor(), at(-1.2 + n * 1.7, 0.5, 2.1 + n * 0.75, [0.62, 0.095, -1], 0.2 + n * 0.3)),
    ),
    from(-34, 32, 22, [0.3, 0.5, 0.2]),
  ),
  'demo/products/drop-in-anchor': product(
    [
      place(dropInAnchor(), at(1.05, 0, -0.95, [0, 1, 0], 0.2)),
      place(dropInAnchor(), at(0.75, 0.66, 1.5, [-1, 0, 0.4], 0.4)),
      place(dropInAnchor(), at(-0.95, 0, -1.2, [0, 1, 0], 0.6)),
    ],
    from(-22, 28, 17.5, [-0.15, 1.15, 0]),
  ),
  'demo/products/concrete-screw': product(
    [
      place(concreteScrew(), at(1.4, 0.7, -1.2, [0, 1, 0], 0.3)),
      place(concreteScrew(), at(-2.3, 0.93, 0.95, [1, -0.11, -0.12], 0.1)),
    ],
    from(-26, 19, 20, [-0.1, 2.2, 0]),
  ),
  'demo/products/concrete-screw-detail': product(
    [-1, 0, 1].map((n) => place(concreteScrew(), at(-0.95 + n * 2, 0.93, 1.5 + n * 0.85, [0.75, -0.11, -1], 0.1 + n))),
    from(-30, 30, 22, [0.2, 0.5, 0]),
  ),
  'demo/collections/bolts-and-screws': product(
    [
      place(hexBolt(), at(-0.9, 0.625, -1.6, [0, 1, 0], 0.3)),
      place(socketScrew(), at(1, 1, -1.5)),
      place(carriageBolt(), at(2.9, 0.5, -1.2)),
      place(hexBolt(), at(-3, 0.75, 0.9, [1, -0.057, 0.12])),
      place(hexNut(), at(2.5, 0, 1.3, [0, 1, 0], 0.4)),
    ],
    from(-12, 20, 22, [0.25, 1.75, 0]),
  ),
  'demo/collections/nuts-and-washers': product(
    [
      ...[0, 1, 2].map((n) => place(washer(), at(-2 + 0.04 * n, n * 0.201, -0.9))),
      place(hexNut(), at(-2, 0.603, -0.9, [0, 1, 0], 0.5)),
      place(lockNut(), at(-1.1, 0, 1.1, [0, 1, 0], 0.3)),
      place(hexNut(), at(0.45, 0.75, -0.8, [-0.2, 0, 1])),
      place(lockNut(), at(2.3, 0.75, -0.5, [-0.55, 0, 1])),
      place(springWasher(), at(1, 0, 1.5, [0, 1, 0], 5.5)),
      place(washer(), at(2.75, 0, 1.15)),
    ],
    from(-8, 32, 18, [0.2, 0.55, 0]),
  ),
  'demo/collections/anchors': product(
    [
      place(wedgeAnchor(), at(-1.5, 0, -1.2)),
      place(concreteScrew(), at(0.45, 0.7, -1.4, [0, 1, 0], 0.3)),
      place(dropInAnchor(), at(2.2, 0, -1.1)),
      place(dropInAnchor(), at(2.6, 0.66, 1.1, [-1, 0, 0.25], 0.4)),
      place(washer(), at(-2.3, 0, 1.1)),
      place(washer(), at(-2.1, 0.2, 1.15)),
    ],
    from(-10, 20, 23, [0.15, 2.15, 0]),
  ),
  'demo/pages/works': model(hall, from(45, 33, 60, [0, 1.5, 0], 20, 0.94)),
  'demo/cases/harbour-footbridge': model(quay, from(32, 30, 60, [0, 1, 0], 16, 1.02)),
  'demo/cases/solar-park': model(solarField, from(35, 34, 60, [0, 0.8, 0], 16, 1.02)),
  'demo/pages/cold-former': model(hall, { ...from(38, 30, 60, [0.4, 0.9, -4.4], 7.2), fill: undefined }),
  'demo/pages/laboratory': {
    ...product(
      [
        place(certificate, at(-1.6, 0, -0.6, [0, 1, 0], 0.16)),
        place(measuring, at(-0.6, 0.02, 0.5, [0, 1, 0], -0.5)),
        place(hexBolt(), at(-3.6, 0.77, 2.6, [1, -0.057, -0.15])),
      ],
      { ...from(-8, 42, 30, [-0.3, 0.2, 0.35], 0.29), fill: 1 },
    ),
    size: [1600, 1200],
    widths: [640, 960, 1280],
  },
  'demo/info/certificate': {
    ...product(
      [
        place(certificate, at(0, 0, 0, [0, 1, 0], -0.3)),
        place(hexBolt(), at(-0.2, 0.77, 2.5, [1, -0.057, -0.5])),
        place(hexNut(), at(2.5, 0.02, -0.6, [0, 1, 0], 0.4)),
        place(washer(), at(3.4, 0, 1.9)),
      ],
      { ...from(-14, 40, 30, [0.2, 0.2, -0.1], 0.27), fill: 1 },
    ),
    size: [1600, 1200],
    widths: [640, 960, 1280],
  },
  'demo/info/grades': {
    ...product(
      [
        place(hexBolt(), at(-2.4, 0.625, -0.6, [0, 1, 0], 0.2)),
        place(washer(), at(-2.2, 0, 1.4)),
        place(hexNut(), at(-3.6, 0, 0.9, [0, 1, 0], 0.3)),
        place(socketScrew(), at(0.2, 1, -1)),
        place(lockNut(), at(0.3, 0, 1.2, [0, 1, 0], 0.3)),
        place(wedgeAnchor(), at(2.6, 0, -1)),
        place(washer(), at(2.9, 0, 1.3)),
        place(springWasher(), at(2.9, 0.2, 1.3, [0, 1, 0], 2)),
      ],
      { ...from(-4, 18, 30, [-0.2, 2, 0], 0.25), fill: 1.08 },
    ),
    size: [1600, 1200],
    widths: [640, 960, 1280],
  },
  'acme/products/high-bay': luminaire(
    [place(highBay, at(-1.2, 1.42, 0.6, [-0.32, 0.5, -0.8])), place(highBay, at(1.7, 0.07, -1.9))],
    from(-6, 22, 20, [0, 1, 0]),
    [[-0.9, 0.8, 1.7]],
  ),
  'acme/products/batten': luminaire(
    [place(batten, at(-0.2, 0.46, 1, [0.1, 0.42, 0.9])), place(batten, at(0.5, 0, -1.6, [0, 1, 0]))],
    from(-28, 28, 22, [0, 0.4, 0]),
    [
      [-1.2, 0.6, 1.7],
      [1.2, 0.6, 1.7],
      [0.5, 0.8, -1.2],
    ],
  ),
  'acme/products/floodlight': luminaire([place(floodlight, at(0, 0, 0, [0, 1, 0]))], from(-34, 16, 20, [0, 1.2, 0]), [
    [0, 1.2, 1.4],
  ]),
  'acme/products/bulkhead': luminaire(
    [place(bulkhead, at(-1.1, 1.38, 0.2, [-0.22, 0.45, 0.9])), place(bulkhead, at(1.7, 0, -0.4))],
    from(-8, 24, 18, [0, 0.9, 0]),
    [
      [-0.9, 1, 1.6],
      [1.7, 1.2, -0.4],
    ],
  ),
  'acme/pages/aisle': {
    size: [1600, 1200],
    widths: [640, 960, 1280],
    bloom: 0.5,
    look() {
      const { parts, lamps } = aisle()
      return studio({
        solid: together(parts),
        camera: { eye: [0.9, 3.2, 17], target: [0, 4.7, -6], span: 0.8 },
        backdrop: {
          ...evening,
          from: light('#1d1b1a'),
          to: light('#2a2622'),
          spot: light('#2a2622'),
          lit: light('#9a8d80'),
        },
        lights: { ...darkStudio, direct: 0.06, sky: 0.12, lamps },
        reach: 24,
        gloss: 0.3,
      })
    },
  },
}
