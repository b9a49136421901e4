import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, desktop, phone, shiftOf, watchShifts } from './pages.ts'

test('a page is there without script, and its links work', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/demo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('in Arabic the page runs from right to left', async ({ page }) => {
  await page.goto('/demo?language=ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await page.getByRole('main').locator('a[href*="/demo/product"]').first().click()
  await expect(page).toHaveURL(/language=ar/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('every root component says which section it is', async ({ page }) => {
  await page.goto('/demo')
  for (const section of ['header', 'swiper', 'product-list', 'poster', 'footer'])
    await expect(page.locator(`[data-section="${section}"]`).first()).toBeVisible()
})

test('no React comes before a page is touched, and the script before that is small', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.url())
  })
  await page.goto('/demo')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(500)
  expect(scripts).toHaveLength(1)
  const bytes = await page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ initiatorType }) => initiatorType === 'script',
      )[0]?.encodedBodySize,
  )
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(5 * 1024)
})

test('an image that cannot be loaded says so in the page language, and keeps its place', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.route(/\/media\//, (route) => route.abort())
  await page.goto('/demo')
  await expect(page.getByText('Image not available').first()).toBeVisible()
  expect(warnings.some((text) => text.startsWith('image load failed: '))).toBe(true)
})

test('the header works with the keyboard alone', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/demo')
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the phone menu opens and leads to another page', async ({ page }) => {
  await page.setViewportSize(phone)
  const complaints = complaintsOf(page)
  await page.goto('/demo')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Products', { exact: true }).first().click()
  await menu.getByRole('link', { name: 'All products' }).click()
  await expect(page).toHaveURL(/\/demo\/products/)
  expect(complaints).toEqual([])
})

test('the language switch leads to the same page in another language', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/demo/products')
  const header = page.getByRole('banner')
  await header.getByText('English').first().click()
  await header.getByRole('link', { name: 'Deutsch' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/demo\/products\?language=de/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a page is light on the wire', async ({ request }) => {
  const html = await (await request.get('/demo')).text()
  const bytes = async (address: string) => {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()['content-encoding'], address).toBe('br')
    return Number(answer.headers()['content-length'])
  }
  expect(await bytes('/demo')).toBeLessThanOrEqual(30 * 1024)
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address as string)
  expect(sheets).toHaveLength(1)
  expect(await bytes(sheets[0] as string)).toBeLessThanOrEqual(20 * 1024)
})

for (const address of ['/demo', '/demo?language=de', '/demo/products', '/acme'])
  test(`${address}: nothing moves when the fonts arrive late`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.addInitScript(watchShifts)
    const fonts = Promise.withResolvers<void>()
    await page.route(/\.woff2$/, async (route) => {
      await fonts.promise
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await expect.poll(() => shown(page)).toContain('loading')
    fonts.resolve()
    await expect.poll(() => shown(page)).not.toContain('loading')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    expect(await shown(page)).toContain('loaded')
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  })

/** How far the fonts of a page are. */
const shown = (page: Page) => page.evaluate(() => [...document.fonts].map(({ status }) => status))

test('a page loads only the fonts that its theme names, from its own origin', async ({ page }) => {
  const complaints = complaintsOf(page)
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.goto('/demo')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.length).toBeGreaterThan(0)
  for (const url of fonts) expect(url).toContain('/builds/assets/')
  expect(fonts.filter((url) => /nunito|source-serif/.test(url))).toEqual([])
  expect(complaints).toEqual([])
})
