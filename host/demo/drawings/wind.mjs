/** Wind turbines on their foundations in the sea, as a model. */
import { steel } from './metals.mjs'
import { amber, boltCircle, dark, deep, grey, paint, petrol, put, sea, strut, white, wire, worker } from './scenery.mjs'
import {
  block,
  box,
  cos,
  group,
  hypot,
  max,
  meet,
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

const yellow = paint('#f0b323')
const hull = paint('#c9472f')

const blade = {
  material: (_x, y) => (y > 3.05 && y < 3.3 ? hull : white),
  middle: [0, 1.8, 0],
  reach: 2,
  distance(x, y, z) {
    const wide = y < 0.75 ? mix(0.13, 0.3, smooth(0.1, 0.75, y)) : mix(0.3, 0.07, (y - 0.75) / 2.85)
    const thin = mix(0.55, 0.22, smooth(0, 0.7, y))
    return max((hypot((x - 0.3 * (wide - 0.13)) * thin, z) - wide * thin) * 0.9, -y, y - 3.6)
  },
}

/** Hub and three blades; they turn around y. */
const rotor = group([
  ...[0.35, 0.35 + (2 * PI) / 3, 0.35 + (4 * PI) / 3].map((angle) =>
    put(blade, 0.2 * cos(angle), 0, 0.2 * sin(angle), [cos(angle), 0, sin(angle)]),
  ),
  put(pole(0.3, 0.4, white, 0.16), 0, -0.22, 0),
])

const tower = {
  material: (_x, y) => (y < 0.1 ? grey : white),
  middle: [0, 3.2, 0],
  reach: 3.4,
  distance: (x, y, z) => meet((hypot(x, z) - mix(0.4, 0.23, y / 6.4)) * 0.98, max(-y, y - 6.4), 0.03),
}

const rail = (half, high) =>
  group([
    ...[-1, 1].flatMap((side) => [
      put(block(half * 2, 0.035, 0.035, yellow, 0.01), 0, high, half * side),
      put(block(0.035, 0.035, half * 2, yellow, 0.01), half * side, high, 0),
      put(block(half * 2, 0.025, 0.025, yellow, 0.01), 0, high * 0.55, half * side),
      put(block(0.025, 0.025, half * 2, yellow, 0.01), half * side, high * 0.55, 0),
      ...[-1, -0.33, 0.33, 1].flatMap((share) => [
        put(pole(0.025, high, yellow, 0.01), half * share, 0, half * side),
        put(pole(0.025, high, yellow, 0.01), half * side, 0, half * share),
      ]),
    ]),
  ])

/** Two fenders and a ladder between them, on the side of +z. */
const boatLanding = group([
  ...[-0.28, 0.28].map((x) => put(pole(0.07, 2.5, yellow, 0.04), x, 0, 0.2)),
  ...[-0.13, 0.13].map((x) => put(pole(0.03, 3, steel, 0.01), x, 0.1, 0)),
  ...Array.from({ length: 13 }, (_, n) => put(pole(0.022, 0.26, steel, 0.01), -0.13, 0.3 + n * 0.21, 0, [1, 0, 0])),
  ...[0.5, 2.2].map((y) => put(pole(0.05, 0.56, yellow, 0.01), -0.28, y, 0.2, [1, 0, 0])),
])

const legs = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x, z]))
const legAt = ([x, z], y) => [x * mix(1.35, 0.85, y / 2.6), y, z * mix(1.35, 0.85, y / 2.6)]

/** A jacket: four legs, braced crosswise, a platform above; the tower is bolted on to a short yellow pipe. */
const foundation = group([
  ...legs.map((leg) => strut(legAt(leg, -0.2), legAt(leg, 2.6), 0.13, yellow)),
  ...[
    [0, 1],
    [1, 3],
    [3, 2],
    [2, 0],
  ].flatMap(([a, b]) => [
    strut(legAt(legs[a], 0.2), legAt(legs[b], 1.55), 0.06, yellow),
    strut(legAt(legs[b], 0.2), legAt(legs[a], 1.55), 0.06, yellow),
    strut(legAt(legs[a], 1.75), legAt(legs[b], 1.75), 0.06, yellow),
  ]),
  put(block(2.3, 0.16, 2.3, yellow, 0.04), 0, 2.6, 0),
  put(block(2.5, 0.06, 2.5, grey, 0.02), 0, 2.76, 0),
  put(rail(1.2, 0.46), 0, 2.8, 0),
  put(pole(0.46, 0.75, yellow, 0.03), 0, 2.8, 0),
  put(pole(0.66, 0.09, steel, 0.02), 0, 3.5, 0),
  put(boltCircle(18, 0.56, 0.075), 0, 3.59, 0),
  put(boatLanding, 0.1, 0, 1.3),
  ...[0.55, 0.75].map((x) => strut([x, 0, -0.2 + 1.32], [x * 0.9, 2.7, 0.9], 0.045, dark)),
])

const turbine = (turn) =>
  group([
    put(foundation, 0, 0, 0),
    put(tower, 0, 3.58, 0),
    place(
      group([
        put(block(0.62, 0.62, 1.5, white, 0.16), 0, -0.1, -0.25),
        put(block(0.5, 0.1, 0.5, petrol, 0.03), 0, 0.5, -0.7),
        put(rotor, 0, 0.2, 0.62, [0, 0, 1], 1, turn),
      ]),
      { at: [0, 10, 0], spin: -0.5 },
    ),
  ])

/** A boat that brings people out, its bow towards +x. */
const crewBoat = group([
  put(
    {
      material: (_x, y) => (y > 0.4 ? white : y > 0.3 ? amber : deep),
      middle: [0, 0.25, 0],
      reach: 1.7,
      distance: (x, y, z) =>
        max(
          hypot(max(x - 0.2, 0) * 0.5, z) - 0.56 - y * 0.18,
          -x - 1.4,
          x - 1.5,
          y - 0.55,
          -y,
          hypot(x * 0.3, z) - 0.72,
        ) * 0.75,
    },
    0,
    0,
    0,
  ),
  put(block(0.85, 0.55, 0.8, white, 0.1), -0.35, 0.5, 0),
  put(block(0.8, 0.2, 0.84, deep, 0.05), -0.32, 0.72, 0),
  put(pole(0.025, 0.8, grey), -0.5, 1, 0),
  put(block(0.34, 0.05, 0.05, wire, 0.02), -0.5, 1.6, 0),
  put(
    { material: hull, middle: [0, 0, 0], reach: 0.2, distance: (x, y, z) => torus(x, z, y, 0.12, 0.04) },
    -0.35,
    0.86,
    0.42,
  ),
])

const buoy = group([
  put(
    { material: hull, middle: [0, 0.15, 0], reach: 0.4, distance: (x, y, z) => rod(x, y, z, 0.24, 0, 0.3, 0.1) },
    0,
    0,
    0,
  ),
  put(pole(0.03, 0.7, hull), 0, 0.2, 0),
  put(
    { material: amber, middle: [0, 0, 0], reach: 0.2, distance: (x, y, z) => box(x, y, z, 0.07, 0.07, 0.07, 0.03) },
    0,
    0.9,
    0,
  ),
])

const ripple = {
  material: paint('#a9d3dc'),
  middle: [0, 0, 0],
  reach: 0.4,
  distance: (x, y, z) => ring(x, y, z, 0.2, 0.27, -0.02, 0.02, 0.015),
}

/** Three turbines, the boat landing of the nearest, and a boat that comes to it. */
export function windFarm() {
  const near = [-0.6, -0.4]
  return [
    put(sea(6, 6), 0, -0.4, 0),
    put(turbine(0), near[0], 0, near[1]),
    put(turbine(0.7), -4.3, 0, -2.6, [0, 1, 0], 0.6),
    put(turbine(1.4), 3.7, 0, -4.2, [0, 1, 0], 0.6),
    ...legs.map((leg) => put(ripple, near[0] + leg[0] * 1.35, 0.01, near[1] + leg[1] * 1.35)),
    put(crewBoat, -0.5, -0.05, 2.9, [0, 1, 0], 1.15, 0.5),
    put(buoy, 4.4, 0, 2.2),
    put(worker(amber, white), near[0] + 0.85, 2.82, near[1] + 0.8, [0, 1, 0], 0.42, 0.6),
    put(worker(petrol, amber), near[0] - 0.8, 2.82, near[1] + 0.85, [0, 1, 0], 0.42, 5.6),
  ]
}
