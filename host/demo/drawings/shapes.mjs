/**
 * Solids as signed distances: each takes a point and says how far away its surface is, negative
 * inside. One unit is the diameter of an M12 bolt, 12 mm. Solids of revolution stand along y.
 */

export const { abs, atan2, cos, hypot, max, min, PI, sin, sqrt } = Math
export const clamp = (value, low, high) => (value < low ? low : value > high ? high : value)
export const mix = (a, b, share) => a + (b - a) * share
export const smooth = (low, high, value) => {
  const share = clamp((value - low) / (high - low), 0, 1)
  return share * share * (3 - 2 * share)
}

/** The larger of two distances with a rounded edge: the intersection of two solids. */
export const meet = (a, b, round) => {
  const share = max(round - abs(a - b), 0) / round
  return max(a, b) + share * share * round * 0.25
}
/** The smaller of two distances with a fillet: the union of two solids. */
export const join = (a, b, round) => -meet(-a, -b, round)

export const box = (x, y, z, wide, high, deep, round = 0.01) => {
  const dx = abs(x) - wide + round
  const dy = abs(y) - high + round
  const dz = abs(z) - deep + round
  return hypot(max(dx, 0), max(dy, 0), max(dz, 0)) + min(max(dx, dy, dz), 0) - round
}

/** A disc or rod from `low` to `high`. */
export const rod = (x, y, z, radius, low, high, round = 0.02) => {
  const dr = hypot(x, z) - radius + round
  const dy = abs(y - (low + high) / 2) - (high - low) / 2 + round
  return hypot(max(dr, 0), max(dy, 0)) + min(max(dr, dy), 0) - round
}

export const ring = (x, y, z, inner, outer, low, high, round = 0.02) => {
  const middle = (inner + outer) / 2
  const dr = abs(hypot(x, z) - middle) - (outer - inner) / 2 + round
  const dy = abs(y - (low + high) / 2) - (high - low) / 2 + round
  return hypot(max(dr, 0), max(dy, 0)) + min(max(dr, dy), 0) - round
}

export const ball = (x, y, z, radius) => hypot(x, y, z) - radius

export const torus = (x, y, z, radius, thick) => hypot(hypot(x, z) - radius, y) - thick

/** A hexagon across the y axis, by half its width across flats. */
export const hexagon = (x, z, half, round = 0.03) => {
  const ax = abs(x)
  const az = abs(z)
  return meet(az, ax * 0.8660254 + az * 0.5, round) - half
}

/**
 * Radius of a metric thread at a point: 60° flanks, crest and root flattened, one start, winding
 * to the right.
 */
export const threadRadius = (x, y, z, radius, pitch, depth) => {
  const turn = y / pitch + atan2(z, x) / (2 * PI)
  const wave = abs(turn - Math.floor(turn) - 0.5) * 2
  return radius - depth * (1 - smooth(0.08, 0.94, wave))
}

/** A rod with a thread, chamfered at both ends or, where an end is `undefined`, running on. */
export const threaded = (
  x,
  y,
  z,
  radius,
  { low, high, pitch = 0.146, depth = 0.088, chamferLow = true, chamferHigh = true },
) => {
  const r = hypot(x, z)
  const ends = max(low - y, y - high)
  if (r > radius + 0.25 || ends > 0.25) return hypot(max(r - radius, 0), max(ends, 0)) * 0.95
  let distance = (r - threadRadius(x, y, z, radius, pitch, depth)) * 0.72
  const cut = radius - depth * 1.15
  if (chamferLow) distance = max(distance, (r - cut + (low - y)) * Math.SQRT1_2)
  if (chamferHigh) distance = max(distance, (r - cut + (y - high)) * Math.SQRT1_2)
  return max(distance, ends)
}

/** What a threaded hole takes away. */
export const threadedHole = (x, y, z, radius, { low, high, pitch = 0.146, depth = 0.088 }) => {
  const r = hypot(x, z)
  if (r > radius + 0.25) return r - radius
  const sunkLow = r - radius - 0.03 + max(0, y - low)
  const sunkHigh = r - radius - 0.03 + max(0, high - y)
  const hole = (r - threadRadius(x, y, z, radius, pitch, depth)) * 0.72
  return min(hole, sunkLow * Math.SQRT1_2, sunkHigh * Math.SQRT1_2)
}

/** A solid with a hexagon's sides and turned chamfers of 30°, as heads and nuts have them. */
export const hexSolid = (x, y, z, half, low, high, { top = true, bottom = true } = {}) => {
  const r = hypot(x, z)
  let distance = meet(hexagon(x, z, half), max(low - y, y - high), 0.025)
  if (top) distance = meet(distance, (r - half * 0.96) * 0.5 + (y - high) * 0.866, 0.012)
  if (bottom) distance = meet(distance, (r - half * 0.96) * 0.5 + (low - y) * 0.866, 0.012)
  return distance
}

/** Turns a direction into the three axes of a solid that stands along it. */
export function standing([dx, dy, dz], spin = 0) {
  const length = hypot(dx, dy, dz)
  const up = [dx / length, dy / length, dz / length]
  const helper = abs(up[1]) > 0.9 ? [0, 0, -1] : [0, 1, 0]
  let across = [
    helper[1] * up[2] - helper[2] * up[1],
    helper[2] * up[0] - helper[0] * up[2],
    helper[0] * up[1] - helper[1] * up[0],
  ]
  const wide = hypot(...across)
  across = across.map((value) => value / wide)
  const ahead = [
    across[1] * up[2] - across[2] * up[1],
    across[2] * up[0] - across[0] * up[2],
    across[0] * up[1] - across[1] * up[0],
  ]
  const [c, s] = [cos(spin), sin(spin)]
  return [
    across.map((value, at) => value * c + ahead[at] * s),
    up,
    ahead.map((value, at) => value * c - across[at] * s),
  ]
}

/**
 * Puts a part into the scene. A part is `{distance(x, y, z), material, reach}`: its material is one,
 * or a function of the point, and all of it lies within `reach` of its `middle`.
 */
export function place(
  { distance, material, reach, middle = [0, 0, 0] },
  { at = [0, 0, 0], along = [0, 1, 0], spin = 0, size = 1 } = {},
) {
  const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = standing(along, spin)
  const [px, py, pz] = at
  const [mx, my, mz] = middle
  const centre = [
    px + (ax * mx + bx * my + cx * mz) * size,
    py + (ay * mx + by * my + cy * mz) * size,
    pz + (az * mx + bz * my + cz * mz) * size,
  ]
  const local = (x, y, z) => {
    const dx = (x - px) / size
    const dy = (y - py) / size
    const dz = (z - pz) / size
    return [ax * dx + ay * dy + az * dz, bx * dx + by * dy + bz * dz, cx * dx + cy * dy + cz * dz]
  }
  return {
    centre,
    reach: reach * size,
    distance(x, y, z, far) {
      const dx = (x - px) / size
      const dy = (y - py) / size
      const dz = (z - pz) / size
      return distance(ax * dx + ay * dy + az * dz, bx * dx + by * dy + bz * dz, cx * dx + cy * dy + cz * dz, far) * size
    },
    material: (x, y, z) => (typeof material === 'function' ? material(...local(x, y, z)) : material),
  }
}

/** All placed parts as one solid; parts that are farther than the nearest so far are not asked. */
export function together(parts) {
  const all = parts.map((part) => ({ ...part, x: part.centre[0], y: part.centre[1], z: part.centre[2] }))
  return {
    // `far`: from where on the way to a part's ball is near enough to the truth.
    distance(x, y, z, far = 0.6) {
      let nearest = 1e9
      for (let at = 0; at < all.length; at++) {
        const part = all[at]
        const dx = x - part.x
        const dy = y - part.y
        const dz = z - part.z
        const around = sqrt(dx * dx + dy * dy + dz * dz) - part.reach
        if (around >= nearest) continue
        const distance = around > far ? around : part.distance(x, y, z, far)
        if (distance < nearest) nearest = distance
      }
      return nearest
    },
    material(x, y, z) {
      let found = all[0]
      let nearest = 1e9
      for (const part of all) {
        const distance = part.distance(x, y, z)
        if (distance < nearest) {
          nearest = distance
          found = part
        }
      }
      return found.material(x, y, z)
    },
  }
}

/** Several placed parts as one part, so that a scene asks for all of them at once. */
export function group(parts) {
  const all = together(parts)
  const middle = [0, 1, 2].map((axis) => parts.reduce((sum, { centre }) => sum + centre[axis], 0) / parts.length)
  const reach = max(
    ...parts.map(({ centre, reach: own }) => hypot(...centre.map((value, axis) => value - middle[axis])) + own),
  )
  return { distance: all.distance, material: all.material, middle, reach }
}

/** A block of `wide` × `high` × `deep`, standing on its place. */
export const block = (wide, high, deep, material, round = 0.03) => ({
  material,
  middle: [0, high / 2, 0],
  reach: hypot(wide, high, deep) / 2,
  distance: (x, y, z) => box(x, y - high / 2, z, wide / 2, high / 2, deep / 2, round),
})

/** A rod of a radius from 0 to `long` along y. */
export const pole = (radius, long, material, round = 0.02) => ({
  material,
  middle: [0, long / 2, 0],
  reach: hypot(radius, long / 2),
  distance: (x, y, z) => rod(x, y, z, radius, 0, long, round),
})
