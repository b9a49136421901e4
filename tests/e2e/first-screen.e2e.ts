import { expect, type Page, test } from '@playwright/test'
import { makeTaggedSite } from './tagged-site.ts'

// On a phone the way to ask is within the first screen and can be touched, whatever else wants to be read first.

let tagged = ''

test.beforeAll(async ({ playwright, baseURL }, { workerIndex }) => {
  tagged = await makeTaggedSite({ playwright, baseURL, workerIndex }, { measurementId: 'G-AB12CD34', adIds: [] })
})

/** How many buttons to ask can be read in the window, and answer a finger at their middle and near their upper corners. */
const touchable = (page: Page) =>
  page.locator('[data-ask]').evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        if (top < 0 || bottom > innerHeight + 10 || left < 0 || right > innerWidth) return false
        const points = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 8, top + 8],
          [right - 8, top + 8],
        ] as const
        return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)))
      }).length,
  )

/** What lies over the name and the price, as far as they are in the window. */
const covering = (page: Page) =>
  page.locator('[data-section="product-detail"] :is(h1, [class*="price"], [class*="cost"])').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect()
      if (bottom <= top || top < 0 || bottom > innerHeight) return []
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return over?.closest('[data-read-in], [data-consent]') ? [text.textContent] : []
    }),
  )

/** What offers another language, but lies below something else. */
const hiddenOffers = (page: Page) =>
  page.locator('[data-read-in]:not([hidden]) :is(a, button)').evaluateAll((offers) =>
    offers.flatMap((offer) => {
      const { left, right, top, bottom } = offer.getBoundingClientRect()
      if (bottom <= top) return []
      const points = [top + 4, bottom - 4].map((y) => document.elementFromPoint((left + right) / 2, y))
      return points.every((found) => found !== null && offer.contains(found)) ? [] : [offer.textContent]
    }),
  )

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]
const languages = [
  { language: 'en', locale: 'de-DE' },
  { language: 'ar', locale: 'en-GB' },
  { language: 'de', locale: 'en-GB' },
]
for (const viewport of phones)
  for (const { language, locale } of languages) {
    const { width, height } = viewport
    test(`the way to ask can be touched on ${width} × ${height} in ${language} beside another language and cookies`, async ({
      browser,
      baseURL,
    }) => {
      const options = { viewport, locale, ...(baseURL !== undefined && { baseURL }) }
      for (const javaScriptEnabled of [true, false])
        for (const site of ['/demo', tagged]) {
          const context = await browser.newContext({ ...options, javaScriptEnabled })
          const page = await context.newPage()
          await page.goto(`${site}/product/hex-bolt-iso-4014?language=${language}`)
          const what = `${site} ${javaScriptEnabled}`
          if (site === tagged) await expect(page.locator('[data-consent]'), what).toBeInViewport()
          else if (javaScriptEnabled) await expect(page.locator('[data-read-in]:not([hidden])'), what).toBeInViewport()
          expect(await hiddenOffers(page), what).toEqual([])
          await expect.poll(() => touchable(page), what).toBeGreaterThan(0)
          expect(await covering(page), what).toEqual([])
          if (!javaScriptEnabled) await expect(page.locator('[data-while-unseen]'), what).toBeInViewport({ ratio: 1 })
          // Halfway down it is there as well.
          await page.mouse.wheel(0, 900)
          await expect.poll(() => touchable(page), what).toBeGreaterThan(0)
          await context.close()
        }
    })
  }
