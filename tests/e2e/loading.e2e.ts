import { expect, type Page, test } from '@playwright/test'

async function open(page: Page) {
  await page.goto('/login?to=/demo/drafts/1/designer')
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const canvas = page.frameLocator('iframe[title="Page canvas"]')
  await expect(canvas.locator('[data-component-id]').first()).toBeVisible()
  return canvas
}

/** What cannot be loaded until the answer is called. */
async function block(page: Page, files: RegExp) {
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

const failure = /^This part could not be loaded/
const again = (page: Page) => page.getByRole('button', { name: 'Try again' })
/** A reload would make it another document. */
const marked = (page: Page) => page.evaluate(() => Reflect.set(window, 'isFirst', true))
const isFirst = (page: Page) => page.evaluate(() => Reflect.get(window, 'isFirst') === true)

test('a rich text whose script does not come is not there after a reload either, and comes when it is asked for again', async ({
  page,
}) => {
  const unblock = await block(page, /rich-text-editor/)
  const canvas = await open(page)
  await marked(page)
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption({ label: 'About us' })
  await canvas.locator('[data-section="rich-text"]').first().click()
  // Nothing is unsaved, so the designer is loaded anew, with the same text selected.
  const field = page.locator('[data-setter="rich-text"]').first()
  await expect(field.getByRole('alert')).toHaveText(failure)
  expect(await isFirst(page)).toBe(false)
  await marked(page)
  await expect(field.locator('textarea, .cm-editor')).toHaveCount(0)
  await unblock()
  // In place, or where the browser remembers what did not come (Chromium 150), by loading the designer anew.
  await field.getByRole('button', { name: 'Try again' }).click()
  const text = field.getByRole('textbox')
  await text.press('Control+End')
  await text.pressSequentially(' and more')
  await expect(canvas.getByText(/and more/).first()).toBeVisible()
})

test('a part that did not come without a line comes when the line is back, and nothing that was typed is lost', async ({
  page,
  context,
}) => {
  const canvas = await open(page)
  await marked(page)
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption({ label: 'About us' })
  // The home page has titles too: until its successor is drawn, the click would be on what goes away.
  await expect(canvas.locator('[data-section="rich-text"]').first()).toBeVisible()
  await canvas.locator('[data-section="text-label"], [data-section="banner"]').first().click()
  const title = page.getByLabel('Title', { exact: true }).first()
  await expect(title).toBeVisible()
  await context.setOffline(true)
  await title.fill('Typed without a line')
  await page.getByRole('tab', { name: 'Pages' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('alert')).toHaveText(failure)
  await expect(title).toHaveValue('Typed without a line')
  expect(await isFirst(page)).toBe(true)
  await context.setOffline(false)
  // By itself, or where the browser remembers what did not come (Chromium 150), when it is asked for.
  await expect(async () => {
    if (await again(page).isVisible()) await again(page).click({ timeout: 1000 })
    await expect(panel.getByRole('button', { name: 'New page' })).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(title).toHaveValue('Typed without a line')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a part that does not come while something is unsaved loads nothing anew', async ({ page }) => {
  const canvas = await open(page)
  // Another page than that of the test above, which changes a title at the same time.
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption({ label: 'Made to order' })
  await canvas.locator('[data-section="banner"]').first().click()
  const title = page.getByLabel('Title', { exact: true }).first()
  await expect(title).toBeVisible()
  await marked(page)
  // What is sent is not answered.
  await page.route(/save-draft/, () => undefined)
  await title.fill('Typed while nothing is answered')
  const unblock = await block(page, /assets\/pages-.*\.js/)
  await page.getByRole('tab', { name: 'Pages' }).click()
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(failure)
  expect(await isFirst(page)).toBe(true)
  await expect(title).toHaveValue('Typed while nothing is answered')
  await page.unroute(/save-draft/)
  await unblock()
})

for (const [what, files] of [
  ['its script', /assets\/pages-.*\.js/],
  ['a script that it imports', /assets\/page-names-.*\.js/],
  ['its stylesheet', /assets\/pages-.*\.css/],
] as const)
  test(`a panel comes when it is asked for again, where ${what} did not come`, async ({ page }) => {
    const unblock = await block(page, files)
    const canvas = await open(page)
    await marked(page)
    await canvas.locator('[data-section]').first().click()
    await page.getByRole('tab', { name: 'Pages' }).click()
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByRole('alert')).toHaveText(failure)
    // It was loaded anew once, with the panel open.
    expect(await isFirst(page)).toBe(false)
    await marked(page)
    await unblock()
    await again(page).click()
    await expect(panel.getByRole('button', { name: 'New page' })).toBeVisible()
    const row = panel.getByRole('list', { name: 'Pages' }).getByRole('listitem').first()
    await expect(row, 'with its styles').toHaveCSS('display', 'flex')
  })

test('dialogs and publishing come when they are asked for again, and the designer stays', async ({ page }) => {
  const unblock = await block(page, /assets\/(command-palette|releases|saving-details)-.*\.js/)
  const canvas = await open(page)
  await marked(page)
  await page.keyboard.press('Control+k')
  // Loaded anew once: what was asked for is asked for again.
  await expect.poll(() => isFirst(page).catch(() => true)).toBe(false)
  await expect(canvas.locator('[data-component-id]').first()).toBeVisible()
  await marked(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('alert')).toHaveText(failure)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Draft status' }).click()
  await expect(page.getByRole('alert')).toHaveText(failure)
  await page.getByRole('button', { name: 'Draft status' }).click()
  await page.getByRole('tab', { name: 'Releases' }).click()
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText(failure)
  await expect(canvas.locator('[data-component-id]').first()).toBeVisible()
  await unblock()
  await again(page).click()
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Releases' }).first()).toBeVisible()
  // Opened another time, it comes by itself.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
})
