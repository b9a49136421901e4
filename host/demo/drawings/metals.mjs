/** What fasteners are made of, and the ball around those that stand along y. */
import { hypot } from './shapes.mjs'

export const steel = { metal: true, colour: [0.83, 0.84, 0.85], rough: 0.14, satin: 0.26 }
export const brushed = { metal: true, colour: [0.8, 0.81, 0.83], rough: 0.3, satin: 0.42 }
export const darkSteel = { metal: true, colour: [0.42, 0.45, 0.49], rough: 0.3, satin: 0.4 }
/** Hot-dip galvanised: a matt grey. */
export const zinc = { metal: true, colour: [0.66, 0.69, 0.72], rough: 0.5, satin: 0.66 }
export const nylon = { colour: [0.05, 0.22, 0.42], rough: 0.35, sheen: 0.05 }

/** A part that reaches from `low` to `high` along y and `half` to each side. */
export const bar = (low, high, half, part) => ({
  ...part,
  middle: [0, (low + high) / 2, 0],
  reach: hypot((high - low) / 2, half) + 0.05,
})
