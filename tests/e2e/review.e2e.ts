import { expect, type Page, test } from '@playwright/test'
import { wordsOf } from './office-pages.ts'
import { complaintsOf, everyLook, expectAccessible, inMatrix } from './pages.ts'

const words = (language: string) => {
  const say = wordsOf(language)
  return { heading: say('publish.review'), back: say('publish.back') }
}

async function openReleases(page: Page, language: string): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('vitrine:interface-language', code), language)
  await page.goto(`/login?to=${encodeURIComponent('/demo/drafts/1/designer#panel=releases')}`)
  await page.locator('input[type="email"]').fill('owner@example.com')
  await page.locator('input[type="password"]').fill('correct horse')
  await page.locator('form button[type="submit"]').first().click()
  await expect(page.locator('[data-panel="releases"] #publish-part')).toBeVisible()
}

for (const { language, device, viewport } of everyLook)
  test.describe(`in ${language} on ${device}`, inMatrix, () => {
    test.use({ viewport })

    test('what would go live is reviewed over the canvas, and one comes back to where one was', async ({ page }) => {
      const complaints = complaintsOf(page)
      await openReleases(page, language)
      const { heading, back } = words(language)
      const opens = page.locator('[data-panel="releases"] section').first().getByRole('button').last()
      const review = page.getByRole('dialog')
      const open = async () => {
        await opens.press('Enter')
        await expect(review.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      }
      const isBack = async () => {
        await expect(review).toBeHidden()
        await expect(opens).toBeFocused()
        await expect(page).toHaveURL(/\/designer$/)
      }
      await open()
      await expect(review.getByRole('status').filter({ hasText: '…' })).toHaveCount(0)
      await expectAccessible(page, '[role="dialog"]')
      const { scrollWidth, clientWidth } = await review.evaluate(({ scrollWidth, clientWidth }) => ({
        scrollWidth,
        clientWidth,
      }))
      expect(scrollWidth).toBe(clientWidth)
      await page.keyboard.press('Escape')
      await isBack()
      await open()
      await page.goBack()
      await isBack()
      await open()
      await review.getByRole('link', { name: back }).press('Enter')
      await isBack()

      // What was found on the page that is open is shown there.
      await open()
      const found = review.locator('a[href*="/designer#"][href*="component="]').first()
      if (await found.isVisible()) {
        await found.press('Enter')
        await expect(review).toBeHidden()
        await expect(page).toHaveURL(/\/designer$/)
      }
      expect(complaints).toEqual([])
    })
  })
