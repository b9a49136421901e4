import { expect, test } from '@playwright/test'
import { officeScreens, openOffice } from './office-pages.ts'
import { desktop, inMatrixOnly, phone } from './pages.ts'
import { problemsOn, speakPseudo } from './pseudo-page.ts'

// Every screen of the office in a language that nobody speaks, whose texts are 40 % longer than English (L14): nothing
// is cut off, lies on something else, or reaches beyond its box.

for (const [device, viewport] of Object.entries({ phone, desktop }))
  test.describe(`on ${device}`, inMatrixOnly, () => {
    test.use({ viewport })
    test('every screen of the office has room for long words', async ({ page }) => {
      test.setTimeout(300_000)
      await openOffice(page)
      await speakPseudo(page)
      for (const path of officeScreens) {
        await page.goto(`/demo/office${path}`)
        await expect(page.locator('main h1'), path).toBeVisible()
        await expect(page.locator('main [role="status"]').filter({ hasText: /…$/ }), path).toHaveCount(0)
        expect(await problemsOn(page), path).toEqual([])
      }
    })
  })
