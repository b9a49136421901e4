import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, everyLook, expectAccessible, inMatrix } from './pages.ts'

async function openOffice(page: Page, path = '/demo/office'): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(path)}`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('main h1')).toBeVisible()
}

test('an owner sees what waits, goes to where it is done, and comes back', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openOffice(page)
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  const list = page.getByRole('region', { name: 'To do' })
  await expect(
    list
      .getByText(/^Warnings to check before you publish: \d+$/)
      .or(list.getByText(/: \d+$/))
      .first(),
  ).toBeVisible()
  const toDesigner = list.getByRole('link').first()
  await toDesigner.click()
  await expect(page).toHaveURL(/\/demo\/drafts\/\d+\/designer/)
  await expect(page.getByRole('main', { name: 'Page' }).or(page.locator('main')).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
})

test('commands are found by words and run by keys; another language changes all of it', async ({ page }) => {
  await openOffice(page)
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'All commands' })
  await search.fill('keyboard')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Today')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Interface language' }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Heute', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a screen that does not exist says so, and a session that ended is asked for in place', async ({
  page,
  context,
}) => {
  await openOffice(page, '/demo/office/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Today' }).first().click()
  await expect(page.getByRole('button', { name: 'Hide checklist' })).toBeVisible()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Hide checklist' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Password').fill('correct horse')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Hide checklist' })).toBeHidden()
})

for (const { language, device, viewport } of everyLook)
  test(`Today is accessible and fits in ${language} on ${device}`, inMatrix, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ viewport, ...(baseURL && { baseURL }) })).newPage()
    await openOffice(page)
    await page.goto(`/demo/office?language=${language}`)
    await expect(page.locator('main h2').first()).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.context().close()
  })
