/** The pictures of nuts and washers. */
import { capNut, couplingNut, flangeNut, hexNut, lockNut, springWasher, washer } from './nuts.mjs'
import { threadedRod } from './rods.mjs'
import { at, from, product } from './sets.mjs'
import { place } from './shapes.mjs'

export const nuts = {
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
  'demo/products/flange-nut': product(
    [
      place(flangeNut(), at(-1.05, 0, 0.7, [0, 1, 0], 0.2)),
      place(flangeNut(), at(1.25, 1.02, -0.75, [0.3, -0.33, -1], 0.2)),
      place(flangeNut(), at(-1.25, 0, -1.85, [0, 1, 0], 0.7)),
    ],
    from(-14, 34, 14.5, [0.05, 0.5, -0.35]),
  ),
  'demo/products/cap-nut': product(
    [
      place(capNut(), at(-0.95, 0, 0.7, [0, 1, 0], 0.25)),
      place(capNut(), at(0.95, 0.79, 0.3, [0.45, 0, -1])),
      place(capNut(), at(-0.75, 0, -1.7, [0, 1, 0], 0.8)),
    ],
    from(-12, 28, 15, [0.05, 0.8, -0.35]),
  ),
  'demo/products/coupling-nut': product(
    [
      place(couplingNut(), at(1.05, 0, -1.1, [0, 1, 0], 0.3)),
      place(couplingNut(), at(-1.05, 0, -1.3, [0, 1, 0], 0.75)),
      place(couplingNut(), at(-1.15, 0.79, 1.85, [1, 0, -0.55])),
      place(threadedRod({ length: 3 }), at(1.05, 1.7, -1.1)),
    ],
    from(-24, 27, 18, [-0.1, 1.5, 0]),
  ),
  'demo/products/spring-washer': product(
    [
      ...[0, 1, 2].map((n) => place(springWasher(), at(-0.8 + n * 0.03, n * 0.25, -0.5, [0, 1, 0], 5.1 + n * 0.35))),
      place(springWasher(), at(0.95, 0.62, -0.5, [-0.9, 0.75, 0.55], 2.6)),
      place(springWasher(), at(0.75, 0, 1.1, [0, 1, 0], 5.6)),
    ],
    from(-16, 34, 13.5, [0, 0.35, 0.25]),
  ),
}
