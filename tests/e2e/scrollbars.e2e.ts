import { expect, type Page, test } from '@playwright/test'
import { languageCodes } from '@vitrine/schemas'
import { browserFlags, browserPath } from '../../scripts/browser.mjs'
import { demoPages, inMatrix, inMatrixOnly, isWhole } from './pages.ts'

// Windows and Linux draw scrollbars that take room. Playwright leaves them out, unless it is asked.
test.use({
  launchOptions: {
    executablePath: browserPath(),
    args: [...browserFlags],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
]
const languages = ['en', 'ar']
const inLanguages = languages.flatMap((language) => sizes.map((size) => ({ language, size })))
const isUsual = ({ language, size }: (typeof inLanguages)[number]): boolean => language === 'ar' && size.width === 390

/** How far a document is longer and wider than its window, and how much a scrollbar takes of that. */
const beyondWindow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement
    return {
      down: scrollHeight - clientHeight,
      across: scrollWidth - clientWidth,
      scrollbar: innerWidth - clientWidth,
    }
  })
const nothing = { down: 0, across: 0, scrollbar: 0 }

async function signIn(page: Page, to: string): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(to)}`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.locator('form button[type=submit]').last().click()
}

for (const { language, size } of isWhole ? inLanguages : inLanguages.filter(isUsual))
  test(
    `the designer has no scrollbar of its own in ${language} at ${size.width} by ${size.height}`,
    inMatrix,
    async ({ page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize(size)
      await page.route(/save-draft|drafts\/1\/events/, (route) => route.abort())
      await signIn(page, `/demo/drafts/1/designer?language=${language}`)
      const canvas = page.frameLocator(`iframe:is([title="Page canvas"], [title="لوحة الصفحة"])`)
      await expect(canvas.locator('[data-component-id]').first()).toBeVisible()
      const settled = (what: string) => expect.poll(() => beyondWindow(page), what).toEqual(nothing)
      await settled('at first')
      const rail = page.getByRole('tablist')
      if (size.width < 900)
        expect(await rail.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), 'tabs').toBe(0)

      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expect(page.locator('#open-panel > *').first()).toBeVisible()
        await settled(`panel ${await tab.getAttribute('id')}`)
      }

      // The last row of a list stands far down in its panel.
      await canvas
        .locator('[data-section="statistics"]')
        .first()
        .click({ position: { x: 8, y: 8 } })
      // In a small window the settings open with what is selected.
      await expect(page.locator('[data-field="items"]').first()).toBeVisible()
      await settled('settings')

      for (const keys of ['Control+k', 'Control+/', 'Control+Alt+m', 'F2', 'Shift+F10']) {
        await canvas
          .locator('[data-section="statistics"]')
          .first()
          .click({ position: { x: 8, y: 8 } })
        await page.keyboard.press(keys)
        await expect(page.locator('[role="dialog"], [role="menu"]').first(), keys).toBeVisible()
        await settled(keys)
        await page.keyboard.press('Escape')
        await expect(page.locator('[role="dialog"], [role="menu"]')).toHaveCount(0)
        await settled(`after ${keys}`)
      }
    },
  )

test('no word of the theme panel is cut off', inMatrixOnly, async ({ page }) => {
  // The designer is opened eighteen times.
  test.setTimeout(360_000)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.route(/save-draft|drafts\/1\/events/, (route) => route.abort())
  for (const language of isWhole ? languageCodes : ['en', 'ta']) {
    await (language === 'en'
      ? signIn(page, '/demo/drafts/1/designer?language=en')
      : page.goto(`/demo/drafts/1/designer?language=${language}`))
    await page.locator('#tab-theme').click()
    const panel = page.locator('[data-panel="theme"]')
    await expect(panel.locator('[data-field="colors.primary"], [data-field]').first()).toBeVisible()
    const cut = await panel.evaluate((element) =>
      [...element.querySelectorAll<HTMLElement>('label, legend, h2, h3, h4, button, p, [class*="label"]')]
        .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth)
        .map((each) => each.textContent),
    )
    expect(cut, language).toEqual([])
  }
})

for (const size of isWhole ? sizes : sizes.filter(({ width }) => width === 320))
  test(
    `pages of visitors and of the system are as wide as their window at ${size.width}`,
    inMatrix,
    async ({ page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize(size)
      const paths = [...demoPages, '/login', '/demo/nope', '/demo/contact-us', '/demo/products?q=bolt']
      for (const path of paths)
        for (const language of languages) {
          await page.goto(`${path}${path.includes('?') ? '&' : '?'}language=${language}`)
          expect((await beyondWindow(page)).across, `${path} in ${language}`).toBe(0)
        }
      await signIn(page, '/account')
      await expect(page).toHaveURL(/account/)
      for (const language of languages) {
        await page.goto(`/account?language=${language}`)
        expect((await beyondWindow(page)).across, `/account in ${language}`).toBe(0)
      }
    },
  )
