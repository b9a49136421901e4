/** A certificate 3.1 of an invented batch, with notes on how to read it. */
import { table } from './sheets.mjs'

const notes = [
  ['Type', 'Only 3.1 and 3.2 report measurements of your batch. A 2.2 carries values from running production.'],
  ['Batch', 'The same number as on the carton. Without it the sheet belongs to nothing.'],
  ['Quantity', 'Covers what you received. A certificate for 12,000 pieces cannot cover 20,000.'],
  ['Melt', 'One melt, one analysis. It leads to the mill certificate of the wire.'],
  ['Molybdenum', 'Between 2 and 3 % means A4. About 0.3 % means that you hold A2.'],
  ['Measured values', 'They scatter. Five times exactly 800 MPa was not measured.'],
  ['Signature', 'Of an inspector who is independent of production. The date lies before the date of packing.'],
]
const mark = (n) =>
  `<span style="display:inline-grid;place-items:center;inline-size:4.2mm;block-size:4.2mm;border-radius:50%;background:#c0652b;color:#fff;font-weight:700;font-size:7pt;line-height:1;vertical-align:.3mm">${n}</span>`

const head = [
  ['Customer', 'Sample buyer', 'Order', '4500-0187 / 20'],
  ['Article', 'Hex bolt ISO 4014', 'Size', 'M12 × 80'],
  ['Grade and class', 'A4-80', `Quantity ${mark(3)}`, '12,000 pieces'],
  [`Batch ${mark(2)}`, '24-1187', `Melt ${mark(4)}`, '706 214'],
]

const analysis = table(
  ['Element, %', 'C', 'Si', 'Mn', 'P', 'S', 'Cr', 'Ni', `Mo ${mark(5)}`],
  [
    ['Limits A4', '≤ 0.08', '≤ 1', '≤ 2', '≤ 0.045', '≤ 0.03', '16–18.5', '10–15', '2–3'],
    ['Measured', '0.021', '0.42', '1.31', '0.029', '0.004', '16.82', '10.94', '2.11'],
  ],
)
const strength = table(
  ['Tensile test, ISO 3506-1', 'Required', '1', '2', '3', '4', '5'],
  [
    [`Tensile strength R<sub>m</sub>, MPa ${mark(6)}`, '≥ 800', '842', '851', '837', '846', '858'],
    ['0.2 % yield strength, MPa', '≥ 600', '671', '684', '662', '675', '690'],
    ['Elongation, mm', '≥ 3.6', '7.4', '7.1', '7.7', '7.3', '6.9'],
  ],
)
const sizes = table(
  ['Dimensions', 'Required', 'Smallest', 'Largest', 'Pieces'],
  [
    ['Width across flats s, mm', '17.73 – 18.00', '17.84', '17.91', '32'],
    ['Head height k, mm', '7.32 – 7.68', '7.45', '7.56', '32'],
    ['Length l, mm', '79.40 – 80.60', '79.88', '80.21', '32'],
    ['Thread M12, 6g', 'go / no-go', 'passed', 'passed', '32'],
  ],
)
const hand =
  '<svg width="46mm" height="15mm" viewBox="0 0 184 60" aria-hidden="true"><path d="M6 44c14-26 24-36 32-30 9 7-12 36-3 38 12 2 18-32 27-30 8 1-3 26 5 26 10 0 14-22 23-22 7 0 1 18 9 18 9 0 19-14 40-18" fill="none" stroke="#1b4f8a" stroke-width="2.4" stroke-linecap="round"/></svg>'

export const certificateSheet = {
  title: 'Sample of an inspection certificate 3.1',
  number: 'NH-31-SAMPLE-EN',
  issue: '2026-10',
  pages: [
    `<div style="position:absolute;inset:118mm 0 auto;text-align:center;font:650 92pt/1 Grotesk;letter-spacing:.08em;color:#0e5566;opacity:.055;transform:rotate(-24deg)">SAMPLE</div>
<div><h1>Inspection certificate 3.1 ${mark(1)}</h1><p class="lead">EN 10204. Sample of an invented batch, with notes for those who receive one.</p></div>
<table class="words"><tbody>${head.map(([a, b, c, d]) => `<tr><th scope="row">${a}</th><td>${b}</td><th scope="row">${c}</th><td>${d}</td></tr>`).join('')}</tbody></table>
<div>${analysis}</div><div>${strength}</div><div>${sizes}</div>
<div class="two" style="align-items:end"><p>Surface: pickled and passivated. Visual inspection to ISO 6157-1: passed. Acceptance inspection to ISO 3269. We confirm that the goods meet the order.</p><div><div>${hand} ${mark(7)}</div><p style="padding-block-start:1mm;border-block-start:.18mm solid #8ba0a8">Inspector, independent of production · 9 October 2026</p></div></div>
<div class="note"><h2>How to read it</h2><ol style="columns:2;column-gap:9mm;padding:0;list-style:none">${notes.map(([name, words], at) => `<li style="break-inside:avoid">${mark(at + 1)} <b>${name}.</b> ${words}</li>`).join('')}</ol></div>`,
  ],
}
