/**
 * The table of 10,000 products in the office, in Chromium: from a press on "Products" until its rows can be used, how
 * long scripts keep the window while it is scrolled by wheel and by keys and turned over, and how long it takes to change one field of 1,000
 * products in one step and to take that back, and for how long others wait meanwhile. `npm run bench:office
 * [-- products]`, after `npm run build`. The server is what `npm start` runs, in a process of its own, on SQLite.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { importSiteFiles, openStorage, ownerCommand } from '@vitrine/api'
import { sectionSpecs } from '@vitrine/sections/specs'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { insertContent } from '../../api/src/features/contents/editing/change-contents.queries.ts'
import { indexWrites } from '../../api/src/features/contents/search/index/index.queries.ts'
import { browserFlags, browserPath } from '../../scripts/browser.mjs'
import { quantile } from '../chaos/results.ts'
import { startServer } from '../chaos/server.ts'
import { productOf } from './catalog/products.ts'
import { siteOfPages } from './load/site-of-pages.ts'

const COUNT = Number(process.argv[2] ?? 10_000)
/** Those that are changed at once: they are drafts, by which they are found. */
const CHANGED = 1000
const ROUNDS = 7
const PAGES = 5
/** So many records are stored at once. */
const BUNCH = 1000
const CLIENT_ID = 'large'
const EMAIL = 'owner@example.com'
/** What is asked for, in milliseconds. */
const USABLE = 1000
const TASK = 50

/** A site with all the products; answers the password of its owner. */
async function fill(dataDir: string): Promise<string> {
  const storage = await openStorage({ dataDir })
  try {
    const { tenantId } = await importSiteFiles(storage, sectionSpecs, siteOfPages(CLIENT_ID, 1, 10), { publish: true })
    for (let at = 0; at < COUNT; at += BUNCH) {
      const records = Array.from({ length: Math.min(BUNCH, COUNT - at) }, (_, index) => {
        const number = at + index
        return { ...productOf(number), order: number, ...(number < CHANGED && { status: 'draft' as const }) }
      })
      await storage.db.transaction().execute(async (write) => {
        for (const record of records) await insertContent(write, tenantId, record)
        const changes = records.map((after) => ({ after }))
        for (const one of indexWrites(tenantId, changes)) await one(write)
      })
    }
    const said = await ownerCommand(storage, ['add', EMAIL, CLIENT_ID], 'http://localhost')
    const password = / is (\S+)/.exec(said)?.[1]
    if (!password) throw new Error(said)
    return password
  } finally {
    await storage.close()
  }
}

/** The tasks of the window that took longer than 50 ms, of which browsers tell. */
const watchTasks = (context: BrowserContext) =>
  context.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })

/** Those since they were asked for last. */
async function tasksOf(page: Page): Promise<readonly number[]> {
  await sleep(200)
  return page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.splice(0))
}

/** Presses a link of the navigation; answers how long it took until the rows were painted and could be used. */
const open = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
    const link = links.find(({ pathname }) => pathname.endsWith('/office/products'))
    if (!link) throw new Error('No link to the products.')
    const since = performance.now()
    link.click()
    while (!document.querySelector('[role="grid"] tbody [role="row"] a'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    // The next frame is painted, and nothing keeps the window any more.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - since
  })

/** Through all rows of a page and back, by the wheel: the last ones are drawn meanwhile. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 500)
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, step < 40 ? 150 : -300)
    await sleep(16)
  }
}

/** Through all rows of a page and back, by the keys. */
async function walk(page: Page): Promise<void> {
  const rows = page.locator('[role="grid"] tbody [role="row"]')
  await rows.first().focus()
  const count = await rows.count()
  for (const key of ['ArrowDown', 'ArrowUp'])
    for (let step = 1; step < count; step++) {
      await page.keyboard.press(key)
      await sleep(16)
    }
  for (const key of ['End', 'Home', 'PageDown', 'PageDown', 'PageUp']) {
    await page.keyboard.press(key)
    await sleep(50)
  }
}

/** Asks again and again, as somebody else does, until it is ended; answers how long each had to wait. */
function askMeanwhile(url: string): () => Promise<readonly number[]> {
  const times: number[] = []
  let isEnded = false
  const asking = (async () => {
    while (!isEnded) {
      const since = performance.now()
      await (await fetch(`${url}/api/site/ready`)).text()
      times.push(performance.now() - since)
      await sleep(5)
    }
  })()
  return async () => {
    isEnded = true
    await asking
    return times
  }
}

const line = (what: string, said: string): void => console.log(`${what.padEnd(48)} ${said}`)
const ms = (time: number): string => `${time.toFixed(0)} ms`
const most = (times: readonly number[]): number => Math.max(0, ...times)

/** Does something, and says how long it took and how long others waited. */
async function timed(what: string, url: string, act: () => Promise<void>): Promise<void> {
  const end = askMeanwhile(url)
  const since = performance.now()
  await act()
  const took = performance.now() - since
  const waited = await end()
  line(what, `${ms(took)}; others waited ${ms(quantile(waited, 0.99))} (p99), ${ms(most(waited))} at most`)
}

/** The processor time that the window has taken, in milliseconds: however busy the machine is. */
async function processorTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}

async function measure(page: Page, url: string): Promise<boolean> {
  page.setDefaultTimeout(120_000)
  await page.goto(`${url}/${CLIENT_ID}/office`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await sleep(1000)
  const processor = await processorTime(page)
  const times: number[] = []
  const cpu: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = await processor()
    times.push(await open(page))
    cpu.push((await processor()) - before)
    if (round === ROUNDS - 1) break
    await page.goBack()
    await page.getByRole('grid').waitFor({ state: 'detached' })
    await sleep(300)
  }
  line('processor time of the window for it', [cpu[0] ?? 0, quantile(cpu, 0.5), most(cpu)].map(ms).join(', '))
  const opening = await tasksOf(page)
  line(
    'from the press to the rows: first, median, most',
    [times[0] ?? 0, quantile(times, 0.5), most(times)].map(ms).join(', '),
  )
  line('tasks over 50 ms while it was opened', `${opening.length}, ${ms(most(opening))} at most`)

  const unscrolled = await processor()
  await scroll(page)
  line('processor time of 60 turns of the wheel', ms((await processor()) - unscrolled))
  const scrolling = await tasksOf(page)
  line('tasks over 50 ms while 50 rows are scrolled', `${scrolling.length}, ${ms(most(scrolling))} at most`)
  await walk(page)
  const walking = await tasksOf(page)
  line('tasks over 50 ms by keys, down and up', `${walking.length}, ${ms(most(walking))} at most`)
  for (let turn = 0; turn < PAGES; turn++) {
    const first = await page.locator('[role="grid"] tbody a').first().innerText()
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.waitForFunction((text) => document.querySelector('[role="grid"] tbody a')?.textContent !== text, first)
    await scroll(page)
  }
  const turning = await tasksOf(page)
  line(
    `tasks over 50 ms while ${PAGES} pages are turned and scrolled`,
    `${turning.length}, ${ms(most(turning))} at most`,
  )

  const filter = encodeURIComponent('{"state":["draft"]}')
  await page.goto(`${url}/${CLIENT_ID}/office/products?filter=${filter}`)
  await page.getByRole('grid').getByRole('checkbox', { name: 'Select all on this page' }).check({ force: true })
  await page.getByRole('button', { name: /^Select all/ }).click()
  await page.getByRole('button', { name: 'Edit field' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Pack size' })
  await dialog.getByRole('spinbutton', { name: 'Pack size' }).fill('500')
  const bar = page.getByRole('region', { name: 'Selected items' })
  await timed(`a field of ${CHANGED} products is changed`, url, async () => {
    await dialog.getByRole('button', { name: /^Change/ }).click()
    await bar.getByText(/items changed/).waitFor({ timeout: 120_000 })
  })
  await timed('and taken back', url, async () => {
    await bar.getByRole('button', { name: 'Undo' }).click()
    await bar.waitFor({ state: 'detached', timeout: 120_000 })
  })
  return quantile(times, 0.5) <= USABLE && most([...scrolling, ...walking, ...turning]) <= TASK
}

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-office-'))
const since = performance.now()
const password = await fill(dataDir)
console.log(
  `${COUNT} products stored in ${((performance.now() - since) / 1000).toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}`,
)
const server = await startServer({ dataDir }, { kind: 'host' })
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  await watchTasks(context)
  const page = await context.newPage()
  const answer = await page.request.post(`${server.url}/api/site/v1/account/sign-in`, {
    headers: { origin: server.url },
    data: { email: EMAIL, password },
  })
  if (!answer.ok()) throw new Error(`Nobody could sign in: ${answer.status()} ${await answer.text()}`)
  process.exitCode = (await measure(page, server.url)) ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit()
