/** Tightening torques of stainless bolts, calculated when the sheet is printed. */
import { digits, list } from './sheets.mjs'
import { threads, tightened } from './threads.mjs'

const frictions = [0.1, 0.14, 0.2]
/** Short enough to set a wrench by. */
const torque = (value) => digits(value, value < 20 ? 1 : 0)

/** The table of one property class: for each friction the preload and the torque. */
const tableOf = (strength, yields) =>
  `<table><thead><tr><th rowspan="2" scope="col">Class ${strength}</th>${frictions.map((friction) => `<th colspan="2" scope="colgroup">friction µ = ${digits(friction, 2)}</th>`).join('')}</tr><tr>${frictions.map(() => '<th scope="col">preload kN</th><th scope="col">torque Nm</th>').join('')}</tr></thead><tbody>${threads
    .map((thread) => {
      const cells = frictions.map((friction) => tightened(thread, yields, friction))
      return `<tr><th scope="row">M${thread.d}</th>${cells.map((cell) => `<td>${digits(cell.preload, 1)}</td><td><b>${torque(cell.torque)}</b></td>`).join('')}</tr>`
    })
    .join('')}</tbody></table>`

export const torqueSheet = {
  title: 'Tightening torques for stainless bolts A2 and A4',
  number: 'NH-TT-EN',
  issue: '2026-10',
  look: 'close',
  pages: [
    `<div><h1>Tightening torques, A2 and A4</h1><p class="lead">Guide values for hex bolts and screws with coarse thread in property classes 70 and 80. The grade does not matter here: A2-70 and A4-70 carry the same load.</p></div>
<div><h2>A2-70 and A4-70 · 0.2 % yield strength 450 MPa</h2>${tableOf(70, 450)}</div>
<div><h2>A2-80 and A4-80 · 0.2 % yield strength 600 MPa</h2>${tableOf(80, 600)}</div>
<div class="two"><div><h2>Which friction is yours</h2>${list(['<b>0.10</b> assembly paste for stainless steel on thread and face', '<b>0.14</b> oil or wax, or nuts coated at the works', '<b>0.20</b> a little oil, smooth rolled thread', 'Dry: 0.25 to 0.50, scattered, and the thread may seize. There is no torque for a dry stainless bolt.'])}</div>
<div><h2>How it was calculated</h2><p>To VDI 2230-1, 90 % of the yield strength used in tension and torsion together, friction in the thread equal to friction under the head, hole to ISO 273 medium, hexagon head to ISO 4014.</p></div></div>
<div class="note"><h2>Before you tighten a series</h2>${list(['Lubricate, turn slowly, and let the nut cool if it becomes warm. Most seized bolts were turned too fast.', 'Try five joints with your parts and your paste: tighten until the bolt yields, and stay below.', 'Lock nuts need their prevailing torque on top. Read it before the nut touches its seat.', 'Joints that must not slip (EN 1090-2) are not made by table: stainless bolts are preloaded there only after tests.'])}</div>
<p class="small">Guide values. They do not replace the design of the joint; pressure under the head and the strength of the clamped parts must be checked apart.</p>`,
  ],
}
