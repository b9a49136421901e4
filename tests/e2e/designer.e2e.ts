import { fileURLToPath } from 'node:url'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { acceptWarnings, complaintsOf, expectAccessible, inMatrix, isWhole, showAddPanel } from './pages.ts'

const password = 'correct horse'

/** What stands on the screen of an owner who has a draft open. */
interface Opened {
  readonly canvas: FrameLocator
  readonly settings: Locator
  readonly field: (label: string) => Locator
  readonly status: Locator
}

const onScreen = (page: Page): Opened => {
  const settings = page.getByRole('region', { name: 'Settings', exact: true })
  return {
    canvas: page.frameLocator(`iframe:is([title="Page canvas"], [title="لوحة الصفحة"])`),
    settings,
    field: (label) => settings.getByLabel(label, { exact: true }),
    status: page.getByRole('status').filter({ hasText: /Saved|Saving|Unsaved|Offline|Conflict/ }),
  }
}

async function open(page: Page, address = '/demo/drafts/1/designer'): Promise<Opened> {
  await page.goto(`/login?to=${encodeURIComponent(address)}`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const opened = onScreen(page)
  await expect(opened.canvas.locator('[data-component-id]').first()).toBeVisible()
  return opened
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an owner builds a page with the mouse and the keyboard, in two languages, and publishes it', async ({ page }) => {
  test.setTimeout(180_000)
  page.setDefaultTimeout(30_000)
  const complaints = complaintsOf(page)
  const { canvas, field, settings, status } = await open(page)
  const banners = canvas.locator('[data-section="banner"]')

  // None, unless this is tried again.
  const labels = canvas.locator('[data-section="text-label"]')
  const [bannersBefore, labelsBefore] = [await banners.count(), await labels.count()]

  // By keyboard: Enter puts it behind what is selected.
  await canvas
    .locator('main > [data-component-id]')
    .first()
    .click({ position: { x: 8, y: 8 } })
  await page.getByRole('button', { name: 'Banner', exact: true }).press('Enter')
  await expect(banners).toHaveCount(bannersBefore + 1)

  // By mouse: dragged to its place.
  const entry = page.getByRole('button', { name: 'Text', exact: true })
  await entry.hover()
  await page.mouse.down()
  const target = await banners.first().boundingBox()
  const x = (target?.x ?? 0) + (target?.width ?? 0) / 2
  await page.mouse.move(x, (target?.y ?? 0) + 40, { steps: 8 })
  await page.mouse.move(x, (target?.y ?? 0) + 4, { steps: 8 })
  await expect(page.locator('[data-drop-line]')).toBeVisible()
  await page.mouse.up()
  await expect(labels).toHaveCount(labelsBefore + 1)

  // Its title in English and in Arabic.
  await banners.first().click()
  await field('Title').fill('Bolts that hold')
  await expect(banners.first().getByText('Bolts that hold')).toBeVisible()
  const language = page.getByLabel('Editing language')
  await language.selectOption('ar')
  await expect(canvas.locator('html')).toHaveAttribute('dir', 'rtl')
  await field('Title').fill('براغٍ تصمد')
  await expect(banners.first().getByText('براغٍ تصمد')).toBeVisible()
  await language.selectOption('en')
  await expect(field('Title')).toHaveValue('Bolts that hold')
  await expect(banners.first().getByText('Bolts that hold')).toBeVisible()

  // For phones alone.
  await page.getByRole('radiogroup', { name: 'Device' }).getByRole('radio', { name: 'Mobile' }).focus()
  await page.keyboard.press('Space')
  await settings.getByLabel('Top (mobile)').fill('40')
  await expect(banners.first()).toHaveAttribute('style', /--spacing-top-mobile:\s*40px/)
  await page.getByRole('radio', { name: 'Desktop', exact: true }).focus()
  await page.keyboard.press('Space')

  // All back, all again.
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click()
  await expect(banners).toHaveCount(bannersBefore)
  await expect(labels).toHaveCount(labelsBefore)
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  while ((await redo.getAttribute('aria-disabled')) !== 'true') await redo.click()
  await expect(banners.first().getByText('Bolts that hold')).toBeVisible()

  await press(page, 'Save')
  await expect(status).toHaveText(/Saved/)
  await press(page, 'Publish')
  // Some of its texts are not translated.
  await acceptWarnings(page)
  await expect
    .poll(async () => (await page.request.get('/demo')).text(), { timeout: 60_000 })
    .toContain('Bolts that hold')
  expect(await (await page.request.get('/demo?language=ar')).text()).toContain('براغٍ تصمد')
  expect(complaints).toEqual([])
})

/** All that the designer has put into the browser's database: a quarter of a second after it was typed. */
const keptInTheBrowser = () =>
  new Promise<string>((resolve, reject) => {
    const opening = indexedDB.open('vitrine-unsaved')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('copies').objectStore('copies').getAll()
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => resolve(JSON.stringify(reading.result))
    }
  })

// Tests run side by side on one draft, so each that types into a field has a section of its own.

test('what was not saved survives a crash of the browser, and is offered back', async ({ page, context }) => {
  const { canvas, field } = await open(page)
  await canvas.locator('[data-section="comment"]').first().click()
  // The line is gone, so nothing can be saved.
  await context.setOffline(true)
  const typed = `Typed before the crash ${Date.now()}`
  await field('Title').fill(typed)
  await expect(page.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => page.evaluate(keptInTheBrowser)).toContain(typed)
  const crashed = page.waitForEvent('crash')
  const cdp = await context.newCDPSession(page)
  cdp.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto('/demo/drafts/1/designer')
  await again
    .getByRole('dialog')
    .getByRole('button', { name: /restore/i })
    .click()
  const opened = onScreen(again)
  await expect(opened.canvas.getByText(typed)).toBeVisible()
  await expect(opened.status).toHaveText(/Saved/, { timeout: 30_000 })
})

test('a session that is over is renewed in place, and the save goes on', async ({ page, context }) => {
  const { canvas, field, status } = await open(page)
  await canvas.locator('[data-section="statistics"]').first().click()
  await context.clearCookies()
  const title = `Counted again ${Date.now()}`
  await field('Title').fill(title)
  await press(page, 'Save')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill('owner@example.com')
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(status).toHaveText(/Saved/)
  await expect(canvas.getByText(title)).toBeVisible()
})

test("another editor's change arrives without a reload", async ({ page, browser, baseURL }) => {
  const other = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  const [mine, theirs] = [await open(page), await open(other)]
  await theirs.canvas.locator('[data-section="certificates"]').first().click()
  await theirs.field('Title').fill('Said by somebody else')
  await press(other, 'Save')
  await expect(mine.canvas.getByText('Said by somebody else')).toBeVisible({ timeout: 30_000 })
  await other.context().close()
})

test('a text is typed on the canvas, in its field at once; Escape keeps it, and undo takes it back', async ({
  page,
}) => {
  const { canvas, field } = await open(page)
  const title = canvas.locator('[data-section="newsletter"] [data-text-path="title"]').first()
  const before = (await title.textContent()) ?? ''
  await title.dblclick()
  await page.keyboard.type('Bolts rings')
  await expect(field('Title')).toHaveValue('Bolts rings')
  for (const _ of 'rings') await page.keyboard.press('ArrowLeft')
  // Were the text drawn anew under the caret, it would go on at the beginning.
  await page.keyboard.type('and ')
  await expect(field('Title')).toHaveValue('Bolts and rings')
  await expect(title).toHaveText('Bolts and rings')
  await page.keyboard.press('Escape')
  await expect(title).not.toHaveAttribute('contenteditable')
  await expect(title).toHaveText('Bolts and rings')
  await page.keyboard.press('Control+z')
  await expect(field('Title')).toHaveValue(before)
  await expect(title).toHaveText(before)
})

test('a film that is uploaded is shown by its first frame', async ({ page }) => {
  const { canvas, settings } = await open(page)
  await showAddPanel(page)
  await press(page, 'Video')
  const film = fileURLToPath(new URL('../../sites/demo/media/pages/thread-rolling.mp4', import.meta.url))
  await settings.locator('[data-setter="video"] input[type=file]').first().setInputFiles(film)
  await expect(settings.locator('[data-setter="video"] img').first()).toHaveAttribute('src', /\.(?:jpg|webp)/)
  await expect(canvas.locator('[data-section="video"]').last().locator('img, video').first()).toBeVisible()
})

test('the page is seen with its stylesheets, however long they take', async ({ page }) => {
  const { canvas } = await open(page)
  const coming = Promise.withResolvers<void>()
  await page.route(/\.css/, async (route) => {
    if (route.request().frame().parentFrame()) await coming.promise
    await route.continue()
  })
  await page.reload()
  await expect(canvas.locator('main > [data-component-id]').first()).toBeAttached()
  await expect(page.getByTitle('Page canvas')).toBeHidden()
  coming.resolve()
  await expect(page.getByTitle('Page canvas')).toBeVisible()
  await expect(canvas.getByRole('list', { name: 'Slides' }).getByRole('link').first()).toHaveCSS(
    'text-decoration-line',
    'none',
  )
})

for (const language of isWhole ? ['en', 'ar'] : ['ar'])
  test(`every panel is accessible in ${language}`, inMatrix, async ({ page }) => {
    test.setTimeout(300_000)
    const { canvas } = await open(page, `/demo/drafts/1/designer?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await canvas.locator('[data-section="customer"]').first().click()
    // The canvas, the bar and the settings stay as they are beside every panel.
    await expectAccessible(page)
    const tabs = await page.getByRole('tab').all()
    expect(tabs).toHaveLength(10)
    for (const tab of tabs) {
      await tab.click()
      await page.waitForTimeout(400)
      await expectAccessible(page, '[role="tabpanel"]')
    }
  })
