// How soon a phone shows a page: `npm run bench:paint`, `npm run bench:paint -- /demo/products`.
//
// The server as `npm start` runs it, with the demo in a data folder of its own; a window of 390 × 844 at
// three times the pixels, 150 ms to the server and back, 1.6 Mbit/s down, 750 kbit/s up, a processor four
// times slower, nothing in the cache. Five visits, medians. Fails over 1.5 s of LCP or 0.02 of CLS. The
// longest task is told with the load of the machine, which it grows with more than the others do, and beside that of a
// page of one sentence, in turns.
import { loadavg } from 'node:os'
import { chromium } from 'playwright-core'
import { browserFlags, browserPath } from '../../scripts/browser.mjs'
import { serveDemo } from '../../scripts/serve-demo.mjs'

const RUNS = 5
const limits = { lcp: 1500, cls: 0.02 }
const path = process.argv[2] ?? '/demo'
/** A page of one sentence: no page has a shorter task than its first frame here. */
const SMALLEST =
  'data:text/html;charset=utf-8,<!doctype html><meta name=viewport content="width=device-width"><p>One sentence.'

/** Runs in the page before anything else: keeps what the browser says of its painting. */
function watch() {
  const seen = { fcp: 0, lcp: 0, element: '', cls: 0, task: 0, shifts: [] }
  globalThis.painted = seen
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  const nameOf = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement
    const text = element?.getAttribute('src') ?? element?.textContent ?? ''
    return element ? `${element.localName}.${element.className} “${text.trim().slice(0, 60)}”` : '?'
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime
    seen.element = nameOf(element)
  })
  // Tasks of less than 50 ms are not told: 0 is none above that.
  observe('longtask', ({ duration }) => {
    seen.task = Math.max(seen.task, duration)
  })
  observe('layout-shift', ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return
    seen.cls += value
    seen.shifts.push(...sources.map(({ node }) => nameOf(node)))
  })
}

/** One visit with nothing in the cache. */
async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const kinds = new Map()
    const bytes = {}
    const files = {}
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other'
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
      files[kind] = (files[kind] ?? 0) + 1
    })
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(500)
    return { ...(await page.evaluate(() => globalThis.painted)), bytes, files }
  } finally {
    await context.close()
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const say = (line) => process.stdout.write(`${line}\n`)

const server = await serveDemo()
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
try {
  const url = `${server.origin}${path}`
  // The first visitor waits for the drawing; the bench is of what all others wait for.
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
  const visits = []
  const smallest = []
  for (let run = 0; run < RUNS; run++) {
    visits.push(await visit(browser, url))
    smallest.push(await visit(browser, SMALLEST))
  }

  const of = (key) => visits.map((seen) => seen[key])
  const [lcp, cls] = [median(of('lcp')), median(of('cls'))]
  const row = (name, values, digits) =>
    say(
      `${name.padEnd(10)} ${values.map((value) => value.toFixed(digits)).join('  ')}   median ${median(values).toFixed(digits)}`,
    )
  say(`${path}, ${RUNS} visits`)
  row('FCP ms', of('fcp'), 0)
  row('LCP ms', of('lcp'), 0)
  row('CLS', of('cls'), 4)
  row('Task ms', of('task'), 0)
  row(
    'smallest',
    smallest.map(({ task }) => task),
    0,
  )
  say(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  say(`LCP is of ${[...new Set(of('element'))].join(' or ')}`)
  const shifts = new Set(visits.flatMap(({ shifts }) => shifts))
  if (shifts.size > 0) say(`Shifted: ${[...shifts].join(', ')}`)
  const { bytes, files } = visits[0]
  for (const [kind, size] of Object.entries(bytes))
    say(`${kind.padEnd(10)} ${(size / 1024).toFixed(1).padStart(7)} KiB in ${files[kind]}`)
  if (lcp > limits.lcp || cls > limits.cls) {
    say(`Too slow: LCP may be ${limits.lcp} ms, CLS ${limits.cls}.`)
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await server.stop()
}
