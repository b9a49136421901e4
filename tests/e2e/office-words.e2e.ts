import { expect, test } from '@playwright/test'
import { officeScreens, openOffice } from './office-pages.ts'
import { desktop, inMatrixOnly, phone } from './pages.ts'
import { problemsOn, speakPseudo } from './pseudo-page.ts'

// Every screen of the office in a language that nobody speaks, whose texts are 40 % longer than English (L14): nothing
// is cut off, lies on something else, or reaches beyond its box.

/**
 * Names that people gave, and what they write about: where there is no room they end in an ellipsis, and stand in whole
 * where they lead to.
 */
const isShortName =
  /^cut off at the side: <(?:a class="shell-site"|bdi class="(?:media|list)-name"|span class="(?:list-subject|translation-where)")>/

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
        await expect(async () => {
          // As high as the page, so that the bar at the bottom of a phone stands below all of it.
          const hidden = await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)
          const { height } = page.viewportSize() ?? viewport
          await page.setViewportSize({ ...viewport, height: height + hidden })
          const problems = await problemsOn(page)
          expect(
            problems.filter((problem) => !isShortName.test(problem)),
            path,
          ).toEqual([])
        }).toPass({ timeout: 10_000 })
        await page.setViewportSize(viewport)
      }
    })
  })
