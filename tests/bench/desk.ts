/**
 * The desk of translations with 50,000 texts in 18 languages, in Chromium: how long their index is made, and from then on
 * how long it takes from a press on "Translations" to the first row, from a press on a filter to the rows that match,
 * from a key in the list or in the field to the frame that shows it, and to save a text. `npm run bench:desk [-- texts]`,
 * after `npm run build`. The server is what `npm start` runs, in a process of its own, on SQLite.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { importSiteFiles, openStorage, ownerCommand } from '@vitrine/api'
import { sectionSpecs } from '@vitrine/sections/specs'
import { chromium, type Page } from 'playwright-core'
import { browserFlags, browserPath } from '../../scripts/browser.mjs'
import { quantile } from '../chaos/results.ts'
import { startServer } from '../chaos/server.ts'
import { siteOfPages } from './load/site-of-pages.ts'

const TEXTS = Number(process.argv[2] ?? 50_000)
const ON_A_PAGE = 100
const ROUNDS = 7
const KEYS = 200
const CLIENT_ID = 'large'
const EMAIL = 'owner@example.com'
/** What is asked for, in milliseconds. */
const FIRST_ROW = 1000
const FILTER = 100
const KEY = 32

/** A site with all the texts; answers the password of its owner. */
async function fill(dataDir: string): Promise<string> {
  const storage = await openStorage({ dataDir })
  try {
    await importSiteFiles(storage, sectionSpecs, siteOfPages(CLIENT_ID, Math.ceil(TEXTS / ON_A_PAGE), ON_A_PAGE))
    const said = await ownerCommand(storage, ['add', EMAIL, CLIENT_ID], 'http://localhost')
    const password = / is (\S+)/.exec(said)?.[1]
    if (!password) throw new Error(said)
    return password
  } finally {
    await storage.close()
  }
}

const line = (what: string, said: string): void => console.log(`${what.padEnd(52)} ${said}`)
const ms = (time: number): string => `${time.toFixed(0)} ms`
const spread = (times: readonly number[]): string =>
  [quantile(times, 0.5), quantile(times, 0.95), Math.max(...times)].map(ms).join(', ')

/** Presses a link of the navigation; answers how long it took until a row was painted. */
const openDesk = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')]
    const link = links.find(({ pathname }) => pathname.endsWith('/office/translation'))
    if (!link) throw new Error('No link to the translations.')
    const since = performance.now()
    link.click()
    while (!document.querySelector('[role="grid"] [role="rowgroup"] [role="row"]'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - since
  })

/** Presses the tab of a state; answers how long it took until other rows were painted. */
const filterBy = (page: Page, at: number): Promise<number> =>
  page.evaluate(async (index) => {
    const radio = document.querySelectorAll<HTMLInputElement>('fieldset input[name="text-state"]')[index]
    const shown = () => document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')
    const before = shown()
    const since = performance.now()
    radio?.click()
    while (shown() === before || !document.querySelector('[role="grid"] [role="rowgroup"] [role="row"]'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - since
  }, at)

/** From each of some keys to the frame that shows what it did, as the browser measures it. */
async function keyTimes(page: Page, press: () => Promise<void>): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { keyTimes: times })
    addEventListener(
      'keydown',
      () => {
        const since = performance.now()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push(performance.now() - since)
          port2.postMessage(null)
        })
      },
      { capture: true },
    )
  })
  for (let key = 0; key < KEYS; key += 1) {
    await press()
    await sleep(20)
  }
  await sleep(200)
  return page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes.splice(0))
}

async function measure(page: Page, url: string): Promise<boolean> {
  page.setDefaultTimeout(300_000)
  await page.goto(`${url}/${CLIENT_ID}/office`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await sleep(1000)
  line('index made, from the first question', ms(await openDesk(page)))
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.getByRole('navigation').getByRole('link', { name: 'Webhooks' }).click()
    await page.getByRole('grid').waitFor({ state: 'detached' })
    await sleep(300)
    times.push(await openDesk(page))
  }
  line('from the press to the first row: median, p95, most', spread(times))

  const filters: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    filters.push(await filterBy(page, 1))
    await sleep(100)
    filters.push(await filterBy(page, 0))
    await sleep(100)
  }
  line('from the press on a state to its rows', spread(filters))

  await page.getByRole('grid').focus()
  await page.keyboard.press('ArrowDown')
  const arrows = await keyTimes(page, () => page.keyboard.press('ArrowDown'))
  line('from an arrow in the list to its frame', spread(arrows))
  await page.keyboard.press('Enter')
  await sleep(200)
  const letters = await keyTimes(page, () => page.keyboard.press('a'))
  line('from a letter in the field to its frame', spread(letters))
  const saves: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const saved = page.waitForResponse((response) => response.url().includes('save-draft'))
    const since = performance.now()
    await page.keyboard.press('b')
    await page.keyboard.press('Control+Enter')
    await saved
    saves.push(performance.now() - since)
    await sleep(500)
  }
  line('a text is saved', spread(saves))
  return (
    quantile(times, 0.5) <= FIRST_ROW &&
    quantile(filters, 0.5) <= FILTER &&
    quantile([...arrows], 0.95) <= KEY &&
    quantile([...letters], 0.95) <= KEY
  )
}

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-desk-'))
const since = performance.now()
const password = await fill(dataDir)
console.log(
  `${TEXTS} texts stored in ${((performance.now() - since) / 1000).toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}`,
)
const server = await startServer({ dataDir }, { kind: 'host' })
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
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
