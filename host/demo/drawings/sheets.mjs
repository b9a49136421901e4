/** What the printed papers of the demo site have in common: look, head, foot, tables. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(new URL('../../../renderer/package.json', import.meta.url))

/** The titles' font, written into the paper itself: a page without an address may read no files. */
const grotesk = readFileSync(
  resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
).toString('base64')

// Text is in Noto Sans, which scripts/browser.mjs installs: a variable font makes a paper twice as large.
const css = `
@font-face { font-family: Grotesk; font-weight: 100 900; src: url(data:font/woff2;base64,${grotesk}) }
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { color: #2b3b43; font: 8.4pt/1.48 'Noto Sans', sans-serif }
.page { position: relative; display: flex; flex-direction: column; gap: 6mm; inline-size: 210mm; block-size: 297mm; padding: 15mm 17mm 24mm; overflow: hidden; break-after: page }
.page:last-child { break-after: auto }
header { display: flex; align-items: center; gap: 3mm; padding-block-end: 4mm; border-block-end: .35mm solid #0e5566; color: #0e5566 }
header b { font: 650 12pt/1 Grotesk; letter-spacing: .14em }
header span { margin-inline-start: auto; color: #4a5d66; font-size: 7.6pt }
h1 { color: #0f2730; font: 650 23pt/1.1 Grotesk; letter-spacing: -.02em }
h2 { margin-block-end: 1.6mm; color: #0f2730; font-size: 10pt; line-height: 1.3 }
.lead { max-inline-size: 140mm; margin-block-start: 2.4mm; color: #4a5d66; font-size: 10pt; line-height: 1.45 }
table { inline-size: 100%; border-collapse: collapse; font-size: 8.2pt; line-height: 1.35 }
th, td { padding: 1.25mm 1.8mm; border-block-end: .18mm solid #d5dee1; text-align: end; white-space: nowrap }
th:first-child, td:first-child { text-align: start }
thead th { background: #e6eef0; color: #0f2730; font-weight: 700 }
tbody th { color: #0f2730; font-weight: 700 }
.close { gap: 3.6mm } .close th, .close td { padding-block: .85mm }
.words th, .words td { text-align: start; white-space: normal; vertical-align: top }
ul, ol { padding-inline-start: 4mm }
li { margin-block-end: .9mm }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm 9mm; align-items: start }
.note { padding: 3.2mm 4mm; border-radius: 2mm; background: #eef4f5 }
.small { color: #5d727b; font-size: 7.4pt; line-height: 1.45 }
footer { position: absolute; inset: auto 17mm 10mm; display: flex; justify-content: space-between; padding-block-start: 2.4mm; border-block-start: .18mm solid #b9c8cd; color: #5d727b; font-size: 7.2pt }
`

const sign =
  '<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true"><path d="M13 1l10.4 6v12L13 25 2.6 19V7z" fill="#0e5566"/><circle cx="13" cy="13" r="5.4" fill="none" stroke="#fff" stroke-width="2.2"/></svg>'

/** A row of a table; the first cell names it. */
export const row = ([name, ...cells]) =>
  `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

/** A table with one row of heads; `look` is a class. */
export const table = (heads, rows, look = '') =>
  `<table class="${look}"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.map(row).join('')}</tbody></table>`

export const list = (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** A number with so many digits after the point. */
export const digits = (value, places) => value.toFixed(places)

/** The whole document of a sheet, page by page between head and foot. */
export const printed = ({ title, number, issue, pages, look = '' }) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>${css}</style></head><body>${pages
    .map(
      (content, at) =>
        `<section class="page ${look}"><header>${sign}<b>NORDHAVEN</b><span>${number} · Issue ${issue}</span></header>${content}<footer><span>Nordhaven Fasteners, Haiyan 314300, Zhejiang, China · sales@nordhaven.example</span><span>${number} · ${at + 1} / ${pages.length}</span></footer></section>`,
    )
    .join('')}</body></html>`
