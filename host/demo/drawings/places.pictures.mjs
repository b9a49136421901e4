/** The wide pictures: places as models, and tables in the studio. */
import { wedgeAnchor } from './anchors.mjs'
import { testBench } from './bench.mjs'
import { fair } from './fair.mjs'
import { hexBolt, socketScrew } from './fasteners.mjs'
import { hexNut, lockNut, springWasher, washer } from './nuts.mjs'
import { certificate, measuring } from './papers.mjs'
import { hall, quay, solarField } from './places.mjs'
import { port } from './port.mjs'
import { at, from, model, product, wide } from './sets.mjs'
import { place } from './shapes.mjs'
import { timberHall } from './timber.mjs'
import { tunnel } from './tunnel.mjs'
import { packing, warehouse } from './warehouse.mjs'
import { waterWorks } from './waterworks.mjs'
import { windFarm } from './wind.mjs'

export const places = {
  'demo/pages/works': model(hall, from(45, 33, 60, [0, 1.5, 0], 20, 0.94)),
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
    ...wide,
  },
  'demo/cases/harbour-footbridge': model(quay, from(32, 30, 60, [0, 1, 0], 16, 1.02)),
  'demo/cases/solar-park': model(solarField, from(35, 34, 60, [0, 0.8, 0], 16, 1.02)),
  'demo/cases/offshore-wind': model(windFarm, from(30, 24, 60, [0, 4, 0], 18, 0.82), { throws: 4.5 }),
  'demo/cases/metro-tunnel': model(tunnel, from(50, 23, 60, [0, 3, 0], 16, 0.96)),
  'demo/cases/water-works': model(waterWorks, from(33, 36, 60, [0, 0.8, 0], 16, 1.08)),
  'demo/cases/timber-hall': model(timberHall, from(35, 27, 60, [0, 1.5, 0], 16, 1)),
  'demo/pages/packing': model(packing, from(32, 26, 40, [0, 0.8, 0.6], 4, 0.88), { floor: 0 }),
  'demo/info/store': model(warehouse, { ...from(45, 34, 60, [0, 1.5, 0], 12), fill: undefined }, { quality: 74 }),
  'demo/info/test-bench': model(testBench, { ...from(20, 15, 60, [2, 4.9, 0], 8.9), fill: undefined }, { floor: 0 }),
  'demo/info/containers': model(port, from(50, 29, 60, [0, 2, 0], 16, 1.04)),
  'demo/info/fair': model(fair, from(33, 24, 60, [0, 1.5, 0], 14, 1.04)),
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
    ...wide,
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
    ...wide,
  },
}
