/** The pictures of structural sets and threaded rods. */

import { hexNut } from './nuts.mjs'
import {
  bentFoundationBolt,
  eyeBolt,
  ferrule,
  platedFoundationBolt,
  shearStud,
  structuralBolt,
  structuralNut,
  structuralSet,
  structuralWasher,
  studBolt,
  threadedRod,
  uBolt,
} from './rods.mjs'
import { at, from, product } from './sets.mjs'
import { place } from './shapes.mjs'

/** Rods lying in rows on each other, `count` in the lowest. */
const pile = (part, count, where, along) =>
  Array.from({ length: count }, (_, row) =>
    Array.from({ length: count - row }, (_, n) =>
      place(
        part,
        at(where[0] + n + row * 0.5, 0.5 + row * 0.87, where[1] + 0.12 * ((n * 7 + row * 5) % 3), along, n + row),
      ),
    ),
  ).flat()

export const rods = {
  'demo/products/threaded-rod': product(
    pile(threadedRod({ length: 9 }), 3, [-3.2, 2.4], [1, 0, -0.8]),
    from(-24, 26, 26, [0.5, 0.8, 0], 0.4, 0.7),
    { quality: 66 },
  ),
  'demo/products/stud-bolt': product(
    [
      place(studBolt({ turn: 0.35 }), at(1.5, 0, -1.3, [0, 1, 0], 0.2)),
      place(studBolt(), at(-2.7, 0.84, 0.95, [1, 0, -0.14])),
    ],
    from(-26, 19, 20.5, [-0.05, 2.4, 0]),
  ),
  'demo/products/structural-set': product(
    [
      place(structuralSet({ turn: 0.3 }), at(2.2, 0.68, -1.8, [0, 1, 0], 0.3)),
      place(structuralBolt(), at(-2.7, 0.917, 0.7, [1, -0.09, -0.1])),
      place(structuralNut(), at(2.9, 0, 1.3, [0, 1, 0], 0.3)),
      place(structuralWasher(), at(0.9, 0, 2.3)),
      place(structuralWasher(), at(-1.3, 0, 2.5)),
    ],
    from(-16, 26, 21, [-0.05, 1.9, 0], 0.4, 0.78),
  ),
  'demo/products/shear-stud': product(
    [
      place(shearStud(), at(1.5, 5.12, -1.9, [0, -1, 0])),
      place(ferrule, at(1.5, 0, -1.9)),
      place(shearStud(), at(1.5, 0.84, 0.3, [-1, -0.075, 0.5], 0.4)),
      place(ferrule, at(1.4, 0, 2.5, [0, 1, 0], 0.1)),
      place(ferrule, at(3, 0.78, 0.9, [0.1, -1, 0.05], 0.3)),
    ],
    from(-20, 24, 20.5, [-0.05, 2.2, 0], 0.4),
  ),
  'demo/products/eye-bolt': product(
    [place(eyeBolt(), at(1.6, 1.75, -2, [0, -1, 0], 0.35)), place(eyeBolt(), at(0.3, 1.2, 1.8, [1, 0.18, 0.12]))],
    from(-22, 24, 22, [-0.05, 2.4, 0], 0.4),
  ),
  'demo/products/u-bolt': product(
    [place(uBolt(), at(1.5, 3.4, -2.2, [0, -1, 0], 0.3)), place(uBolt(), at(0.1, 0.76, 1.5, [-1, 0.13, 0.32]))],
    from(-18, 27, 22, [-0.05, 2.2, 0], 0.42),
  ),
  'demo/products/foundation-bolt': product(
    [
      place(platedFoundationBolt(), at(-0.4, 0, -2.6, [0, 1, 0], 0.35)),
      place(bentFoundationBolt(), at(-2.2, 0.59, 1.7, [1, 0.136, -0.2], 3.1)),
    ],
    from(-20, 26, 22, [-0.05, 2.4, 0], 0.4),
  ),
  'demo/collections/structural-and-threaded': product(
    [
      place(threadedRod({ length: 6.4 }), at(-3, 0, -1.9)),
      place(threadedRod({ length: 5.4 }), at(-1.8, 0, -1.7, [0, 1, 0], 1)),
      place(structuralSet({ turn: 0.3 }), at(0.2, 0.68, -1.2, [0, 1, 0], 0.3)),
      place(eyeBolt(), at(3.1, 1.75, -1.6, [0, -1, 0], 0.3)),
      place(uBolt(), at(1.6, 0.76, 1.7, [-1, 0.13, 0.4])),
      place(hexNut(), at(-3, 0, 1.6, [0, 1, 0], 0.4)),
    ],
    from(-10, 22, 24, [0.15, 2.2, 0], 0.42, 0.8),
    { quality: 76 },
  ),
}
