/** What lies on the inspector's table: a certificate and a caliper. */
import { brushed, steel } from './metals.mjs'
import { hexNut } from './nuts.mjs'
import { printOf } from './relief.mjs'
import { abs, block, box, group, max, meet, min, place, rod } from './shapes.mjs'
import { light } from './studio.mjs'

const rows = [
  ['C', '0.021', '0.08'],
  ['Cr', '16.82', '16–18.5'],
  ['Ni', '10.94', '10–15'],
  ['Mo', '2.11', '2–3'],
  ['P', '0.029', '0.045'],
  ['S', '0.004', '0.03'],
]
const text = (x, y, size, words, more = '') => `<text x="${x}" y="${y}" font-size="${size}" ${more}>${words}</text>`
const sheet = await printOf(
  `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="1188" viewBox="0 0 840 1188"><rect width="840" height="1188" fill="#fbfcfc"/>
  <g font-family="DejaVu Sans" fill="#24424d">
  <rect x="60" y="60" width="60" height="60" rx="8" fill="#0e5566"/>${text(74, 102, 30, 'N', 'fill="#fff" font-weight="bold"')}
  ${text(140, 86, 26, 'NORDHAVEN', 'font-weight="bold" letter-spacing="3"')}${text(140, 114, 16, 'Fasteners and anchors')}
  ${text(60, 200, 34, 'Inspection certificate 3.1', 'font-weight="bold"')}${text(60, 234, 18, 'EN 10204')}
  ${['Hex bolt ISO 4014', 'M12 × 80, A4-80', 'Batch 24-1187', 'Melt 706 214'].map((words, at) => text(60 + (at % 2) * 380, 300 + Math.floor(at / 2) * 40, 20, words)).join('')}
  <g stroke="#9db3bb" stroke-width="2">${[0, 1, 2, 3, 4, 5, 6, 7].map((n) => `<path d="M60 ${380 + n * 44}H780"/>`).join('')}</g>
  <rect x="60" y="380" width="720" height="44" fill="#dfeaed"/>
  ${text(80, 410, 19, 'Element', 'font-weight="bold"')}${text(330, 410, 19, 'Measured %', 'font-weight="bold"')}${text(570, 410, 19, 'Limits %', 'font-weight="bold"')}
  ${rows.map((row, n) => row.map((cell, c) => text([80, 330, 570][c], 454 + n * 44, 19, cell)).join('')).join('')}
  ${text(60, 770, 20, 'Tensile strength', 'font-weight="bold"')}<path d="M60 960H400M60 960V800" stroke="#6f8a94" stroke-width="3" fill="none"/>
  <path d="M60 960C90 880 110 846 150 836C220 820 300 826 372 850" stroke="#0e5566" stroke-width="6" fill="none"/>
  ${['Rm 842 MPa', 'Rp0.2 671 MPa', 'A 0.64 d'].map((words, n) => text(450, 830 + n * 42, 20, words)).join('')}
  <path d="M470 1060q30-50 52-6t50-14 40-30 60 10" stroke="#1b4f8a" stroke-width="5" fill="none"/><path d="M450 1080H740" stroke="#9db3bb" stroke-width="2"/>
  <g transform="rotate(-12 180 1050)" fill="none" stroke="#c0652b" stroke-width="6"><circle cx="180" cy="1050" r="74"/><circle cx="180" cy="1050" r="58" stroke-width="3"/><path d="M148 1050l24 24 44-48" stroke-width="9"/></g>
  </g></svg>`,
  840,
  1188,
)

/** A sheet of A4 on the table, its head towards -z. */
export const certificate = {
  ...block(6, 0.02, 8.5, undefined, 0.005),
  material: (x, _y, z) => ({ colour: sheet(x / 6 + 0.5, z / 8.5 + 0.5), rough: 0.6, sheen: 0.02 }),
}

const scale = await printOf(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="100"><rect width="1400" height="100" fill="#c9cfd2"/><g stroke="#20282c" stroke-width="3">${Array.from({ length: 71 }, (_, n) => `<path d="M${n * 20} 100V${n % 10 === 0 ? 50 : n % 5 === 0 ? 64 : 76}"/>`).join('')}</g><g font-family="DejaVu Sans" font-size="34" fill="#20282c">${[1, 2, 3, 4, 5, 6].map((n) => `<text x="${n * 200 - 10}" y="42">${n}</text>`).join('')}</g></svg>`,
  1400,
  100,
)
const display = await printOf(
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><rect width="300" height="120" fill="#b9c8bd"/><text x="284" y="92" font-family="DejaVu Sans Mono" font-weight="bold" font-size="82" text-anchor="end" fill="#1d2a25">18.00</text></svg>`,
  300,
  120,
)
const plastic = { colour: light('#26343a'), rough: 0.3, sheen: 0.05, glossy: true }
const button = { colour: light('#d98a2b'), rough: 0.3, sheen: 0.04 }

/** A jaw that narrows towards its tip, its straight side at x = 0, reaching along z. */
const jaw = (x, y, z, long, side) => {
  const taper = max(-x * side, (x * side - 0.62) * 0.93 + z * 0.2)
  return meet(max(taper, z - long, -z - 0.6), abs(y) - 0.11, 0.02)
}

/** A digital caliper, opened to 18 mm around what stands between x = 0 and x = 1.5. */
export const caliper = {
  middle: [2.6, 0, 0.6],
  reach: 4.6,
  material: (x, y, z) => {
    if (x > 1.72 && x < 4.5 && y > 0.13 && z > -0.62 && z < 0.2) {
      if (x > 1.98 && x < 3.34 && z > -0.5 && z < 0.06 && y > 0.24)
        return { colour: display((x - 1.98) / 1.36, (z + 0.5) / 0.56), rough: 0.2, sheen: 0.06 }
      return y > 0.275 ? button : plastic
    }
    if (x > 4.5 && y > 0.08 && z > -0.46 && z < 0.02) {
      const print = scale((x - 1.5) / 7, (z + 0.46) / 0.48)
      return print[0] < 0.3 ? { colour: print, rough: 0.5, sheen: 0.02 } : brushed
    }
    return steel
  },
  distance(x, y, z) {
    const beam = box(x - 2.9, y, z + 0.22, 3.6, 0.1, 0.28, 0.02)
    const fixed = jaw(x, y, z, 2.15, -1)
    const moving = jaw(x - 1.5, y, z, 2.15, 1)
    const slider = box(x - 2.9, y, z + 0.22, 1.38, 0.14, 0.5, 0.04)
    const case_ = box(x - 3.1, y - 0.16, z + 0.21, 1.36, 0.1, 0.4, 0.05)
    const knobs = min(...[3.62, 3.92, 4.22].map((at) => rod(x - at, y, z + 0.22, 0.1, 0.2, 0.3, 0.02)))
    const wheel = rod(x - 3.4, y, z - 0.32, 0.22, -0.07, 0.07, 0.03)
    return min(beam, fixed, moving, slider, case_, knobs, wheel)
  },
}

/** The caliper with the nut that it measures. */
export const measuring = group([
  place(caliper, { at: [0, 0.3, 0] }),
  place(hexNut(), { at: [0.75, 0, 1.3], spin: Math.PI / 2 }),
])
