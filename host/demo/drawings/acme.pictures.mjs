/** The pictures of the demo site `acme`: luminaires in a dark studio. */
import { aisle, batten, bulkhead, darkStudio, floodlight, highBay } from './luminaires.mjs'
import { at, from, product, wide } from './sets.mjs'
import { place, together } from './shapes.mjs'
import { light, studio } from './studio.mjs'

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

export const acme = {
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
    ...wide,
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
