// A keystroke in a panel of 500 fields, and in one item of a list of 1,000: ms of script, by Chromium's own count.
import { chromium } from 'playwright-core'
import { browserFlags, browserPath } from '../../scripts/browser.mjs'
import { buildPage, servePages } from './designer/serve.mjs'

const KEYS = 100
/** What a key leads to later, such as a form that looks at itself, counts too. */
const BREATH = 60
const panels = {
  fields: (page) => page.getByLabel('Field 250', { exact: true }),
  items: async (page) => {
    await page.getByText('Part 500', { exact: true }).click()
    return page.getByLabel('Title', { exact: true })
  },
}

await buildPage('panel')
const { origin, stop } = await servePages()
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
for (const [name, fieldOf] of Object.entries(panels)) {
  const page = await browser.newPage()
  await page.goto(`${origin}/panel/?panel=${name}`)
  const field = await fieldOf(page)
  await field.click()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const script = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find((metric) => metric.name === 'ScriptDuration').value * 1000
  }
  const seen = []
  for (let key = 0; key < KEYS; key++) {
    const before = await script()
    await page.keyboard.press('i')
    await page.waitForTimeout(BREATH)
    seen.push((await script()) - before)
  }
  const typed = (await field.inputValue()).match(/i+$/)?.[0].length
  if (typed !== KEYS) throw new Error(`${name}: ${typed} of ${KEYS} keys arrived.`)
  const sorted = seen.toSorted((a, b) => a - b)
  const at = (part) => sorted[Math.floor(part * (KEYS - 1))].toFixed(1)
  console.log(`${name.padEnd(8)} ms of script a key: p50 ${at(0.5)}, p95 ${at(0.95)} (at most 16)`)
  await page.close()
}
await browser.close()
await stop()
