import { expect, type Page, test } from '@playwright/test'
import { formLimits, languageCodes, limits } from '@vitrine/schemas'
import { desktop, expectAccessible, inMatrix, isWhole, phone } from './pages.ts'

const usualLook = { device: 'a phone', viewport: phone, language: 'ar' }
const otherLooks = [
  { device: 'a desktop', viewport: desktop, language: 'en' },
  { device: 'a phone', viewport: phone, language: 'en' },
  { device: 'a tablet', viewport: { width: 820, height: 1180 }, language: 'en' },
  { device: 'a tablet', viewport: { width: 820, height: 1180 }, language: 'ar' },
  { device: 'a desktop', viewport: desktop, language: 'ar' },
]

async function open(page: Page, address = '/demo/drafts/1/designer') {
  await page.goto(`/login?to=${encodeURIComponent(address)}`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('iframe').contentFrame().locator('[data-component-id]').first()).toBeVisible()
}

/** What the document itself holds; the page on the canvas is a document of its own. */
const landmarks = (page: Page) =>
  page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main, [role="main"]').length,
    banners: document.querySelectorAll('body header:not(main *, section *, article *, aside *)').length,
  }))

for (const { device, viewport, language } of isWhole ? [usualLook, ...otherLooks] : [usualLook])
  test(
    `the bar leads to help, languages, the account and the site on ${device} in ${language}`,
    inMatrix,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, `/demo/drafts/1/designer?language=${language}`)
      expect(await landmarks(page)).toEqual({ headings: 1, mains: 1, banners: 1 })
      const site = page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Nordhaven Fasteners' })
      await expect(site).toBeVisible()
      await expect(site).toHaveAttribute('href', 'https://demo.test/')
      const menus = page.getByRole('banner').locator('button[aria-haspopup="menu"]')
      await expect(menus).toHaveCount(3)
      for (const button of await menus.all()) {
        await expect(button).toBeInViewport({ ratio: 1 })
        await button.press('Enter')
        await expect(page.getByRole('menu')).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menu')).toHaveCount(0)
        await expect(button).toBeFocused()
      }
      // With nothing open over them: the canvas has landmarks of its own.
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    },
  )

test('help lists all commands, the keys and the limits with their numbers', async ({ page }) => {
  await open(page)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  await choose('All commands')
  await page.keyboard.press('Escape')
  await choose('Keyboard shortcuts')
  await page.keyboard.press('Escape')
  await choose('Limits')
  const dialog = page.getByRole('dialog', { name: 'Limits' })
  const said = (name: string) =>
    dialog
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
  await expect(said('Image')).toHaveText(`${limits.image / 1024 / 1024} MB`)
  await expect(said('Number of images')).toHaveText(String(formLimits.images))
  await expect(said('Message (characters)')).toHaveText(formLimits.message.toLocaleString('en'))
  await expect(said('Length of a text (characters)')).toHaveText(limits.string.toLocaleString('en'))
  await expectAccessible(page, '[role="dialog"]')
})

test('the interface changes its language in place: nothing unsaved or undone is lost, and it is remembered', async ({
  page,
}) => {
  await open(page)
  // Nothing is saved while the line is down.
  await page.route(/\/api\/site\/v1\/page\/.*operations/, (route) => route.abort())
  await page.locator('iframe').contentFrame().locator('[data-section="customer"]').first().click()
  const settings = page.getByRole('region', { name: 'Settings', exact: true })
  const field = settings.locator('[data-field="title"] input, [data-field="title"] textarea').first()
  await field.fill('Typed before')
  await page.getByRole('button', { name: 'Interface language' }).click()
  const items = page.getByRole('menuitemradio')
  await expect(items).toHaveCount(languageCodes.length)
  await expect(items.filter({ hasText: 'العربية' }).locator('[lang="ar"]')).toHaveCount(1)
  await items.filter({ hasText: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('tab', { name: 'Seiten' })).toBeVisible()
  const german = page.locator('[data-field="title"] input, [data-field="title"] textarea').first()
  await expect(german).toHaveValue('Typed before')
  await page.keyboard.press('Control+z')
  await expect(german).not.toHaveValue('Typed before')
  await page.unrouteAll()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('tab', { name: 'Seiten' })).toBeVisible()
})

test('signing out in the designer ends the session', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Site and account' }).click()
  await expect(page.getByRole('menuitem', { name: 'Your account' })).toHaveAttribute('href', /^\/account/)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login/)
})

test('the names of languages are not cut where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  const language = page.getByRole('combobox', { name: 'Editing language' })
  for (const code of ['de', 'ar', 'zh']) {
    await language.selectOption(code)
    const room = await language.evaluate((element: HTMLSelectElement) => {
      const text = element.selectedOptions[0]?.textContent ?? ''
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      context.font = getComputedStyle(element).font
      return element.clientWidth - context.measureText(text).width
    })
    expect(room, code).toBeGreaterThan(20)
  }
})

test('pages of the system have one main landmark and one heading of the first level', async ({ page }) => {
  await open(page)
  for (const address of [
    '/account',
    '/invitation/none',
    '/preview/none',
    '/demo/drafts/1/utils',
    '/subscribe/confirm?token=x',
  ]) {
    await page.goto(address)
    await expect(page.locator('h1').first()).toBeVisible()
    expect(await landmarks(page), address).toMatchObject({ headings: 1, mains: 1 })
  }
  await page.context().clearCookies()
  await page.goto('/login')
  expect(await landmarks(page)).toMatchObject({ headings: 1, mains: 1 })
})
