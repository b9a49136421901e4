// Draws solids as they are seen from above at an angle, each in three shades of one colour, as SVG.

/** How far one unit goes on the picture, to the side and down. */
const SIDE = Math.cos(Math.PI / 6)
const DOWN = Math.sin(Math.PI / 6)
/** The same for the radius of a circle that lies. */
const ROUND_SIDE = Math.sqrt(1.5)
const ROUND_DOWN = Math.SQRT1_2

/** @typedef {readonly [x: number, y: number, z: number]} Point */

const parts = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const hex = (channels) => `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** One colour with a share of another in it. */
export const mixed = (colour, other, share) =>
  hex(parts(colour).map((value, at) => value * (1 - share) + parts(other)[at] * share))
export const lighter = (colour, share) => mixed(colour, '#ffffff', share)
export const darker = (colour, share) => mixed(colour, '#0b1118', share)

/**
 * A picture to draw on: what is drawn later is in front.
 *
 * @param {object} options
 * @param {number} options.width of the picture
 * @param {number} options.height
 * @param {number} options.unit how large one unit is
 * @param {readonly [number, number]} options.origin where the point (0, 0, 0) is, as shares of width and height
 * @param {string} options.sky the colour of the background
 * @param {string} [options.floor] that of a floor, which fades into the background
 */
export function createDrawing({ width, height, unit, origin, sky, floor = sky }) {
  const shapes = []
  const [left, top] = [origin[0] * width, origin[1] * height]
  const at = ([x, y, z]) => [left + (x - y) * SIDE * unit, top + ((x + y) * DOWN - z) * unit]
  const path = (points) =>
    `M${points
      .map((point) =>
        at(point)
          .map((value) => value.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`
  const face = (points, fill, more = '') =>
    shapes.push(
      `<path d="${path(points)}" fill="${fill}" stroke="${fill}" stroke-width="1.2" stroke-linejoin="round"${more}/>`,
    )

  /** A shadow on the floor. */
  const shadow = (x, y, w, d, strength = 0.2) =>
    shapes.push(
      `<path d="${path([
        [x, y, 0],
        [x + w, y, 0],
        [x + w, y + d, 0],
        [x, y + d, 0],
      ])}" fill="#0b1a24" opacity="${strength}" filter="url(#soft)"/>`,
    )

  const drawing = {
    shadow,
    face,
    /** A box that stands at a corner. */
    box(x, y, z, w, d, h, colour) {
      face(
        [
          [x, y + d, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        darker(colour, 0.14),
      )
      face(
        [
          [x + w, y, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x + w, y, z + h],
        ],
        darker(colour, 0.32),
      )
      face(
        [
          [x, y, z + h],
          [x + w, y, z + h],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        lighter(colour, 0.14),
      )
    },
    /** A line on the side of a box that looks to the left. */
    front(x, y, z, w, h, colour) {
      face(
        [
          [x, y, z],
          [x + w, y, z],
          [x + w, y, z + h],
          [x, y, z + h],
        ],
        colour,
      )
    },
    /** The same on the side that looks to the right. */
    side(x, y, z, d, h, colour) {
      face(
        [
          [x, y, z],
          [x, y + d, z],
          [x, y + d, z + h],
          [x, y, z + h],
        ],
        colour,
      )
    },
    /** A mark that lies on top of something. */
    flat(x, y, z, w, d, colour) {
      face(
        [
          [x, y, z],
          [x + w, y, z],
          [x + w, y + d, z],
          [x, y + d, z],
        ],
        colour,
      )
    },
    /** An upright cylinder, or a ring when `hole` is given; around the point in its middle. */
    cylinder(x, y, z, radius, h, colour, hole = 0) {
      const [cx, cy] = at([x, y, z])
      const [rx, ry] = [radius * unit * ROUND_SIDE, radius * unit * ROUND_DOWN]
      const rise = h * unit
      const id = `c${shapes.length}`
      shapes.push(
        `<linearGradient id="${id}"><stop offset="0" stop-color="${darker(colour, 0.05)}"/><stop offset=".28" stop-color="${lighter(colour, 0.22)}"/><stop offset=".62" stop-color="${darker(colour, 0.16)}"/><stop offset="1" stop-color="${darker(colour, 0.4)}"/></linearGradient>`,
        `<path d="M${cx - rx} ${cy - rise}V${cy}A${rx} ${ry} 0 0 0 ${cx + rx} ${cy}V${cy - rise}Z" fill="url(#${id})"/>`,
        `<ellipse cx="${cx}" cy="${cy - rise}" rx="${rx}" ry="${ry}" fill="${lighter(colour, 0.2)}"/>`,
      )
      if (hole === 0) return
      const [hx, hy] = [rx * hole, ry * hole]
      shapes.push(
        `<ellipse cx="${cx}" cy="${cy - rise}" rx="${hx}" ry="${hy}" fill="${darker(colour, 0.5)}"/>`,
        `<path d="M${cx - hx} ${cy - rise}A${hx} ${hy} 0 0 0 ${cx + hx} ${cy - rise}A${hx} ${hy * 0.72} 0 0 1 ${cx - hx} ${cy - rise}Z" fill="${darker(colour, 0.22)}"/>`,
      )
    },
    /** A gear wheel that lies. */
    gear(x, y, z, radius, h, teeth, colour, hole = 0.3) {
      const rim = []
      for (let tooth = 0; tooth < teeth; tooth += 1)
        for (const [turn, reach] of [
          [0, 0.84],
          [0.2, 0.84],
          [0.3, 1],
          [0.7, 1],
          [0.8, 0.84],
        ]) {
          const angle = ((tooth + turn) / teeth) * Math.PI * 2
          rim.push([x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * radius * reach])
        }
      const sides = rim
        .map((point, index) => [point, rim[(index + 1) % rim.length]])

        .toSorted(([a], [b]) => a[0] + a[1] - (b[0] + b[1]))
      for (const [[ax, ay], [bx, by]] of sides) {
        const light = (Math.atan2(by - ay, bx - ax) + Math.PI) / (Math.PI * 2)
        face(
          [
            [ax, ay, z],
            [bx, by, z],
            [bx, by, z + h],
            [ax, ay, z + h],
          ],
          darker(colour, 0.16 + 0.24 * light),
        )
      }
      face(
        rim.map(([px, py]) => [px, py, z + h]),
        lighter(colour, 0.16),
      )
      const [cx, cy] = at([x, y, z + h])
      const [rx, ry] = [radius * unit * ROUND_SIDE, radius * unit * ROUND_DOWN]
      shapes.push(
        `<ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.62}" ry="${ry * 0.62}" fill="${lighter(colour, 0.04)}"/>`,
        `<ellipse cx="${cx}" cy="${cy}" rx="${rx * hole}" ry="${ry * hole}" fill="${darker(colour, 0.5)}"/>`,
        `<path d="M${cx - rx * hole} ${cy}A${rx * hole} ${ry * hole} 0 0 0 ${cx + rx * hole} ${cy}A${rx * hole} ${ry * hole * 0.7} 0 0 1 ${cx - rx * hole} ${cy}Z" fill="${darker(colour, 0.2)}"/>`,
      )
    },
    /** A round shadow on the floor. */
    roundShadow(x, y, radius, strength = 0.22) {
      const [cx, cy] = at([x, y, 0])
      shapes.push(
        `<ellipse cx="${cx}" cy="${cy + radius * unit * 0.12}" rx="${radius * unit * 1.32}" ry="${radius * unit * 0.78}" fill="#0b1a24" opacity="${strength}" filter="url(#soft)"/>`,
      )
    },
    /** Anything else, in the coordinates of the picture. */
    raw: (svg) => shapes.push(svg),
    unit,
    at,
    /** A floor with lines at every unit. */
    grid(from, to, colour, opacity = 0.5) {
      const lines = []
      for (let line = from; line <= to; line += 1) {
        lines.push(
          path([
            [line, from, 0],
            [line, to, 0],
          ]).replace('Z', ''),
          path([
            [from, line, 0],
            [to, line, 0],
          ]).replace('Z', ''),
        )
      }
      shapes.push(
        `<path d="${lines.join('')}" fill="none" stroke="${colour}" stroke-width="1.5" opacity="${opacity}"/>`,
      )
    },
    svg: () => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${unit * 0.16}"/></filter>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lighter(sky, 0.35)}"/><stop offset=".55" stop-color="${sky}"/><stop offset="1" stop-color="${floor}"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
${shapes.join('\n')}</svg>`,
  }
  return drawing
}
