import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, desktop } from './pages.ts'

/** Lets the code of islands come late, as on a slow line. */
const slowIslands = (page: Page) =>
  page.route(/island-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop)
})

test('an island comes to life when it is touched, and not before', async ({ page }) => {
  const complaints = complaintsOf(page)
  const islands: string[] = []
  page.on('request', (request) => {
    if (/island-/.test(request.url())) islands.push(request.url())
  })
  await page.goto('/acme')
  await page.waitForLoadState('networkidle')
  expect(islands).toEqual([])
  await page.getByRole('banner').getByText('English').first().click()
  const field = page.getByRole('searchbox', { name: 'Find a language' })
  await field.fill('deu')
  const list = page.getByRole('banner').locator('li:has(a[hreflang])').filter({ visible: true })
  await expect(list).toHaveCount(1)
  await expect(list.getByRole('link')).toHaveText(/Deutsch/)
  expect(islands).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('what is typed and pressed before an island lives is not lost', async ({ page }) => {
  await slowIslands(page)
  await page.goto('/acme')
  await page.getByRole('banner').getByText('English').first().click()
  const field = page.getByRole('searchbox', { name: 'Find a language' })
  await field.pressSequentially('espa')
  await field.press('Enter')
  await expect(page).toHaveURL(/language=es/)
})

test('a text without translation carries its own language', async ({ page }) => {
  await page.goto('/acme?language=ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'ltr')
})
