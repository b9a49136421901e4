import { chromium } from 'playwright'
import { browserPath, browserFlags } from './browser.mjs'
const b = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
const [,, base, ...list] = process.argv
for (const item of list) {
  const [path, name] = item.split('=>')
  for (const [d, w, h] of [['d', 1440, 900], ['m', 390, 844]]) {
    const p = await b.newPage({ viewport: { width: w, height: h } })
    await p.goto(base + path)
    await p.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { window.scrollTo(0, y); await new Promise(r => setTimeout(r, 60)) } window.scrollTo(0,0) })
    await p.waitForTimeout(250)
    await p.screenshot({ path: `/tmp/shots/${name}-${d}.png`, fullPage: true })
    await p.close()
  }
}
await b.close()
