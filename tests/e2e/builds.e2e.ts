import { expect, type Locator, type Page, test } from '@playwright/test'
import { password, Updated } from './updated.ts'

let server: Updated
test.beforeEach(async () => {
  server = new Updated()
  await server.start()
})
test.afterEach(async () => {
  await server.stop()
  server.remove()
})

/** A reload would make it another document. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isMarked', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true)
const buildOf = (page: Page) => page.locator('script[data-build]').first().getAttribute('data-build')
const announced = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-new-build', 'second')
const loadsOf = (page: Page) => {
  const loads: string[] = []
  page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()))
  return loads
}

test('a page of the build before keeps what is typed, gets its own scripts, and leads to the new one', async ({
  page,
}) => {
  await page.goto(`${server.origin}/demo/pages/contact-us`)
  const first = await buildOf(page)
  await mark(page)
  const form = page.locator('main form[data-form]').first()
  await form.locator('[name=message]').fill('120 bolts, please')
  await server.update('second')
  await announced(page)
  expect(await isMarked(page)).toBe(true)
  // The script of the menu was not asked for before.
  const scripts: string[] = []
  page.on('response', (answer) => scripts.push(`${answer.status()} ${new URL(answer.url()).pathname}`))
  await page.setViewportSize({ width: 390, height: 780 })
  const island = page.locator('[data-island]').first()
  const source = await island.getAttribute('data-island')
  await island.dispatchEvent('pointerdown')
  await expect.poll(() => scripts).toContain(`200 ${source}`)
  await expect(form.locator('[name=message]')).toHaveValue('120 bolts, please')
  expect(await isMarked(page)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 780 })
  await page.getByRole('link', { name: 'Products' }).first().click()
  await page.waitForURL(/products/)
  expect(await buildOf(page)).toBe('second')
  expect(first).not.toBe('second')
})

test('a page whose script is gone is loaded anew, once, and works', async ({ page }) => {
  await page.goto(`${server.origin}/demo/products`)
  await mark(page)
  const loads = loadsOf(page)
  await server.update('second')
  server.forgetEarlierFiles()
  await page.locator('[data-island]').first().dispatchEvent('pointerdown')
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  expect(await buildOf(page)).toBe('second')
  expect(loads).toHaveLength(1)
})

test('a script that never comes loads the page anew once, and not while a form is half filled', async ({ page }) => {
  await page.route(/assets\/island-/, (route) => route.abort())
  await page.goto(`${server.origin}/demo/pages/contact-us`)
  const loads = loadsOf(page)
  const failures: string[] = []
  page.on('console', (message) => message.text().startsWith('part failed') && failures.push(message.text()))
  const island = page.locator('[data-island]').first()
  const message = page.locator('main form [name=message]').first()
  await message.fill('Half an inquiry')
  await island.dispatchEvent('pointerdown')
  await expect.poll(() => failures.length).toBe(1)
  expect(loads).toEqual([])
  await message.fill('')
  await island.dispatchEvent('pointerdown')
  await expect.poll(() => loads.length).toBe(1)
  await page.waitForLoadState()
  const before = failures.length
  await island.dispatchEvent('pointerdown')
  await expect.poll(() => failures.length).toBeGreaterThan(before)
  expect(loads).toHaveLength(1)
  // When the line is back, the next touch is enough.
  await page.unroute(/assets\/island-/)
  await expect(async () => {
    const lived = page.waitForResponse((answer) => answer.url().includes('/island-') && answer.ok(), { timeout: 3000 })
    await island.dispatchEvent('pointerdown')
    await lived
  }).toPass()
  expect(loads).toHaveLength(1)
})

for (const [what, path, files, place, touch] of [
  ['of forms', '/demo/pages/contact-us', /assets\/form-/, 'main form [name=email]', (field: Locator) => field.focus()],
  [
    'that searches countries',
    '/demo/product/hex-bolt-iso-4014',
    /assets\/searchable-select-/,
    '[data-noted] label',
    (field: Locator) => field.dispatchEvent('pointerover'),
  ],
] as const)
  test(`a script ${what} that does not come loads the page anew once, not while the form is half filled`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.route(files, (route) => route.abort())
    await page.goto(server.origin + path)
    const message = page.locator('main form [name=message]').first()
    const field = page.locator(place).first()
    // What belongs to a form comes when it is seen.
    const seeField = async () => {
      await field.scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
    }
    await seeField()
    await mark(page)
    const failed = () => page.waitForEvent('requestfailed', (request) => files.test(request.url()))
    await message.fill('Half an inquiry')
    await seeField()
    const gone = failed()
    await touch(field)
    await gone
    await page.waitForTimeout(2500)
    expect(await isMarked(page)).toBe(true)
    await expect(message).toHaveValue('Half an inquiry')
    await message.fill('')
    await seeField()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await touch(field)
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await page.waitForLoadState()
    await mark(page)
    await seeField()
    await touch(field)
    await page.waitForTimeout(2500)
    expect(await isMarked(page)).toBe(true)
    // When the line is back, the next touch is enough.
    await page.unroute(files)
    const came = page.waitForResponse((answer) => files.test(answer.url()) && answer.ok())
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await touch(field)
    await came
    expect(await isMarked(page)).toBe(true)
  })

test('a page works while it is of one of the last three builds, and is loaded anew once when its files are gone', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${server.origin}/demo/products`)
  await mark(page)
  const island = page.locator('[data-island]').first()
  const source = (await island.getAttribute('data-island')) ?? ''
  for (const id of ['second', 'third']) {
    await server.update(id)
    expect((await page.request.get(`${server.origin}${source}`)).status(), id).toBe(200)
  }
  expect(await isMarked(page)).toBe(true)
  // The fourth comes a day later.
  await server.stop()
  server.forgetFirstFiles()
  await server.start('fourth')
  expect((await page.request.get(`${server.origin}${source}`)).status()).toBe(404)
  await island.dispatchEvent('pointerdown')
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  expect(await buildOf(page)).toBe('fourth')
  const loads = loadsOf(page)
  await page.locator('[data-island]').first().dispatchEvent('pointerdown')
  await page.waitForTimeout(1500)
  expect(loads).toEqual([])
})

async function openDesigner(page: Page) {
  await page.goto(`${server.origin}/login?to=/demo/drafts/1/designer`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const canvas = page.frameLocator('iframe[title="Page canvas"]')
  await expect(canvas.locator('[data-component-id]').first()).toBeVisible()
  return canvas
}

test('the designer says that a new version is ready, saves, and comes back as it was left', async ({ page }) => {
  const canvas = await openDesigner(page)
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption({ label: 'About us' })
  await page.getByRole('tab', { name: 'Pages' }).click()
  // The home page has titles too: until its successor is drawn, the click would be on what goes away.
  await expect(canvas.locator('[data-section="rich-text"]').first()).toBeVisible()
  await canvas.locator('[data-section="text-label"], [data-section="banner"]').first().click()
  const title = page.getByLabel('Title', { exact: true }).first()
  await expect(title).toBeVisible()
  // What is typed while the server is away waits in the browser.
  await server.stop()
  await title.fill('We make bolts')
  await server.start('second')
  await expect(page.getByText('A new version of Vitrine is ready.')).toBeVisible()
  await mark(page)
  await page.getByRole('button', { name: 'Save and reload' }).click()
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await expect(page.getByRole('combobox', { name: 'Page', exact: true }).locator('option:checked')).toHaveText(
    /About us/,
  )
  await expect(page.getByRole('tab', { name: 'Pages' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('We make bolts')
  await expect(page.getByText('A new version of Vitrine is ready.')).toHaveCount(0)
  await expect(canvas.getByText('We make bolts').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

async function openOffice(page: Page, path: string) {
  await page.goto(`${server.origin}/login?to=${encodeURIComponent(`/demo/office${path}`)}`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('the office says that a new version is ready, and saves what is typed before it loads it', async ({ page }) => {
  await openOffice(page, '/account')
  const name = page.getByLabel('Your name')
  await name.fill('Mei Tanaka')
  await server.update('second')
  const notice = page.getByText('A new version of Vitrine is ready.')
  await expect(notice).toBeVisible()
  await expect(name).toHaveValue('Mei Tanaka')
  await mark(page)
  await page.getByRole('button', { name: 'Save and reload' }).click()
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await expect(page).toHaveURL(/\/demo\/office\/account$/)
  await expect(name).toHaveValue('Mei Tanaka')
  await expect(notice).toHaveCount(0)
})

test('a screen of the office whose script does not come loads it anew once, then comes when it is asked for; not while something is typed', async ({
  page,
}) => {
  await openOffice(page, '/account')
  const name = page.getByLabel('Your name')
  await expect(name).toBeVisible()
  await page.route(/assets\/media-.*\.js/, (route) => route.abort())
  const media = page.getByRole('navigation').getByRole('link', { name: 'Media' }).first()
  await mark(page)
  await media.click()
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toHaveText(/^This part could not be loaded/)
  const loads = loadsOf(page)
  await page.waitForTimeout(2000)
  expect(loads, 'no loop').toEqual([])
  await page.unroute(/assets\/media-.*\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Media')
})

test('T11 the designer waits until all is saved before it loads a new version', async ({ page }) => {
  const canvas = await openDesigner(page)
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption({ label: 'About us' })
  await expect(canvas.locator('[data-section="rich-text"]').first()).toBeVisible()
  await canvas.locator('[data-section="text-label"], [data-section="banner"]').first().click()
  const title = page.getByLabel('Title', { exact: true }).first()
  await expect(title).toBeVisible()
  await server.update('second')
  await expect(page.getByText('A new version of Vitrine is ready.')).toBeVisible()
  // The line is slow: what is sent is answered when it is let through.
  let letThrough = () => {}
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  let held = 0
  await page.route(/save-draft/, async (route) => {
    held += 1
    await isLetThrough
    await route.continue()
  })
  await mark(page)
  await title.fill('Saved before the reload')
  await page.getByRole('button', { name: 'Save and reload' }).click()
  await expect.poll(() => held).toBe(1)
  await page.waitForTimeout(1000)
  expect(await isMarked(page)).toBe(true)
  letThrough()
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await expect(canvas.getByText('Saved before the reload').first()).toBeVisible()
})

test('R96 a save that fails loads nothing anew; once the line is back all is saved, and nothing is lost', async ({
  page,
  context,
}) => {
  const canvas = await openDesigner(page)
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption({ label: 'About us' })
  await expect(canvas.locator('[data-section="rich-text"]').first()).toBeVisible()
  await canvas.locator('[data-section="text-label"], [data-section="banner"]').first().click()
  const title = page.getByLabel('Title', { exact: true }).first()
  await expect(title).toBeVisible()
  await server.update('second')
  const saveAndReload = page.getByRole('button', { name: 'Save and reload' })
  await expect(saveAndReload).toBeVisible()
  await mark(page)
  const loads = loadsOf(page)
  // Refused by the service, and then without a line.
  await page.route(/save-draft/, (route) => route.fulfill({ status: 503, body: 'away' }))
  await title.fill('Refused at first')
  await saveAndReload.click()
  await page.waitForTimeout(1500)
  expect(loads).toEqual([])
  await context.setOffline(true)
  await page.unroute(/save-draft/)
  await title.fill('Refused at first, and typed without a line')
  if (await saveAndReload.isEnabled()) await saveAndReload.click()
  await page.waitForTimeout(1500)
  expect([loads, await isMarked(page)]).toEqual([[], true])
  await expect(title).toHaveValue('Refused at first, and typed without a line')
  const saved = page.waitForResponse((answer) => /save-draft/.test(answer.url()) && answer.ok())
  await context.setOffline(false)
  await saved
  await expect(title).toHaveValue('Refused at first, and typed without a line')
  await saveAndReload.click()
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await expect(canvas.getByText('Refused at first, and typed without a line').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(loads).toHaveLength(1)
})
