/**
 * The photographer: walks along each line of sight until it meets a solid, and lights what it finds
 * as in a studio, with one large soft box above, two strips at the sides and a pale floor.
 */
import { abs, clamp, hypot, max, min, mix, smooth, sqrt } from './shapes.mjs'

const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
/** `#rrggbb` as three linear shares of light. */
export const light = (hex) => [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))

const unit = (v) => {
  const length = hypot(...v)
  return v.map((value) => value / length)
}
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

/** A rectangle of light far away, seen in a direction; `blur` softens its edge. */
function panel({ towards, wide, high, power, turn = [0, 1, 0] }) {
  const [nx, ny, nz] = unit(towards)
  const side = unit(cross(turn, [nx, ny, nz]))
  const up = cross([nx, ny, nz], side)
  return (x, y, z, blur) => {
    const ahead = x * nx + y * ny + z * nz
    if (ahead < 0.02) return 0
    const u = abs((x * side[0] + y * side[1] + z * side[2]) / ahead) - wide
    const v = abs((x * up[0] + y * up[1] + z * up[2]) / ahead) - high
    return power * (1 - smooth(-blur, blur, u)) * (1 - smooth(-blur, blur, v))
  }
}

export const studioLights = {
  key: unit([-0.45, 0.85, 0.35]),
  panels: [
    { towards: [-0.5, 1, 0.15], wide: 0.75, high: 0.5, power: 1.75, turn: [0.3, 0, 1] },
    { towards: [1, 0.28, 0.35], wide: 0.24, high: 0.9, power: 1.5 },
    { towards: [-1, 0.2, 0.75], wide: 0.16, high: 0.8, power: 1.1 },
    { towards: [0.1, 0.35, -1], wide: 1.1, high: 0.16, power: 0.9 },
  ],
  zenith: [0.3, 0.34, 0.39],
  horizon: [0.06, 0.075, 0.095],
  /** How much of the key light and of the sky a matt surface gets. */
  direct: 0.95,
  sky: 0.62,
}

/**
 * Makes the function that says which colour is seen at a place of the picture.
 *
 * @param scene `solid` of `together`, `camera`, `backdrop`, `lights`, `floor` (a level, or `false`),
 *   `throws` (how far a solid throws its shadow)
 */
export function studio({
  solid,
  camera,
  backdrop,
  lights = studioLights,
  floor = 0,
  reach = 9,
  gloss = 0.16,
  shade = 0.95,
  occlusion = 1,
  throws = 7,
}) {
  const { distance } = solid
  const panels = lights.panels.map(panel)
  const lamps = lights.lamps ?? []
  const [kx, ky, kz] = lights.key
  const [zenith, horizon] = [lights.zenith, lights.horizon]
  const hasFloor = floor !== false
  const eye = camera.eye
  const ahead = unit(camera.target.map((value, at) => value - eye[at]))
  const side = unit(cross(ahead, [0, 1, 0]))
  const up = cross(side, ahead)
  const [tx, ty, tz] = camera.target

  function surroundings(x, y, z, blur, out) {
    const share = smooth(-0.15, 0.9, y)
    let lit = 0
    for (let at = 0; at < panels.length; at++) lit += panels[at](x, y, z, blur)
    for (let c = 0; c < 3; c++) out[c] = mix(horizon[c], zenith[c], share) + lit
  }

  /** How far along a line the first solid is; -1 when there is none. */
  function march(ox, oy, oz, dx, dy, dz, from, to, precise) {
    // Only the ball around the target holds anything.
    const cx = ox - tx
    const cy = oy - ty
    const cz = oz - tz
    const b = cx * dx + cy * dy + cz * dz
    const inside = b * b - (cx * cx + cy * cy + cz * cz - reach * reach)
    if (inside < 0) return -1
    const root = sqrt(inside)
    let t = max(from, -b - root)
    const end = min(to, -b + root)
    for (let step = 0; step < 220 && t < end; step++) {
      const d = distance(ox + dx * t, oy + dy * t, oz + dz * t)
      if (d < precise) return t
      t += d
    }
    return -1
  }

  /** The share of the key light that reaches a point; a wide light makes a soft edge. */
  function keyShare(x, y, z) {
    let share = 1
    let t = 0.03
    for (let step = 0; step < 40 && t < throws; step++) {
      const d = distance(x + kx * t, y + ky * t, z + kz * t, 0.16 * t + 0.02)
      share = min(share, 0.5 + (0.5 * d) / (0.16 * t + 0.012))
      if (share < 0) break
      t += clamp(d, 0.035, 0.5)
    }
    share = max(share, 0)
    return share * share * (3 - 2 * share)
  }

  /** How open a point is to the sky, 0 to 1. */
  function openness(x, y, z, nx, ny, nz, wide) {
    let closed = 0
    let weight = 1
    for (let step = 1; step <= 5; step++) {
      const h = wide * step * step * 0.04
      const d = distance(x + nx * h, y + ny * h, z + nz * h, h)
      closed += (max(h - d, 0) / h) * weight
      weight *= 0.78
    }
    return clamp(1 - (closed / 3.2) * 1.05 * occlusion, 0, 1)
  }

  /** What the lamps of a scene give to a matt surface. */
  function lamplight(x, y, z, nx, ny, nz, out) {
    out[0] = out[1] = out[2] = 0
    for (const {
      at: [lx, ly, lz],
      colour,
      near,
    } of lamps) {
      const dx = lx - x
      const dy = ly - y
      const dz = lz - z
      const away = hypot(dx, dy, dz)
      const share =
        (max((nx * dx + ny * dy + nz * dz) / away, 0) * max(dy / away, 0.12)) / (1 + (away * away) / (near * near))
      for (let c = 0; c < 3; c++) out[c] += colour[c] * share
    }
  }
  const lamplit = [0, 0, 0]

  function floorSeen(x, z, out) {
    const d = distance(x, floor, z)
    const open = mix(0.35, 1, smooth(0, 0.9, d))
    for (let c = 0; c < 3; c++) out[c] = backdrop.floor[c] * open
  }

  const normal = [0, 0, 0]
  function normalAt(x, y, z, e) {
    const a = distance(x + e, y - e, z - e)
    const b = distance(x - e, y - e, z + e)
    const c = distance(x - e, y + e, z - e)
    const d = distance(x + e, y + e, z + e)
    const nx = a - b - c + d
    const ny = -a - b + c + d
    const nz = -a + b - c + d
    const length = hypot(nx, ny, nz) || 1
    normal[0] = nx / length
    normal[1] = ny / length
    normal[2] = nz / length
  }

  /** The colour of a solid at a point, seen along a direction. */
  function surface(x, y, z, dx, dy, dz, depth, out) {
    normalAt(x, y, z, depth === 0 ? 0.0012 : 0.003)
    let [nx, ny, nz] = normal
    const material = solid.material(x, y, z)
    if (material.glow) {
      const facing = max(-(dx * nx + dy * ny + dz * nz), 0)
      for (let c = 0; c < 3; c++) out[c] = material.glow[c] * mix(material.rim ?? 0.72, 1, facing)
      return
    }
    if (material.grain) {
      const [gx, gy, gz] = material.grain(x, y, z)
      ;[nx, ny, nz] = unit([nx + gx, ny + gy, nz + gz])
    }
    const facing = dx * nx + dy * ny + dz * nz
    const rx = dx - 2 * facing * nx
    const ry = dy - 2 * facing * ny
    const rz = dz - 2 * facing * nz
    const open = openness(x, y, z, nx, ny, nz, 0.7)
    const edge = (1 - clamp(-facing, 0, 1)) ** 5
    const mirrored = [0, 0, 0]
    const bx = x + nx * 0.006
    const by = y + ny * 0.006
    const bz = z + nz * 0.006
    if (depth < 2 && (material.metal || (depth === 0 && material.glossy))) {
      const toFloor = hasFloor && ry < -0.001 ? (floor - by) / ry : 1e9
      const t = march(bx, by, bz, rx, ry, rz, 0.004, min(toFloor, 12), 0.003)
      if (t > 0) surface(bx + rx * t, by + ry * t, bz + rz * t, rx, ry, rz, depth + 1, mirrored)
      else if (toFloor < 30) floorSeen(bx + rx * toFloor, bz + rz * toFloor, mirrored)
      else surroundings(rx, ry, rz, material.rough, mirrored)
    } else surroundings(rx, ry, rz, material.rough, mirrored)
    const soft = [0, 0, 0]
    if (material.metal) {
      surroundings(nx, ny, nz, 0.9, soft)
      const satin = material.satin ?? 0.3
      const dim = mix(0.35, 1, open)
      for (let c = 0; c < 3; c++) {
        const tint = mix(material.colour[c], 1, edge * 0.7)
        out[c] = tint * (mirrored[c] * (1 - satin) + soft[c] * satin) * dim
      }
      return
    }
    const key = max(nx * kx + ny * ky + nz * kz, 0)
    const reached = key > 0 ? key * (depth === 0 ? keyShare(bx, by, bz) : open) : 0
    const sheen = mix(material.sheen ?? 0.04, 1, edge * 0.55) * (material.shine ?? 1)
    const above = mix(0.6, 1, ny * 0.5 + 0.5)
    if (lamps.length > 0) lamplight(x, y, z, nx, ny, nz, lamplit)
    for (let c = 0; c < 3; c++) {
      const sky = lights.sky * above * open * (lights.tint ? lights.tint[c] : 1)
      const bounce = hasFloor ? 0.16 * backdrop.floor[c] * max(-ny, 0) * open : 0
      out[c] =
        material.colour[c] * (lights.direct * reached + sky + bounce + lamplit[c] * mix(0.3, 1, open)) +
        sheen * mirrored[c] * mix(0.3, 1, open)
    }
  }

  const { from, to, spot, at: spotAt = [0.5, 0.42], size: spotSize = 0.62 } = backdrop
  function behind(u, v, out) {
    const share = smooth(0.05, 0.95, v)
    const near = 1 - smooth(0, spotSize, hypot(u - spotAt[0], v - spotAt[1]))
    for (let c = 0; c < 3; c++) out[c] = mix(mix(from[c], to[c], share), spot[c], near * 0.85)
  }

  const { isometric = false, fill } = camera
  const [startX, startY, startZ] = eye
  const line = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 }
  /** The line of sight through a place of the picture's plane. */
  function aim(a, b) {
    const bend = isometric ? 0 : 1
    const move = isometric ? 1 : 0
    line.ox = startX + (side[0] * a + up[0] * b) * move
    line.oy = startY + (side[1] * a + up[1] * b) * move
    line.oz = startZ + (side[2] * a + up[2] * b) * move
    const dx = ahead[0] + (side[0] * a + up[0] * b) * bend
    const dy = ahead[1] + (side[1] * a + up[1] * b) * bend
    const dz = ahead[2] + (side[2] * a + up[2] * b) * bend
    const length = hypot(dx, dy, dz)
    line.dx = dx / length
    line.dy = dy / length
    line.dz = dz / length
  }

  let { span } = camera
  let [middleA, middleB] = [0, 0]
  if (fill) {
    // Looks at a wide coarse view first, then moves and zooms until what is there fills this share.
    const found = { left: 9, right: -9, low: 9, high: -9 }
    for (let row = 0; row < 90; row++) {
      for (let column = 0; column < 90; column++) {
        const a = (column / 89 - 0.5) * 2.6 * span
        const b = (row / 89 - 0.5) * 2.6 * span
        aim(a, b)
        const toFloor = hasFloor && line.dy < 0 ? (floor - line.oy) / line.dy : 200
        if (march(line.ox, line.oy, line.oz, line.dx, line.dy, line.dz, 0, min(toFloor, 200), 0.002) < 0) continue
        found.left = min(found.left, a)
        found.right = max(found.right, a)
        found.low = min(found.low, b)
        found.high = max(found.high, b)
      }
    }
    middleA = (found.left + found.right) / 2
    middleB = (found.low + found.high) / 2 - 0.015 * span
    span = max(found.right - found.left, found.high - found.low) / fill
  }

  /** The colour at (u, v) of the picture, both 0 to 1 from the top left; `ratio` is width by height. */
  return function seen(u, v, ratio, out) {
    aim((u - 0.5) * span * ratio + middleA, (0.5 - v) * span + middleB)
    const { ox, oy, oz, dx, dy, dz } = line
    const toFloor = hasFloor && dy < 0 ? (floor - oy) / dy : 1e9
    const t = march(ox, oy, oz, dx, dy, dz, 0, min(toFloor, 200), 0.0007)
    if (t > 0) {
      surface(ox + dx * t, oy + dy * t, oz + dz * t, dx, dy, dz, 0, out)
      return
    }
    behind(u, v, out)
    if (toFloor > 500) return
    const x = ox + dx * toFloor
    const z = oz + dz * toFloor
    if (hypot(x - tx, floor - ty, z - tz) > reach + 5) return
    const open = openness(x, floor, z, 0, 1, 0, 1.6)
    const key = keyShare(x, floor + 0.004, z)
    const dim = mix(1 - shade * 0.72, 1, open) * mix(1 - shade * 0.5, 1, key)
    const mirror = march(x, floor + 0.004, z, dx, -dy, dz, 0.004, 9, 0.004)
    if (lamps.length > 0) lamplight(x, floor, z, 0, 1, 0, lamplit)
    for (let c = 0; c < 3; c++) {
      const ground = out[c] * mix(backdrop.shadow[c], 1, dim)
      out[c] =
        lamps.length > 0 ? ground + (backdrop.lit ?? backdrop.floor)[c] * lamplit[c] * mix(0.25, 1, open) : ground
    }
    if (mirror > 0 && gloss > 0) {
      const image = [0, 0, 0]
      surface(x + dx * mirror, floor + 0.004 - dy * mirror, z + dz * mirror, dx, -dy, dz, 1, image)
      const height = -dy * mirror
      const share = gloss * (1 - smooth(0, 1.1, height)) * mix(0.55, 1, open)
      for (let c = 0; c < 3; c++) out[c] = mix(out[c], image[c], share)
    }
  }
}

/** A byte of sRGB, with the brightest lights rolled off instead of cut. */
export function shown(value) {
  const kept = value < 0.85 ? max(value, 0) : 0.85 + 0.15 * (1 - Math.exp(-(value - 0.85) / 0.15))
  return 255 * (kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055)
}
