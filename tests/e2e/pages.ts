import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** Every language, width and theme with every other, which takes minutes (`npm run test:all`); otherwise one of them. */
export const isWhole = process.env.MATRIX === 'all'

/** Marks the tests that `npm run test:all` runs again, with all of their variants. */
export const inMatrix = { tag: '@matrix' }
/** The same, for what is in `npm run test:all` alone. */
export const inMatrixOnly = { tag: ['@matrix', '@long'] }

/** From the right and narrow, where most goes wrong. */
const usualLook = { language: 'ar', device: 'phone', viewport: phone }
const otherLooks = [
  { language: 'en', device: 'desktop', viewport: desktop },
  { language: 'en', device: 'phone', viewport: phone },
  { language: 'ar', device: 'desktop', viewport: desktop },
]

/** All of them, for what is in `npm run test:all` alone. */
export const allLooks = [usualLook, ...otherLooks]

/** How pages are looked at, from the left and from the right, wide and narrow: the usual one in `npm test`, else the others. */
export const everyLook = isWhole ? otherLooks : [usualLook]

/** The public pages of the demo sites, by their address without language. */
export const demoPages = [
  '/demo',
  '/demo/products',
  '/demo/pages/about',
  '/demo/pages/quality',
  '/demo/cases',
  '/demo/info',
]

/** Holds a page, or a part of it, against WCAG 2.2 AA, as far as axe can. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // What is on its way in has not its colours yet; what moves for ever is held as it is.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    // One of an element that is not drawn never ends.
    const patience = new Promise((resolve) => setTimeout(resolve, 1000))
    await Promise.race([Promise.all(passing.map(({ finished }) => finished.catch(() => undefined))), patience])
  })
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ])
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect(found).toEqual([])
}

/** Collects what a page complains about: errors on the console, uncaught errors, failed requests. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // Who leaves a page no longer waits for its pictures.
    if (why !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${why}`)
  })
  return complaints
}

/** Runs in a page before anything else: adds up how far things move while they are looked at. */
export function watchShifts(): void {
  Object.assign(globalThis, { shifted: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value') })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The cumulative layout shift of a page that `watchShifts` runs in. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'shifted'))

/** The panel of sections: while another walk publishes the same draft, the designer opens with the releases. */
export async function showAddPanel(page: Page): Promise<void> {
  const add = page.getByRole('tab', { name: 'Add' })
  if ((await add.getAttribute('aria-selected')) !== 'true') await add.click()
}

/** Waits for a publish from the designer, and accepts the warnings that it waits for. */
export async function acceptWarnings(page: Page): Promise<void> {
  const accept = page.getByRole('button', { name: /^Accept .* and publish$/ })
  await expect(accept.or(page.getByText(/^Published\. Visitors/)).first()).toBeVisible({ timeout: 150_000 })
  if (await accept.isVisible()) await accept.click()
}
