// Going to another page with and without a document: `npm run bench:soft`, `npm run bench:soft -- 10` for ten pairs.
//
// The server as `npm start` runs it, with the demo in a data folder of its own; a window of 1280 × 800, a processor four
// times slower, everything in the cache that was loaded before. Thirty pairs in turns: a press on a link whose page was
// asked for in advance, and the same press where the link asks for a document (`data-hard`). Told are medians and the
// worst: from the press to the next paint (Event Timing, in steps of 8 ms, as INP counts it), and to the frame on the
// screen that shows the title of the new page (Element Timing).
import { loadavg } from 'node:os'
import { chromium } from 'playwright-core'
import { browserFlags, browserPath } from '../../scripts/browser.mjs'
import { serveDemo } from '../../scripts/serve-demo.mjs'

const PAIRS = Number(process.argv[2] ?? 30)
const ways = [
  ['/demo', 'header a[href="/demo/cases"]'],
  ['/demo', 'main a[href^="/demo/product/"]'],
  ['/demo/products', 'main a[href^="/demo/product/"]'],
  ['/demo/product/hex-bolt-iso-4014', 'header a[href="/demo"]'],
  ['/demo/info', 'main a[href^="/demo/info-detail/"]'],
  ['/demo/cases', 'main a[href^="/demo/case/"]'],
]

/** Runs in each document before anything else. */
function watch() {
  const seen = { next: 0 }
  globalThis.seen = seen
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(?:pointer(?:down|up)|mouseup|click)$/.test(name)) seen.next = Math.max(seen.next, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  let titles = 0
  // When the frame was on the screen, whatever the page did after it was drawn (Element Timing).
  new PerformanceObserver((list) => {
    for (const { identifier, renderTime } of list.getEntries())
      if (identifier === `title ${titles}`) seen.shown ??= performance.timeOrigin + renderTime
  }).observe({ type: 'element', buffered: true })
  /** Notes when a title is seen that was not there before. */
  const watchTitle = (before) => {
    seen.shown = undefined
    const look = new MutationObserver(() => {
      const title = document.querySelector('main h1')
      if (!title || title === before) return
      look.disconnect()
      titles += 1
      title.setAttribute('elementtiming', `title ${titles}`)
    })
    look.observe(document, { childList: true, subtree: true })
  }
  watchTitle(null)
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()))
      watchTitle(document.querySelector('main h1'))
    },
    true,
  )
}

/** What the document that is there says: when it was shown after the press, and the next paint of the press. */
const told = (page) =>
  page.evaluate(() => {
    const { shown, next } = globalThis.seen
    return { shown: shown - Number(sessionStorage.getItem('pressed')), next }
  })

async function press(page, cdp, [from, selector], isHard, origin) {
  const manifest = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(origin + from)
  await (await manifest).finished()
  const link = page.locator(selector).first()
  await link.scrollIntoViewIfNeeded()
  if (isHard) await link.evaluate((element) => element.setAttribute('data-hard', ''))
  await link.hover()
  await page.waitForTimeout(700)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL((url) => url.pathname !== from)
  await page.waitForTimeout(1500)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return told(page)
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

const server = await serveDemo()
const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
await page.addInitScript(watch)
if (process.env.CALM) await page.emulateMedia({ reducedMotion: 'reduce' })
const cdp = await page.context().newCDPSession(page)
const soft = []
const full = []
for (let at = 0; at < PAIRS; at++) {
  const way = ways[at % ways.length]
  // Whoever comes first changes from pair to pair of the same way.
  for (const isHard of Math.floor(at / ways.length) % 2 ? [true, false] : [false, true])
    (isHard ? full : soft).push(await press(page, cdp, way, isHard, server.origin))
}
const of = (runs, name) => runs.map((run) => run[name])
const line = (what, runs, name) =>
  console.log(
    `${what.padEnd(52)} median ${median(of(runs, name)).toFixed(0).padStart(5)} ms   worst ${Math.max(...of(runs, name))
      .toFixed(0)
      .padStart(5)} ms`,
  )
console.log(`${PAIRS} pairs, load of the machine ${loadavg()[0].toFixed(1)}`)
line('press to the next paint, without a document', soft, 'next')
line('press to the new page, without a document', soft, 'shown')
line('press to the new page, with a document', full, 'shown')
const slower = soft.filter(({ shown }, at) => shown > full[at].shown).length
console.log(
  `ratio of the medians ${(median(of(soft, 'shown')) / median(of(full, 'shown'))).toFixed(2)}; slower than a document in ${slower} of ${PAIRS}`,
)
for (const [at, [from, selector]] of ways.entries()) {
  const pairs = soft.flatMap((one, pair) =>
    pair % ways.length === at ? [`${one.shown.toFixed(0)}/${full[pair].shown.toFixed(0)}`] : [],
  )
  console.log(`  ${from} ${selector}: ${pairs.join(', ')}`)
}
await browser.close()
await server.stop()
