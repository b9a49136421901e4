/**
 * Prints the papers that buyers download from the demo site: `node host/demo/drawings/papers-pdf.mjs`.
 *
 * Each is a page of HTML that Chromium prints on A4.
 */
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { browserFlags, browserPath } from '../../../scripts/browser.mjs'
import { boltSheet } from './bolt-sheet.mjs'
import { certificateSheet } from './certificate-sheet.mjs'
import { packingSheet } from './packing-sheet.mjs'
import { printed } from './sheets.mjs'
import { torqueSheet } from './torque-sheet.mjs'

const folder = fileURLToPath(new URL('../demo/media/downloads', import.meta.url))
const most = 120 * 1024
const sheets = {
  'hex-bolt-iso-4014': boltSheet,
  'tightening-torques': torqueSheet,
  'sample-certificate-3-1': certificateSheet,
  'packing-and-pallets': packingSheet,
}

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
const page = await browser.newPage()
for (const [name, sheet] of Object.entries(sheets)) {
  const path = join(folder, `${name}.pdf`)
  await page.setContent(printed(sheet))
  await page.evaluate(() => document.fonts.ready)
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true })
  const { size } = await stat(path)
  console.log(`${name}.pdf: ${Math.round(size / 1024)} kB`)
  if (size > most) throw new Error(`${name}.pdf is larger than ${most / 1024} kB.`)
}
await browser.close()
