/** The pictures of anchors. */
import { bondedRod, concreteScrew, dropInAnchor, sleeveAnchor, wedgeAnchor } from './anchors.mjs'
import { washer } from './nuts.mjs'
import { capsule, cartridge } from './resin.mjs'
import { at, from, product } from './sets.mjs'
import { place } from './shapes.mjs'

export const anchors = {
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
  'demo/products/sleeve-anchor': product(
    [
      place(sleeveAnchor(), at(1.7, 0, -1.4, [0, 1, 0], 0.5)),
      place(sleeveAnchor(), at(-2.4, 0.64, 1.1, [1, 0.105, -0.12], 0.75)),
    ],
    from(-28, 19, 20.5, [-0.05, 2.3, 0]),
  ),
  'demo/products/bonded-anchor': product(
    [
      place(bondedRod(), at(1.6, 0, -1.5, [0, 1, 0], 0.5)),
      place(cartridge(), at(-0.9, 0, -1.3, [0, 1, 0], 0.1)),
      place(bondedRod(), at(-2.6, 0.5, 0.9, [1, 0.125, 0.02], 0.4)),
      place(capsule(), at(-1.5, 0.42, 2.2, [1, 0, 0.06])),
    ],
    from(-18, 20, 24, [-0.05, 2.6, 0]),
  ),
}
