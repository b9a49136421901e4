import { expect, type Page, test } from '@playwright/test'
import { password, Updated } from './updated.ts'

// Two updates, one after the other, under what people have open (R91–R98, T11).

let server: Updated
test.beforeAll(async () => {
  server = new Updated()
  await server.start()
})
test.afterAll(async () => {
  await server.stop()
  server.remove()
})

/** A reload would make it another document. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isMarked', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true)
/** Each document that is loaded from now on; an entry of the history alone is none. */
const loadsOf = (page: Page) => {
  const loads: string[] = []
  page.on('domcontentloaded', (loaded) => loads.push(new URL(loaded.url()).pathname))
  return loads
}
const ready = 'A new version of Vitrine is ready.'

test('two builds under a half-filled form and a designer with unsaved work: nothing is lost, and nothing goes round', {
  tag: '@long',
}, async ({ page, browser }) => {
  const visitor = await (await browser.newContext()).newPage()
  const thrown: string[] = []
  for (const open of [page, visitor]) open.on('pageerror', (error) => thrown.push(error.message))

  await visitor.goto(`${server.origin}/demo/pages/contact-us`)
  const form = visitor.locator('main form[data-form]').first()
  await form.locator('[name=message]').fill('120 bolts, please')
  await mark(visitor)
  const visits = loadsOf(visitor)

  await page.addInitScript(() => Reflect.set(window, 'keptAtStart', JSON.stringify({ ...sessionStorage })))
  await page.goto(`${server.origin}/login?to=/demo/drafts/1/designer`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const canvas = page.frameLocator('iframe[title="Page canvas"]')
  await expect(canvas.locator('[data-component-id]').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption({ label: 'About us' })
  await expect(canvas.locator('[data-section="rich-text"]').first()).toBeVisible()
  await canvas.locator('[data-section="text-label"], [data-section="banner"]').first().click()
  const title = page.getByLabel('Title', { exact: true }).first()
  await expect(title).toBeVisible()
  await mark(page)
  const starts = loadsOf(page)

  for (const [id, typed] of [
    ['second', 'We make bolts'],
    ['third', 'We make bolts and nuts'],
  ] as const) {
    await server.stop()
    await title.fill(typed)
    await server.start(id)
    const saved = page.waitForResponse((answer) => /save-draft/.test(answer.url()) && answer.ok())
    await saved
    await expect(title).toHaveValue(typed)
    await expect(form.locator('[name=message]')).toHaveValue('120 bolts, please')
    await expect(visitor.locator('html')).toHaveAttribute('data-new-build', 'second')
    await expect(page.getByText(ready)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // What was not asked for before comes from the files of its own build.
    if (id === 'second') {
      await page.getByRole('tab', { name: 'Pages' }).click()
      await expect(page.getByRole('tabpanel').getByRole('button', { name: 'New page' })).toBeVisible()
    } else {
      const island = visitor.locator('header [data-island]').first()
      const source = (await island.getAttribute('data-island')) ?? ''
      const came = visitor.waitForResponse((answer) => new URL(answer.url()).pathname === source)
      await island.dispatchEvent('pointerdown')
      expect((await came).status()).toBe(200)
    }
  }
  // Longer than an open page takes to ask, several times.
  await visitor.waitForTimeout(4000)
  expect([await isMarked(page), await isMarked(visitor), starts, visits]).toEqual([true, true, [], []])

  // Both go to the new build when they want to, once.
  await form.locator('[name=email]').fill('ada@example.com')
  for (const name of ['firstName', 'lastName', 'name', 'whatsappPhone'])
    if ((await form.locator(`[name=${name}]`).count()) > 0)
      await form.locator(`[name=${name}]`).fill(name === 'whatsappPhone' ? '+49 30 1234567' : 'Ada')
  await form.getByRole('button').last().click()
  await expect(visitor.getByRole('status').filter({ hasText: 'Reference number' })).toBeVisible()
  await expect(visitor.locator('script[data-build="third"]')).toHaveCount(1)

  await page.getByRole('button', { name: 'Save and reload' }).click()
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('We make bolts and nuts')
  await expect(canvas.getByText('We make bolts and nuts').first()).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Pages' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(ready)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // How it was looked at is kept for the next start, and nothing of what is edited (R95).
  const kept = await page.evaluate(() => String(Reflect.get(window, 'keptAtStart')))
  expect(kept).toContain('vitrine:reload-view:1')
  expect(kept).not.toContain('We make bolts')

  await page.waitForTimeout(3000)
  expect(starts).toHaveLength(1)
  expect(visits).toHaveLength(1)
  expect(thrown).toEqual([])
})
