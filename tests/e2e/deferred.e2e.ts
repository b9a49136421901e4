import { expect, type Page, test } from '@playwright/test'
import { desktop, inMatrixOnly, isWhole, phone } from './pages.ts'

// Without script it waits until it comes near: with it, all is laid out when the page has loaded.
test.use({ javaScriptEnabled: false })

/** Pages of the demo sites with every section that can stand below another. */
const paths = [
  ...['', '/products', '/product/flange-nut-en-1661', '/collection/anchors', '/cases', '/case/metro-tunnel', '/info'],
  ...['/info-detail/a2-or-a4', '/policy/privacy'],
  ...['about', 'contact-us', 'downloads', 'logistics', 'made-to-order', 'quality'].map((page) => `/pages/${page}`),
].map((path) => `/demo${path}`)
const ofAcme = ['', '/products', '/product/high-bay-hb-200', '/cases', '/info', '/pages/about', '/pages/contact'].map(
  (path) => `/acme${path}`,
)

/** What is held for the elements that wait, and what they need once they are laid out. */
const heldOn = (page: Page, name: '--height-pc' | '--height-mobile') =>
  page.evaluate((property) => {
    const waiting = [...document.querySelectorAll<HTMLElement>('[data-deferred]')]
    for (const element of waiting) element.style.setProperty('content-visibility', 'visible')
    return waiting.map((element) => ({
      what: element.dataset.section ?? element.dataset.kind ?? element.localName,
      held: Number.parseFloat(element.style.getPropertyValue(property)),
      needed: element.getBoundingClientRect().height,
    }))
  }, name)

for (const language of isWhole ? ['en', 'de', 'ar', 'zh'] : ['en', 'ar'])
  test(
    `what waits below the first screen holds about the room that it needs in ${language}`,
    inMatrixOnly,
    async ({ page }) => {
      const wrong: string[] = []
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        for (const path of [...paths, ...(language === 'en' ? ofAcme : [])]) {
          await page.goto(`${path}?language=${language}`)
          const waiting = await heldOn(page, viewport === phone ? '--height-mobile' : '--height-pc')
          expect(waiting.length, path).toBeGreaterThan(0)
          for (const { what, held, needed } of waiting)
            if (held < needed * 0.75 || held > needed * 1.25)
              wrong.push(`${path} ${viewport.width}: ${what} holds ${held} and needs ${Math.round(needed)}`)
        }
      }
      expect(wrong).toEqual([])
    },
  )

test('sections below the first screen wait until they come near', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/demo')
  const laidOut = () =>
    page.evaluate(() => {
      // Its content is asked for: the element itself stands on the page all the time.
      const shown = (element: Element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
      const waiting = [...document.querySelectorAll('[data-deferred]')]
      return [waiting.filter(shown).length, waiting.length] as const
    })
  const [before, all] = await laidOut()
  expect(all).toBeGreaterThan(8)
  expect(before).toBeLessThan(all / 2)
  // What comes near on the way down may be higher than the room that was held for it.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport({ timeout: 2000 })
  }).toPass()
  await expect.poll(async () => (await laidOut())[0]).toBeGreaterThan(before)
})

/** How many elements may wait on a page as it is shown now. */
const waitingOn = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-deferred]')].filter(
        (element) => getComputedStyle(element).contentVisibility === 'auto',
      ).length,
  )

test('nothing waits on paper, nor on a page that is opened at one of its places', async ({ page }) => {
  const path = '/demo/product/flange-nut-en-1661'
  await page.goto(path)
  expect(await waitingOn(page)).toBeGreaterThan(8)
  await page.emulateMedia({ media: 'print' })
  expect(await waitingOn(page)).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  const place = await page.locator('main [data-kind="certifications"]').getAttribute('id')
  await page.goto(`${path}#${place}`)
  await expect(page.locator(`[id="${place}"]`)).toBeInViewport()
  expect(await waitingOn(page)).toBe(0)
})

test.describe('with script', () => {
  test.use({ javaScriptEnabled: true })

  test('all is laid out when the page has loaded, and at the first scroll', async ({ page }) => {
    await page.goto('/demo')
    await expect(page.locator('[data-deferred]')).toHaveCount(0)
    await page.goto('/demo/pages/logistics', { waitUntil: 'commit' })
    await page.mouse.wheel(0, 600)
    await expect(page.locator('[data-deferred]')).toHaveCount(0)
  })
})
