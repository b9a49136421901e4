/** What goes with a bonded anchor: a cartridge with its mixer, and a capsule of glass. */
import { bar } from './metals.mjs'
import { printOf } from './relief.mjs'
import { abs, atan2, hypot, join, max, meet, min, mix, PI, ring, rod, smooth } from './shapes.mjs'
import { light } from './studio.mjs'

const plastic = (hex, more = {}) => ({ colour: light(hex), rough: 0.22, sheen: 0.05, glossy: true, ...more })
const shell = plastic('#e7ebec')
const cap = plastic('#1f2a30')
const mixer = plastic('#f1e7d2', { rough: 0.12, sheen: 0.07 })
const spiral = plastic('#b23a2e')
const foil = { metal: true, colour: [0.83, 0.84, 0.85], rough: 0.25, satin: 0.4 }

const label = await printOf(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700" viewBox="0 0 1200 700"><rect width="1200" height="700" fill="#f6f8f8"/>
  <rect width="1200" height="330" fill="#0e5566"/><rect y="330" width="1200" height="26" fill="#d98a2b"/>
  ${[60, 460, 860]
    .map(
      (x) => `<g transform="translate(${x})" font-family="Noto Sans" font-weight="bold">
  <text y="120" font-size="52" letter-spacing="3" fill="#fff">NORDHAVEN</text><text y="240" font-size="104" fill="#fff">NV-R</text><text y="296" font-size="34" fill="#bfe0e8">Injection resin</text>
  <text y="424" font-size="38" fill="#24424d">150 ml · M8–M24</text><g fill="none" stroke="#24424d" stroke-width="5"><path d="M0 470h300v170H0z"/><path d="M70 470v110h60v-110"/></g><path d="M84 450h32v126H84z" fill="#8b9aa1"/>
  ${[0, 1, 2, 3].map((row) => `<rect x="170" y="${496 + row * 32}" width="${[110, 96, 104, 60][row]}" height="10" fill="#9db3bb"/>`).join('')}</g>`,
    )
    .join('')}</svg>`,
  1200,
  700,
)

/** A coaxial cartridge, standing: label, collar, nut, and the mixer in which the two parts are stirred. */
export const cartridge = ({ high = 4.6, radius = 0.95 } = {}) => {
  const neck = high + 0.55
  return bar(0, neck + 2.75, radius + 0.1, {
    material: (x, y, z) => {
      const r = hypot(x, z)
      if (y > 0.45 && y < high - 0.45 && r > radius - 0.05) {
        const turn = (atan2(x, z) / (2 * PI) + 1.555) % 1
        return { colour: label(turn, 1 - (y - 0.45) / (high - 0.9)), rough: 0.22, sheen: 0.05, glossy: true }
      }
      if (y < 0.22) return foil
      if (y < high + 0.16) return shell
      if (y < neck + 0.12) return cap
      const turn = y / 0.3 + atan2(z, x) / (2 * PI)
      const isSpiral = y > neck + 0.35 && y < neck + 2.1 && abs(turn - Math.floor(turn) - 0.5) < 0.2
      return isSpiral ? spiral : mixer
    },
    distance(x, y, z) {
      const r = hypot(x, z)
      const tube = rod(x, y, z, radius, 0, high, 0.07)
      const foot = ring(x, y, z, radius - 0.3, radius + 0.05, 0.12, 0.26, 0.04)
      const shoulder = max(r - mix(radius, 0.42, smooth(0, 0.3, y - high + 0.1)), high - 0.3 - y, y - high - 0.2) * 0.6
      const ribs = 0.02 * Math.cos(atan2(z, x) * 24) * smooth(0.3, 0.4, r)
      const nut = (rod(x, y, z, 0.5, high + 0.16, neck + 0.1, 0.06) + ribs) * 0.8
      const cone = max((r - mix(0.36, 0.22, smooth(neck, neck + 0.3, y))) * 0.8, neck - y, y - neck - 0.4)
      const pipe = rod(x, y, z, 0.22, neck + 0.2, neck + 2.2, 0.03)
      const nozzle = meet(
        max((r - mix(0.2, 0.1, smooth(neck + 2.1, neck + 2.7, y))) * 0.9, neck + 2 - y),
        y - neck - 2.7,
        0.03,
      )
      return min(join(tube, shoulder, 0.05), foot, nut, join(cone, join(pipe, nozzle, 0.04), 0.05))
    },
  })
}

const amberGlass = { colour: light('#7a3d12'), rough: 0.05, sheen: 0.12, glossy: true }

/** A capsule of glass with resin and hardener, round at both ends; one end is drawn out and sealed. */
export const capsule = ({ long = 2.6 } = {}) =>
  bar(0, long + 0.2, 0.5, {
    material: (_x, y) => (abs(y - 0.9) < 0.28 ? shell : amberGlass),
    distance(x, y, z) {
      const body = rod(x, y, z, 0.42, 0, long, 0.3)
      return join(body, rod(x, y, z, 0.1, long - 0.1, long + 0.16, 0.09), 0.14)
    },
  })
