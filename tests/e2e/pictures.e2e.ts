import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { complaintsOf, desktop, expectAccessible, phone } from './pages.ts'

// What a buyer looks at, prints and passes on of a product (R124, R308).

const product = '/demo/product/hex-bolt-iso-4014'

/** Chooses 1,000 pieces of M8 × 50 mm and waits until they stand in the address. */
async function choose(page: Page): Promise<void> {
  await page.locator('[data-combination]').first().fill('1000')
  await expect(page).toHaveURL(/[?&]s=/)
}

for (const { language, total, address, days } of [
  { language: 'en', total: 'Product total', address: 'Nordhaven Works, Haiyan 314300', days: /^About [0-9]+ days$/ },
  { language: 'ar', total: 'إجمالي المنتج', address: 'مصنع نوردهافن، هاييان 314300', days: /[0-9]+ يوم/ },
])
  test(`a product is printed on A4 with what is chosen, and nothing else of its page (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await page.setViewportSize(desktop)
    await page.goto(`${product}?language=${language}`)
    await choose(page)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf).toMatch(/\/MediaBox \[0 0 594\.9\d* 841\.9\d*\]/)

    await page.emulateMedia({ media: 'print' })
    const article = page.locator('[data-section=product-detail]')
    for (const seen of ['NH-4014', 'M8', 'sales@nordhaven.example', '+86 573 0000 0187', total, page.url()])
      await expect(article.getByText(seen).filter({ visible: true }).first()).toBeVisible()
    // Who made it, and where it would go: chosen by the region of the browser.
    await expect(article.locator('address')).toContainText(address)
    await expect(article.locator('[data-chosen]')).toHaveText(/../)
    await expect(article.locator('[data-chosen]')).toBeVisible()
    await expect(article.getByText(days).filter({ visible: true }).first()).toBeVisible()
    await expect(article.getByRole('img').first()).toBeVisible()
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(article.getByRole('link').filter({ hasText: 'PDF' })).toHaveCount(0)
    for (const role of ['navigation', 'button', 'textbox', 'radio', 'contentinfo', 'banner', 'search'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await expect(page.locator('[data-section]').filter({ visible: true })).toHaveCount(1)
    expect(complaints).toEqual([])
  })

test('the button prints, and a link to what is chosen is copied where a browser shares nothing itself', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL ?? '').origin })
  await page.setViewportSize(phone)
  await page.goto(product)
  await choose(page)
  const printed = page.evaluate(
    () => new Promise<boolean>((done) => addEventListener('beforeprint', () => done(true), { once: true })),
  )
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  expect(await printed).toBe(true)

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await expectAccessible(page, '[data-section=product-detail]')
})

test('what is printed without script says where it is from, and where it would go', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  await page.goto(`${product}?to=DE`)
  await page.emulateMedia({ media: 'print' })
  const article = page.locator('[data-section=product-detail]')
  for (const seen of ['Nordhaven Works, Haiyan 314300', '+86 573 0000 0187', 'Germany', `${product}?to=DE`])
    await expect(article.getByText(seen).filter({ visible: true }).first()).toBeVisible()
  await page.close()
})

test('certificates and downloads open as files, and say of which kind and how large they are', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page)
  await page.goto(product)
  const article = page.locator('[data-section=product-detail]')
  const certificate = article.getByRole('link', { name: /^Open certificate Inspection certificate EN 10204.*106/ })
  const sheet = article.getByRole('link', { name: /^Data sheet: hex bolt.*PDF.*121/ })
  for (const link of [certificate, sheet]) {
    await expect(link).toHaveAttribute('target', '_blank')
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  }
  const saved = page.waitForEvent('download')
  await article.getByRole('link', { name: 'Download Packing and pallet plan' }).click()
  expect((await saved).suggestedFilename()).toBe('Packing and pallet plan.pdf')
  await expectAccessible(page, '[data-section=product-detail]')
  expect(complaints).toEqual([])
})

test('without script nothing offers to print or share', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
  await page.goto(product)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0)
  await page.close()
})

const open = (page: Page) => page.locator('dialog:is(:modal, :popover-open)')
/** How large the open image is drawn against its size without zoom. */
const scaleOf = (page: Page) =>
  open(page)
    .getByRole('img')
    .evaluate((image) => image.getBoundingClientRect().width / (image as HTMLImageElement).offsetWidth)

for (const { language, next, ask, keys } of [
  { language: 'en', next: 'Next image', ask: /^Enlarge/, keys: ['ArrowRight', 'ArrowLeft'] },
  { language: 'ar', next: 'الصورة التالية', ask: /^تكبير/, keys: ['ArrowLeft', 'ArrowRight'] },
] as const)
  test(`an enlarged image is zoomed, and leads to the next one and back (${language})`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.setViewportSize(desktop)
    await page.goto(`${product}?language=${language}`)
    const list = page.locator('[data-section=product-detail] ul').first()
    await list.getByRole('button', { name: ask }).first().click()
    const first = await open(page).getAttribute('aria-label')
    await page.mouse.move(700, 400)
    // The script that zooms comes when the image is opened; a wheel that turns before it is lost.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -300)
        return scaleOf(page)
      })
      .toBeGreaterThan(2)
    await page.mouse.click(700, 400)
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 1)
    await page.keyboard.press('+')
    await expect.poll(() => scaleOf(page)).toBe(1.5)
    await page.keyboard.press('-')
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 1)

    await page.keyboard.press(keys[0])
    await expect(open(page)).not.toHaveAttribute('aria-label', first ?? '')
    await expect(open(page).getByRole('button', { name: next })).toBeFocused()
    await expectAccessible(page, 'dialog:modal')
    await page.keyboard.press(keys[1])
    await expect(open(page)).toHaveAttribute('aria-label', first ?? '')
    await open(page).getByRole('button', { name: next }).click()
    const second = await open(page).getAttribute('aria-label')
    await page.keyboard.press('Escape')
    await expect(open(page)).toHaveCount(0)
    // The page shows what was seen last, and the focus is there.
    const opener = list.getByRole('button', { name: second ?? '' })
    await expect(opener).toBeFocused()
    await expect(opener).toBeVisible()
    expect(complaints).toEqual([])
  })

test('two fingers zoom an enlarged image, one moves it, and a swipe leads to the next', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    ...(baseURL !== undefined && { baseURL }),
  })
  const touch = await page.context().newCDPSession(page)
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number; id: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await page.goto(product)
  await page
    .locator('[data-section=product-detail] ul')
    .first()
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .tap()
  await expect(open(page).getByRole('button', { name: 'Next image' })).toBeVisible()

  await at('touchStart', { x: 180, y: 400, id: 1 }, { x: 210, y: 400, id: 2 })
  for (const by of [20, 40, 60]) await at('touchMove', { x: 180 - by, y: 400, id: 1 }, { x: 210 + by, y: 400, id: 2 })
  await at('touchEnd')
  expect(await scaleOf(page)).toBeGreaterThan(3)
  const before = await open(page).getByRole('img').boundingBox()
  await at('touchStart', { x: 200, y: 400, id: 1 })
  for (const by of [20, 60, 100]) await at('touchMove', { x: 200 + by, y: 400, id: 1 })
  await at('touchEnd')
  const after = await open(page).getByRole('img').boundingBox()
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(100, 0)

  // Not by a tap: browsers take the first one after a quick movement for its end.
  await open(page).getByRole('button', { name: 'Zoom' }).click()
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1, 1)
  const first = await open(page).getAttribute('aria-label')
  await at('touchStart', { x: 300, y: 400, id: 1 })
  for (const by of [30, 80, 160]) await at('touchMove', { x: 300 - by, y: 402, id: 1 })
  await at('touchEnd')
  await expect(open(page)).not.toHaveAttribute('aria-label', first ?? '')
  await page.close()
})

test('a video keeps its own ratio', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(product)
  const video = page.locator('[data-section=product-detail] video')
  const { width, height, ratio } = await video.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return {
      width: box.width,
      height: box.height,
      ratio: Number(element.getAttribute('width')) / Number(element.getAttribute('height')),
    }
  })
  expect(width / height).toBeCloseTo(ratio, 1)
})

for (const path of [
  product,
  '/demo',
  '/demo/cases',
  '/demo/info',
  '/acme',
  '/demo/product/hex-bolt-iso-4014?language=ar',
])
  test(`the link preview of ${path} is a JPEG of 1200 × 630 pixels`, async ({ page, request }) => {
    await page.goto(path)
    const meta = async (name: string) =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute('content')
    const address = (await meta('og:image')) ?? ''
    expect(address).toMatch(/^https?:\/\/.*\.jpg$/)
    expect(await meta('twitter:image')).toBe(address)
    expect([await meta('og:image:width'), await meta('og:image:height')]).toEqual(['1200', '630'])
    const answer = await request.get(address)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    expect(answer.headers()['cache-control']).toMatch(/^public, max-age=/)
    const body = await answer.body()
    expect(body.length).toBeLessThanOrEqual(300_000)
    expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect((await request.get(address.replace(/auto|[0-9]+\.[0-9]+(?=-)/, '1.1'))).status()).toBe(404)
  })
