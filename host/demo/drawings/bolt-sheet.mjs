/** The data sheet of the hex bolt: drawing, sizes, strength, steel. */
import { digits, list, table } from './sheets.mjs'
import { massOfHundred, threads } from './threads.mjs'

const sizes = threads.filter(({ k }) => k)

const dimension = (path, x, y, words) =>
  `<path d="${path}" stroke="#0e5566" stroke-width=".8" fill="none" marker-start="url(#tip)" marker-end="url(#tip)"/><text x="${x}" y="${y}" font-size="11" text-anchor="middle" fill="#0e5566">${words}</text>`

/** From the side and from the end, as drawings show it. */
const drawing = `<svg viewBox="0 0 660 190" width="176mm" role="img" aria-label="Hex bolt with its dimensions: head height k, length l, thread length b, diameter d, width across flats s, width across corners e">
<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 1.4L8 4 0 6.6z" fill="#0e5566"/></marker></defs>
<g fill="#eef4f5" stroke="#24424d" stroke-width="1.4" stroke-linejoin="round">
<path d="M90 26L133 51V101L90 126 47 101V51z"/><circle cx="90" cy="76" r="37" fill="#fff"/>
<path d="M200 34q-8 42 0 84h42V26h-34z" transform="translate(0 4)"/><path d="M200 57h42M200 99h42" transform="translate(0 0)" fill="none"/>
<path d="M242 52h180v48H242z"/><path d="M422 54h164l8 8v28l-8 8H422z"/></g>
<path d="M422 60h168M422 92h168" stroke="#24424d" stroke-width=".7"/><path d="M422 52v48" stroke="#24424d" stroke-width="1"/>
<path d="M30 76h120M186 76h424M90 16v120" stroke="#8ba0a8" stroke-width=".6" stroke-dasharray="12 3 3 3"/>
<text x="90" y="72" font-size="12" font-weight="700" text-anchor="middle" fill="#24424d">NH</text><text x="90" y="90" font-size="11" font-weight="700" text-anchor="middle" fill="#24424d">A4-80</text>
<g stroke="#8ba0a8" stroke-width=".5"><path d="M47 101V172M133 101V172M196 128v26M242 132v40M594 92v80M422 102v38M594 62h36M594 90h36M90 26H14M90 126H14"/></g>
${dimension('M47 166H133', 90, 161, 's')}${dimension('M198 148H242', 219, 143, 'k')}${dimension('M242 166H594', 430, 161, 'l')}${dimension('M422 134H594', 512, 129, 'b')}${dimension('M624 52V100', 640, 80, 'd')}${dimension('M20 26V126', 10, 80, 'e')}</svg>`

/** From this length on a size has a shank; below it is threaded up to the head. */
const shortest = { 8: 40, 10: 45, 12: 50, 16: 65, 20: 80 }
const lengths = [50, 80, 100, 120]
const masses = sizes.map((size) => [
  `M${size.d}`,
  ...lengths.map((length) => (length < shortest[size.d] ? '–' : digits(massOfHundred(size, length), 1))),
])

export const boltSheet = {
  title: 'Data sheet: hex bolt ISO 4014, A4-80',
  number: 'NH-4014-EN',
  issue: '2026-10',
  pages: [
    `<div><h1>Hex bolt ISO 4014, A4-80</h1><p class="lead">Partly threaded hex bolt of austenitic stainless steel with molybdenum, cold formed, with rolled thread, pickled and passivated. Article NH-4014. It takes the place of DIN 931, whose M10 and M12 have other widths across flats.</p></div>
${drawing}
${table(
  ['Dimensions in mm', ...sizes.map(({ d }) => `M${d}`)],
  [
    ['Pitch P', ...sizes.map(({ pitch }) => pitch)],
    ['Thread length b, for l up to 125', ...sizes.map(({ b }) => b)],
    ['Head height k', ...sizes.map(({ k }) => k)],
    ['Width across flats s', ...sizes.map(({ s }) => s)],
    ['Width across corners e, min.', ...sizes.map(({ e }) => digits(e, 2))],
    ['Bearing face d<sub>w</sub>, min.', ...sizes.map(({ face }) => digits(face, 2))],
    ['Shortest length with a shank', ...sizes.map(({ d }) => shortest[d])],
  ],
)}
${table(
  ['Strength', ...sizes.map(({ d }) => `M${d}`)],
  [
    ['Stress area A<sub>s</sub>, mm²', ...sizes.map(({ area }) => area)],
    ['Load at the 0.2 % yield strength, kN', ...sizes.map(({ area }) => digits(area * 0.6, 1))],
    ['Breaking load, min., kN', ...sizes.map(({ area }) => digits(area * 0.8, 1))],
  ],
)}
<p class="small">Dimensions: ISO 4014, product grade A. Strength: ISO 3506-1, property class 80 (R<sub>m</sub> ≥ 800 MPa, 0.2 % yield ≥ 600 MPa, A ≥ 0.3 d), loads calculated with the stress area. Lengths below the shortest one are supplied fully threaded to ISO 4017.</p>`,
    `<div class="two"><div><h2>Steel A4 (1.4401)</h2>${table(
      ['Element', 'ISO 3506-1, A4'],
      [
        ['C', '≤ 0.08 %'],
        ['Cr', '16 – 18.5 %'],
        ['Ni', '10 – 15 %'],
        ['Mo', '2 – 3 %'],
        ['P', '≤ 0.045 %'],
        ['S', '≤ 0.03 %'],
      ],
    )}</div><div><h2>Kept in stock</h2>${table(
      ['Thread', 'Lengths in mm', 'Per carton'],
      [
        ['M8', '40 – 120', '100'],
        ['M10', '45 – 120', '100'],
        ['M12', '50 – 120', '100'],
        ['M16', '65 – 120', '50'],
        ['M20', '80 – 120', '25'],
      ],
    )}<p class="small" style="margin-block-start:2mm">Other lengths up to 200 mm, fine threads, A2-70 and 1.4462 to order, from 500 pieces. Lead time five weeks.</p></div></div>
<div><h2>Mass of 100 pieces, kg</h2>${table(['Length l', ...lengths.map((length) => `${length} mm`)], masses)}<p class="small" style="margin-block-start:2mm">Calculated with 8.0 kg/dm³, without chamfers.</p></div>
<div class="two"><div><h2>Where it is used</h2>${list(['Steel structures near the sea, quays and footbridges', 'Pipe flanges, pumps and tanks', 'Solar and wind plants', 'Tunnels with salted traffic: corrosion resistance class CRC III to EN 1993-1-4, Annex A'])}</div><div><h2>Where it is not</h2>${list(['Above indoor swimming pools and other places with chlorine and tension: 1.4529 instead', 'In preloaded slip-resistant joints, unless tests were made for the structure (EN 1090-2)', 'In threads of carbon steel that stay wet: the carbon steel corrodes'])}</div></div>
<div class="note"><h2>Fitting</h2>${list(['Use nuts and washers of the same grade: nut ISO 4032 A4-80, washer ISO 7089 A4, 200 HV.', 'Put assembly paste on the thread and under the turned face. Stainless threads gall when they run dry and fast.', 'Tighten by hand or with a slow wrench, never with an impact wrench. Torques: our sheet NH-TT.', 'Use tools that never touched carbon steel. A bit leaves particles that rust within a week.'])}</div>
<div class="two"><div><h2>Marking and batch</h2><p>The head carries NH, A4 and 80. Batch and melt stand on every carton; a sample of each batch is kept for ten years.</p></div><div><h2>Papers</h2><p>Inspection certificate 3.1 to EN 10204 with each batch. Acceptance inspection to ISO 3269. Declaration on RoHS and REACH.</p></div></div>
<p class="small">This sheet describes the article as it is supplied. It does not replace the design of a joint by an engineer.</p>`,
  ],
}
