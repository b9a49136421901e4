// What the longest task of a phone's first visit is made of: `npm run bench:tasks`, `npm run bench:tasks -- /demo`.
//
// The window and the line of `bench:paint`. Told is the time that the processor worked for the page (of the thread, so
// that what else runs counts little), the elements that were styled and the objects laid out; a phone takes about four
// times as long.
import { chromium } from 'playwright-core'
import { browserFlags, browserPath } from '../../scripts/browser.mjs'
import { serveDemo } from '../../scripts/serve-demo.mjs'

const RUNS = 5
const asked = process.argv.slice(2)
const paths = asked.length > 0 ? asked : ['/demo', '/demo/products', '/demo/product/hex-bolt-iso-4014']
const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']
const parts =
  /^(ParseHTML|UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|Commit|EvaluateScript|v8\.evaluateModule|FireIdleCallback|FireAnimationFrame|TimerFire)$/
const TASK = 'ThreadControllerImpl::RunTask'

const isWithin = (event, task) => event.ts >= task.ts && event.ts + event.dur <= task.ts + task.dur

/** The tasks of the page's own thread, with what was done in each. */
function tasksOf(events) {
  const threads = new Map()
  for (const { name, pid, tid, args } of events)
    if (name === 'thread_name' && args.name === 'CrRendererMain') threads.set(`${pid}/${tid}`, [])
  for (const event of events) if (event.ph === 'X') threads.get(`${event.pid}/${event.tid}`)?.push(event)
  const layouts = (list) => list.filter(({ name }) => name === 'Layout').length
  const [page] = [...threads.values()].toSorted((one, other) => layouts(other) - layouts(one))
  const inOrder = page.toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
  const tasks = []
  let from = 0
  for (const task of inOrder) {
    if (task.name !== TASK || task.ts < from) continue
    from = task.ts + task.dur
    const done = { time: {}, styled: 0, laidOut: 0 }
    let free = 0
    for (const event of inOrder) {
      if (!isWithin(event, task) || !parts.test(event.name) || event.ts < free) continue
      free = event.ts + event.dur
      done.time[event.name] = (done.time[event.name] ?? 0) + (event.tdur ?? 0) / 1000
      done.styled += event.args.elementCount ?? 0
      done.laidOut += event.args.beginData?.dirtyObjects ?? 0
    }
    tasks.push({ cpu: (task.tdur ?? 0) / 1000, ...done })
  }
  return tasks
}

/** The longest task of one visit with nothing in the cache. */
async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
  })
  const tracing = await browser.newBrowserCDPSession()
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    })
    const events = []
    tracing.on('Tracing.dataCollected', ({ value }) => events.push(...value))
    const ended = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve))
    await tracing.send('Tracing.start', {
      traceConfig: { includedCategories: categories },
      transferMode: 'ReportEvents',
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)
    await tracing.send('Tracing.end')
    await ended
    return tasksOf(events).reduce((longest, task) => (task.cpu > longest.cpu ? task : longest))
  } finally {
    await tracing.detach()
    await context.close()
  }
}

const say = (line) => process.stdout.write(`${line}\n`)
const server = await serveDemo()
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
try {
  for (const path of paths) {
    const url = `${server.origin}${path}`
    // The first visitor waits for the drawing; the bench is of what all others wait for.
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    const longest = []
    for (let run = 0; run < RUNS; run++) longest.push(await visit(browser, url))
    const { cpu, time, styled, laidOut } = longest.toSorted((one, other) => one.cpu - other.cpu)[RUNS >> 1]
    say(`${path}: ${longest.map((one) => one.cpu.toFixed(1)).join('  ')}   median ${cpu.toFixed(1)} ms`)
    const most = Object.entries(time).toSorted(([, one], [, other]) => other - one)
    say(`  ${most.map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', ')}; ${styled} styled, ${laidOut} laid out`)
  }
} finally {
  await browser.close()
  await server.stop()
}
