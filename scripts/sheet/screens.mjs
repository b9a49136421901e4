// What stands on the sheet besides sections: each page of the demo, and what visitors make of it.
import sharp from 'sharp'

const product = '/demo/product/hex-bolt-iso-4014'
const image = async () => ({
  name: 'bolt.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0e5563' } })
    .png()
    .toBuffer(),
})

/** @typedef {import('playwright').Page} Page */

/** @param {Page} page */
const inquiryOf = (page) => page.locator('form:has([name=whatsappPhone])')

/** @param {Page} page */
async function fillIn(page) {
  const form = inquiryOf(page)
  for (const field of await form.locator('[name=name], [name=firstName], [name=lastName]').all())
    await field.fill('Ada Byron')
  await form.locator('[name=email]').fill('ada@example.com')
  await form.locator('[name=whatsappPhone]').fill('+49 30 1234567')
  await form.locator('[name=message]').fill('M8 × 50 in A4-80, with certificates 3.1.')
}

/**
 * Puts two products on the inquiry list, one of them with quantities.
 *
 * @param {Page} page
 * @param {(path: string) => string} here the address of a path in the language of the sheet
 */
async function fillList(page, here) {
  for (const [path, quantities] of [
    [product, ['1000', '1300']],
    ['/demo/product/wedge-anchor', ['300']],
  ]) {
    await page.goto(here(path))
    for (const [at, quantity] of quantities.entries()) await page.locator('[data-combination]').nth(at).fill(quantity)
    await page.locator('form[id$="-selection"] [data-list-add]').click()
    await page.locator('form[id$="-selection"] [data-listed]').waitFor()
  }
  await page.goto(here('/demo/inquiry-list'))
  await page.locator('[data-list-items] > ul > li').nth(1).waitFor()
}

/** @param {Page} page */
const send = (page) => inquiryOf(page).locator('[type=submit]').last().click()

/** Answers the chat up to a step. */
async function chatUntil(page, last) {
  const step = (name) => page.locator(`[data-step="${name}"]`)
  const goOn = () => page.locator('[data-area] button.button[type=submit]').last().click()
  const write = async (name, text) => {
    await step(name).locator('input, textarea').fill(text)
    await goOn()
  }
  const answers = [
    ['start', () => step('start').getByRole('button').first().click()],
    [
      'product',
      async () => {
        await page.getByRole('combobox').fill('NH-4014')
        await page.getByRole('option').first().waitFor()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await goOn()
      },
    ],
    [
      'selection',
      async () => {
        await page.locator('[data-combination]').nth(0).fill('1000')
        await goOn()
      },
    ],
    ['more', () => step('more').getByRole('button').nth(1).click()],
    ['message', () => write('message', 'M8 × 50 in A4-80, with certificates 3.1.')],
    [
      'images',
      async () => {
        await step('images')
          .locator('input[type=file]')
          .setInputFiles([await image()])
        await step('images').locator('li img').waitFor()
        await goOn()
      },
    ],
    ['name', () => write('name', 'Ada Byron')],
    ['email', () => write('email', 'ada@example.com')],
    ['phone', () => write('phone', '+49 30 1234567')],
    ['country', goOn],
    ['review', () => step('review').locator('button.button').click()],
  ]
  for (const [name, answer] of answers) {
    await step(name).waitFor()
    if (name === last) return
    await answer()
  }
  await step(last).waitFor()
}

/** @param {Page} page */
async function subscribe(page, email) {
  const form = page.locator('form:has([name=form][value=subscribe])')
  await form.locator('[name=email]:not([type=hidden])').fill(email)
  await form.locator('[type=submit]').click()
  // Before its script has come, the form leads to another page: what is empty until then says nothing.
  await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()
}

/** Where a link of the last mail to somebody leads, once it has come. */
async function linkOf(links, whom) {
  while (!links.has(whom)) await new Promise((done) => setTimeout(done, 100))
  return links.get(whom)
}

let subscribed = 0

/**
 * Each screen by its name: where it begins, what a visitor does there, and whether the window is shown instead of the
 * whole page.
 *
 * @type {Readonly<Record<string, { path: string, isWindow?: boolean, act?: (page: Page, tools: { here: (path: string) => string, links: Map<string, string>, isPhone: boolean }) => Promise<unknown> }>>}
 */
export const screens = {
  home: { path: '/demo' },
  menu: {
    path: '/demo',
    isWindow: true,
    // The one that is seen: which it is depends on the room that the words need.
    act: (page) =>
      page.locator('header nav button, header button[command="show-modal"]').filter({ visible: true }).first().click(),
  },
  languages: {
    path: '/demo',
    isWindow: true,
    act: (page) => page.locator('header button:has(> .visually-hidden)').click(),
  },
  'search-suggestions': {
    path: '/demo',
    isWindow: true,
    act: async (page) => {
      await page.locator('header [role=combobox], header input[type=search]').first().fill('NH-4')
      await page.locator('header [role=option]').first().waitFor()
    },
  },
  products: { path: '/demo/products?q=NH-' },
  'products-filtered': {
    path: '/demo/products',
    act: async (page, { isPhone }) => {
      const filters = page.locator('[data-section=product-list] details').first()
      if (isPhone) await filters.locator('> summary').click()
      await filters.locator('a').first().click()
      await page.waitForURL(/[?&](?:f\.|category)/)
      if (isPhone) await filters.locator('> summary').click()
    },
  },
  'products-none': { path: '/demo/products?q=zzqqxx' },
  product: { path: product },
  'product-chosen': {
    path: product,
    act: async (page) => {
      await page.locator('[data-combination]').nth(0).fill('1000')
      await page.locator('[data-combination]').nth(6).fill('1250')
      await page.locator('form[id$="-selection"] button[value^="use."]').first().waitFor()
    },
  },
  'product-of-acme': {
    path: '/acme/product/high-bay-hb-200',
    act: async (page) => {
      await page.locator('[data-consent] button[value=none]').click()
      // Before its script has come, the form of the question leads to the page again.
      await page.locator('[data-consent]').waitFor({ state: 'hidden' })
    },
  },
  enlarged: {
    path: product,
    isWindow: true,
    act: async (page) => {
      await page.locator('[data-section=product-detail] [command="show-modal"]').first().click()
      await page.waitForTimeout(500)
    },
  },
  'inquiry-list-empty': { path: '/demo/inquiry-list' },
  'inquiry-list': { path: '/demo/inquiry-list', act: (page, { here }) => fillList(page, here) },
  'inquiry-list-missing': {
    path: '/demo/inquiry-list',
    act: async (page, { here }) => {
      await fillList(page, here)
      await send(page)
      await page.getByRole('alert').first().waitFor()
    },
  },
  'thank-you': {
    path: '/demo/inquiry-list',
    act: async (page, { here }) => {
      await fillList(page, here)
      await fillIn(page)
      await send(page)
      await page.waitForURL(/[?&]sent=/)
    },
  },
  chat: { path: '/demo/chat' },
  'chat-selection': { path: '/demo/chat', act: (page) => chatUntil(page, 'selection') },
  'chat-review': { path: '/demo/chat', act: (page) => chatUntil(page, 'review') },
  'chat-sent': { path: '/demo/chat', act: (page) => chatUntil(page, 'sent') },
  consent: { path: '/acme', isWindow: true },
  'consent-choices': {
    path: '/acme',
    isWindow: true,
    act: (page) => page.locator('[data-consent] summary').click(),
  },
  collection: { path: '/demo/collection/anchors' },
  cases: { path: '/demo/cases' },
  case: { path: '/demo/case/offshore-wind' },
  news: { path: '/demo/info' },
  article: { path: '/demo/info-detail/reading-a-3-1-certificate' },
  policy: { path: '/demo/policy/privacy' },
  subscribed: { path: '/demo/info', act: (page) => subscribe(page, `sheet-${++subscribed}@example.com`) },
  confirm: {
    path: '/demo/info',
    act: async (page, { links }) => {
      const email = `sheet-${++subscribed}@example.com`
      await subscribe(page, email)
      await page.goto(await linkOf(links, email))
    },
  },
  confirmed: {
    path: '/demo/info',
    act: async (page, { links }) => {
      const email = `sheet-${++subscribed}@example.com`
      await subscribe(page, email)
      await page.goto(await linkOf(links, email))
      await page.locator('main form [type=submit]').click()
      await page.locator('main form').waitFor({ state: 'detached' })
    },
  },
  'confirm-expired': { path: '/demo/subscribe/confirm?token=x' },
  unsubscribe: {
    path: '/demo/info',
    act: async (page, { links, here }) => {
      const email = `sheet-${++subscribed}@example.com`
      await subscribe(page, email)
      await page.goto(here(await linkOf(links, `unsubscribe:${email}`)))
    },
  },
  'not-found': { path: '/demo/there-is-no-such-page' },
  'not-found-of-the-system': { path: '/there/is/no/such/page' },
}
