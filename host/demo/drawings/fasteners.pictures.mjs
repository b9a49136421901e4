/** The pictures of bolts and screws: one standing on its head, one lying before it. */
import {
  buttonHeadScrew,
  carriageBolt,
  coachScrew,
  countersunkScrew,
  flangeBolt,
  hexBolt,
  socketScrew,
} from './fasteners.mjs'
import { hexNut } from './nuts.mjs'
import { at, from, product } from './sets.mjs'
import { place } from './shapes.mjs'

export const bolts = {
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
  'demo/products/flange-bolt': product(
    [
      place(flangeBolt(), at(1.35, 1, -1.2, [0, 1, 0], 0.3)),
      place(flangeBolt(), at(-1.9, 1.07, 0.9, [1, -0.143, -0.12])),
    ],
    from(-28, 24, 19, [-0.1, 2, 0]),
  ),
  'demo/products/button-head-screw': product(
    [
      place(buttonHeadScrew(), at(1.1, 0.56, -1.1, [0, 1, 0], 0.2)),
      place(buttonHeadScrew(), at(-1.6, 0.87, 0.9, [1, -0.117, -0.3], 0.25)),
    ],
    from(-34, 23, 17, [-0.1, 1.6, 0]),
  ),
  'demo/products/countersunk-screw': product(
    [
      place(countersunkScrew(), at(1.3, 0, -1.2, [0, 1, 0], 0.2)),
      place(countersunkScrew(), at(-1.8, 0.95, 0.9, [1, -0.117, -0.3], 0.25)),
    ],
    from(-34, 22, 18, [-0.1, 1.8, 0]),
  ),
  'demo/products/coach-screw': product(
    [
      place(coachScrew(), at(1.35, 0.667, -1.2, [0, 1, 0], 0.3)),
      place(coachScrew(), at(-2.5, 0.79, 0.95, [1, -0.062, -0.12])),
    ],
    from(-26, 19, 20, [-0.1, 2.2, 0]),
  ),
}
