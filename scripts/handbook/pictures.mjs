// The pictures of the owner's handbook: where each is taken, what is done there first, and what of the page is shown.

import { password } from '../demo-owner/owner.mjs'

const office = (path) => `/demo/office${path}`
const designer = '/demo/drafts/1/designer'

/** Waits for the page on the canvas of the designer. */
async function canvas(page) {
  await page.frameLocator('iframe').first().locator('h1').first().waitFor()
  // The canvas fits itself into its room.
  await page.waitForTimeout(1500)
}

/** Opens a panel of the designer, by its place among the tabs. */
const panel = (at) => async (page) => {
  await canvas(page)
  await page.getByRole('tab').nth(at).click()
  await page.waitForTimeout(800)
}

/** What has many things side by side has room for them in each language. */
const width = 1280
const height = 800

const firstRow = async (page) => {
  await page.getByRole('grid').getByRole('link').first().click()
  await page.locator('main form, main fieldset input').first().waitFor()
}

/** Opens a dialog of one's account, by the place of its card. */
const ofAccount = (card, act) => async (page) => {
  await page.locator('main section').nth(card).getByRole('button').last().click()
  await page.getByRole('dialog').locator('input').first().waitFor()
  await act?.(page.getByRole('dialog'))
}

/**
 * By name, which is also that of the file. The whole of a screen is shown, or what fits into a window of a height.
 *
 * @type {Readonly<Record<string, { path: string, act?: (page: import('playwright').Page) => Promise<void>, part?: string, width?: number, height?: number, isWhole?: boolean }>>}
 */
export const pictures = {
  'new-site': { path: '/new-site', part: 'page', height: 520 },
  today: { path: office(''), part: 'page', isWhole: true },
  inbox: {
    path: office('/inbox'),
    act: async (page) => {
      await page.locator('main a[href*="/inbox/"]').filter({ hasText: 'Bo Li' }).first().click()
      await page.locator('main textarea, main [contenteditable]').first().waitFor()
    },
    height: 760,
  },
  'reply-templates': { path: office('/inbox/templates'), height: 420 },
  subscriptions: { path: office('/inbox/subscriptions'), height: 420 },
  mails: { path: office('/inbox/mails'), height: 560 },
  products: { path: office('/products'), width, height: 640 },
  product: { path: office('/products'), act: firstRow, height: 760 },
  bulk: {
    path: office('/products'),
    act: async (page) => {
      for (const at of [1, 2])
        await page.getByRole('grid').getByRole('row').nth(at).getByRole('checkbox').check({ force: true })
    },
    width,
    height: 520,
  },
  spreadsheet: {
    path: office('/products/import'),
    act: async (page) => {
      await page.locator('main a[href*="import?id="]').first().click()
      await page.locator('main [href*="outcome="], main table').first().waitFor()
    },
    height: 520,
  },
  cases: { path: office('/cases'), width, height: 560 },
  news: { path: office('/news'), width, height: 560 },
  collections: { path: office('/collections'), width, height: 460 },
  policies: { path: office('/policies'), height: 380 },
  media: { path: office('/media') },
  'alt-texts': {
    path: office('/media/alts'),
    // A change of a page, which then waits to be published.
    act: async (page) => {
      const field = page.locator('main textarea').first()
      await field.fill('Model of the Nordhaven works, from the coils of wire to the storage racks')
      await field.press('Tab')
      await page.waitForTimeout(800)
    },
    height: 620,
  },
  releases: { path: office('/releases') },
  publish: { path: office('/releases/review'), height: 760 },
  schedule: {
    path: office('/releases/review'),
    act: (page) => page.getByRole('radio').nth(1).check(),
    height: 1000,
  },
  'preview-links': { path: office('/releases'), part: 'main section:last-of-type' },
  numbers: { path: office('/numbers'), height: 760 },
  designer: { path: designer, act: panel(0), part: 'page', width, height },
  'designer-texts': {
    path: designer,
    act: async (page) => {
      await panel(1)(page)
      await page.getByRole('treeitem').nth(1).click()
      await page.waitForTimeout(1500)
    },
    part: 'page',
    width,
    height,
  },
  'designer-pages': { path: designer, act: panel(2), part: 'page', width, height },
  'designer-theme': { path: designer, act: panel(3), part: 'page', width, height },
  'designer-languages': { path: designer, act: panel(5), part: 'page', width, height },
  comments: { path: designer, act: panel(7), part: 'page', width, height },
  'designer-publish': { path: designer, act: panel(9), part: 'page', width, height },
  people: { path: office('/people'), height: 560 },
  roles: { path: office('/people/roles'), isWhole: true },
  account: { path: office('/account') },
  'two-factor': {
    path: office('/account'),
    act: ofAccount(4, async (dialog) => {
      await dialog.locator('input').first().fill(password)
      await dialog.locator('[type=submit]').click()
      await dialog.locator('svg').first().waitFor()
    }),
    part: '[role=dialog]',
  },
  passkeys: { path: office('/account'), act: ofAccount(5), part: '[role=dialog]' },
  activity: {
    path: office('/activity'),
    // An empty field shows how dates are written, in Arabic with its letters the wrong way round.
    act: async (page) => {
      const [from, until] = await page.locator('main input[type=date]').all()
      await from.fill('2026-11-20')
      await until.fill('2026-11-26')
    },
    height: 480,
  },
  'settings-general': { path: office('/settings/general') },
  'settings-trade': { path: office('/settings/trade') },
  'settings-mail': { path: office('/settings/mail') },
  'settings-domains': { path: office('/settings/domains'), height: 640 },
  'settings-tags': { path: office('/settings/tags') },
  'settings-redirects': { path: office('/settings/redirects'), height: 480 },
  'settings-retention': { path: office('/settings/retention'), height: 480 },
  keyboard: {
    path: office('/products'),
    act: async (page) => {
      await page.keyboard.press('Control+/')
      await page.getByRole('dialog').waitFor()
    },
    part: '[role=dialog]',
    height: 1200,
  },
  'settings-transfer': { path: office('/settings/transfer') },
}
