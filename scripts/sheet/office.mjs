// The screens of the owner's office that stand on the sheet.
import { officeScreens } from '../../tests/e2e/office-pages.ts'

const office = (path) => `/demo/office${path}`

/** @typedef {import('playwright').Page} Page */

/**
 * Presses a link, and waits for what it leads to.
 *
 * @param {Page} page
 * @param {import('playwright').Locator} link
 * @param {string} sign a selector of what is only there
 */
async function follow(page, link, sign) {
  await link.first().click()
  await page.locator(sign).first().waitFor()
}

/**
 * Each by its name: where it begins, what is done there, and whether the window is shown instead of the whole page.
 *
 * @type {Readonly<Record<string, { path: string, isWindow?: boolean, act?: (page: Page) => Promise<unknown> }>>}
 */
export const officeShots = {
  ...Object.fromEntries(
    officeScreens.map((path) => [path === '' ? 'today' : path.slice(1).replaceAll('/', '-'), { path: office(path) }]),
  ),
  conversation: {
    path: office('/inbox'),
    act: (page) => follow(page, page.locator('main a[href*="/inbox/"]').filter({ hasText: 'Kenji' }), 'main textarea'),
  },
  product: {
    path: office('/products'),
    act: (page) => follow(page, page.getByRole('grid').getByRole('link'), 'main form, main fieldset input'),
  },
  'products-import': { path: office('/products/import') },
  'products-import-review': {
    path: office('/products/import'),
    act: (page) => follow(page, page.locator('main a[href*="import?id="]'), 'main [href*="outcome="], main table'),
  },
  'new-site': { path: '/new-site' },
  designer: {
    path: '/demo/drafts/1/designer',
    isWindow: true,
    act: async (page) => {
      await page.frameLocator('iframe').first().locator('h1').first().waitFor()
      // The canvas fits itself into its room.
      await page.waitForTimeout(1500)
    },
  },
}
