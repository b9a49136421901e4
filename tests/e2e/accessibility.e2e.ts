import { expect, test } from '@playwright/test'
import { complaintsOf, demoPages, everyLook, expectAccessible, inMatrix } from './pages.ts'

const contents = ['/demo/case/offshore-wind', '/demo/info-detail/reading-a-3-1-certificate', '/demo/collection/anchors']
const others = ['contact-us', 'logistics', 'downloads', 'made-to-order'].map((slug) => `/demo/pages/${slug}`)

for (const { language, device, viewport } of everyLook)
  for (const address of [...demoPages, ...contents, ...others, '/acme', '/demo/nowhere/at/all', '/'])
    test(
      `${address} in ${language} on ${device} is accessible and complains about nothing`,
      inMatrix,
      async ({ page }) => {
        await page.setViewportSize(viewport)
        const complaints = complaintsOf(page)
        const answer = await page.goto(language === 'en' ? address : `${address}?language=${language}`)
        await expectAccessible(page)
        const expected = answer && answer.status() >= 400 ? [expect.stringContaining('Failed to load resource')] : []
        expect(complaints).toEqual(complaints.length === 0 ? [] : expected)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, 'nothing reaches beyond the window').toBeLessThanOrEqual(0)
      },
    )
