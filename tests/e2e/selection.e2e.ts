import { expect, type Page, test } from '@playwright/test'
import { languageCodes } from '@vitrine/schemas'
import { complaintsOf, desktop, everyLook, expectAccessible, inMatrix, phone } from './pages.ts'

// What a buyer chooses of a product arrives at its owner as it was shown, with script and without (R107–R125).

const product = '/demo/product/hex-bolt-iso-4014'
const ask = { name: 'Ask for a quotation' }

/** The inquiries of the demo with these words, as its owner's programs read them. */
async function inquiriesWith(page: Page, baseURL: string | undefined, words: string) {
  const signedIn = await page.request.post(`${baseURL ?? ''}/api/site/v1/account/sign-in`, {
    data: { email: 'owner@example.com', password: 'correct horse' },
  })
  expect(signedIn.ok(), await signedIn.text()).toBe(true)
  const answer = await page.request.get(`${baseURL ?? ''}/api/site/v1/site/inquiries?q=${words}`, {
    headers: { 'client-id': 'demo' },
  })
  return (await answer.json()).data.items
}

const cell = (page: Page, row: string, column: string) =>
  page.getByRole('textbox', { name: `${row} ${column}`, exact: true })

async function fillIn(page: Page, message: string): Promise<void> {
  const form = page.locator('form:has([name=whatsappPhone])')
  for (const [name, value] of Object.entries({ firstName: 'Ada', lastName: 'Byron', name: 'Ada Byron' }))
    if ((await form.locator(`[name=${name}]`).count()) > 0) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=email]').fill('ada@example.com')
  await form.locator('[name=whatsappPhone]').fill('+49 30 1234567')
  await form.locator('[name=message]').fill(message)
  await form.getByRole('button').last().click()
}

const asked = [
  { label: ['M8', '50 mm'], quantity: 1000 },
  { label: ['M10', '60 mm'], quantity: 1300 },
]
const expectLines = (lines: readonly { options: { sourceLabel: string }[]; quantity: number; unitPrice: number }[]) =>
  expect(
    lines.map(({ options, quantity, unitPrice }) => ({
      label: options.map((one) => one.sourceLabel),
      quantity,
      unitPrice,
    })),
  ).toEqual(asked.map((line) => ({ ...line, unitPrice: 74 })))

test('a selection survives a reload, Back and a change of language, and arrives', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize(desktop)
  await page.goto(`${product}?utm_source=fair&utm_medium=card`)
  await cell(page, 'M8', '50 mm').fill('1,000')
  await cell(page, 'M10', '60 mm').fill('1250')
  await expect(page.getByRole('button', { name: 'Use 1,300' })).toBeVisible()
  await page.getByRole('button', { name: 'Use 1,300' }).click()
  await expect(page.getByText('$1,702.00')).toBeVisible()
  await expect(page).toHaveURL(/[?&]s=\w+\.\w+\*1000_\w+\.\w+\*1300/)
  await page.reload()
  await expect(cell(page, 'M10', '60 mm')).toHaveValue('1,300')

  await page.goto('/demo/products')
  await page.goBack()
  await expect(cell(page, 'M8', '50 mm')).toHaveValue('1,000')
  await cell(page, 'M8', '50 mm').focus()
  const german = page.locator('a[hreflang=de]').first()
  await page.goto(new URL((await german.getAttribute('href')) ?? '', page.url()).href)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(cell(page, 'M10', '60 mm')).toHaveValue('1.300')
  await page.goBack()

  // With script, a country is found by the name that it has at home.
  const country = page.getByRole('combobox', { name: 'Destination country' }).first()
  await country.focus()
  await expect(country).toHaveJSProperty('tagName', 'INPUT')
  await country.fill('deutschl')
  await country.press('Enter')
  await expect(country).toHaveValue('Germany')
  await expect(page).toHaveURL(/[?&]to=DE/)
  await page.getByRole('button', ask).first().click()
  await expect(page).toHaveURL(/#inquiry$/)
  await expect(page.locator('form [data-selection-of]')).toContainText('M10, 60 mm')
  const message = `Selection${Date.now()}`
  await fillIn(page, message)
  await expect(page.getByRole('status').filter({ hasText: 'Reference number' })).toBeVisible()
  // All that was sent is shown to whoever sent it.
  await expect(page.getByRole('row', { name: /M10, 60 mm 1,300 pieces/ })).toContainText('$962.00')
  const [inquiry] = await inquiriesWith(page, baseURL, message)
  expect(inquiry).toMatchObject({
    country: 'DE',
    quantity: 2300,
    page: '/product/hex-bolt-iso-4014',
    campaign: 'utm_source=fair&utm_medium=card',
  })
  expectLines(inquiry.lines)
  expect(complaints).toEqual([])
})

test('what is chosen goes along when the form below is filled in without a press on the button', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(product)
  for (const { label, quantity } of asked)
    await cell(page, label[0] as string, label[1] as string).fill(String(quantity))
  const message = `Below${Date.now()}`
  await fillIn(page, message)
  await expect(page.getByRole('status').filter({ hasText: 'Reference number' })).toBeVisible()
  const [inquiry] = await inquiriesWith(page, baseURL, message)
  expectLines(inquiry.lines)
})

for (const language of ['en', 'zh', 'ar', 'de'])
  test(`without script the form counts, keeps what is wrong, and the selection arrives in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto(`${product}?language=${language}`)
    const form = page.locator('form[id$="-selection"]')
    const press = async (value: string) => {
      // A letter or picture that comes late moves the button from under a press.
      await page.waitForLoadState()
      await form.locator(`button[name=do][value="${value}"]`).last().click()
    }
    // The first screen has the way to ask.
    await expect(page.locator('button[name=do][value=ask]').first()).toBeInViewport()

    await press('ask')
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(form.getByRole('alert').getByRole('link')).toHaveAttribute('href', /./)

    await cell(page, 'M8', '50 mm').fill('١٠٠٠')
    await cell(page, 'M10', '60 mm').fill('lots')
    await press('count')
    await expect(cell(page, 'M10', '60 mm')).toHaveValue('lots')
    await expect(cell(page, 'M10', '60 mm')).toHaveAttribute('aria-invalid', 'true')

    await cell(page, 'M10', '60 mm').fill('1250')
    await press('count')
    await expect(page).toHaveURL(/[?&]s=\w+\.\w+\*1000_\w+\.\w+\*1250/)
    await page.waitForLoadState()
    await form.locator('button[value^="use."]').click()
    await expect(form.locator('[data-active]')).toContainText(/0[.,]74/)
    await press('ask')
    await expect(page).toHaveURL(/#inquiry$/)
    const message = `Plain${language}${Date.now()}`
    await fillIn(page, message)
    await expect(page).toHaveURL(/sent=/)
    const [inquiry] = await inquiriesWith(page, baseURL, message)
    expect(inquiry.language).toBe(language)
    expectLines(inquiry.lines)
    await context.close()
  })

/** Links to the contact page, in the header, the footer and the page. */
const contactLinks = (page: Page, path: string) => page.locator(`a[href*="${path}"]`)

/** What links to the contact page say is asked about, each different question once. */
const asksOf = (page: Page, path: string) =>
  contactLinks(page, path).evaluateAll((links) => [
    ...new Set(
      links.map((link) => {
        const { searchParams } = new URL((link as HTMLAnchorElement).href)
        return ['product', 's', 'to'].map((name) => searchParams.get(name) ?? '').join(' ')
      }),
    ),
  ])

const sites = [
  { address: product, contact: '/demo/pages/contact-us' },
  { address: '/acme/product/high-bay-hb-200', contact: '/acme/pages/contact' },
]
for (const { address, contact } of sites)
  test(`links of header and footer to ${contact} keep the product and what is chosen, without a document too`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    const list = address.replace(/\/product\/.*/, '/products')
    // Without the manifest each page is a document.
    const manifest = page.waitForResponse(/\/builds\/meta\//)
    await page.goto(list)
    await (await manifest).finished()
    expect(await asksOf(page, contact)).toEqual(['  '])
    // Header and footer stay: what their links say follows the page.
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
    await page.locator(`main a[href="${address}"]`).first().click()
    await expect(page).toHaveURL(address)
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true)
    const [asked = ''] = await asksOf(page, contact)
    expect(asked).toMatch(/^\w+ {2}$/)
    expect(await contactLinks(page, contact).count()).toBeGreaterThan(1)

    await page.locator('[data-combination]').first().fill('1000')
    await expect(page).toHaveURL(/[?&]s=/)
    const chosen = new URL(page.url()).searchParams.get('s')
    // By the region of the browser.
    await expect.poll(() => asksOf(page, contact)).toEqual([`${asked.trim()} ${chosen} US`])
    await page.locator('select[name=to]').first().selectOption('BR', { force: true })
    await expect.poll(() => asksOf(page, contact)).toEqual([`${asked.trim()} ${chosen} BR`])
    await page.reload()
    await expect.poll(() => asksOf(page, contact)).toEqual([`${asked.trim()} ${chosen} BR`])

    await page.getByRole('banner').locator(`a[href*="${contact}"]`).filter({ visible: true }).first().click()
    await expect(page.locator('form [data-selection-of]')).toContainText('1,000')
    await expect(page.locator('main select[name=country]')).toHaveValue('BR')
    // Another page is about nothing again.
    await page.goBack()
    const home = list.replace('/products', '')
    await page.getByRole('banner').locator(`a[href="${home}"]`).first().click()
    await expect(page).toHaveURL(home)
    await expect.poll(() => asksOf(page, contact)).toEqual(['  '])
  })

test('a country chosen by region after a quantity was written stands in the links that ask, too', async ({ page }) => {
  const { promise: come, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/watch-selects-[^/]*\.js/, async (route) => {
    await come
    await route.continue()
  })
  await page.goto(product)
  await page.locator('[data-combination]').first().fill('1000')
  await expect(page).toHaveURL(/[?&]s=/)
  const chosen = new URL(page.url()).searchParams.get('s')
  const [{ contact }] = sites as [(typeof sites)[number]]
  const asks = async () => (await asksOf(page, contact)).map((ask) => ask.replace(/^\w+/, ''))
  await expect.poll(asks).toEqual([` ${chosen} `])
  letGo()
  await expect.poll(asks).toEqual([` ${chosen} US`])
})

for (const { address, contact } of sites)
  for (const language of ['en', 'ar'])
    test(`the same without script on ${contact} in ${language}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: desktop,
        ...(baseURL && { baseURL }),
      })
      const page = await context.newPage()
      await page.goto(`${address}?language=${language}`)
      await page.locator('[data-combination]').first().fill('1000')
      await page.locator('select[name=to]').first().selectOption('BR')
      await page.locator('form[id$="-selection"] button[name=do][value=count]').click()
      await expect(page).toHaveURL(/[?&]s=/)
      const { searchParams } = new URL(page.url())
      const [asked = '', ...others] = await asksOf(page, contact)
      expect(others).toEqual([])
      expect(asked).toMatch(new RegExp(`^\\w+ ${RegExp.escape(searchParams.get('s') ?? '')} BR$`))
      await page.getByRole('contentinfo').locator(`a[href*="${contact}"]`).first().click()
      await expect(page.locator('form [data-selection-of]')).toContainText(/1[,.٬]?000|١٬?٠٠٠/)
      await context.close()
    })

test('on a phone the way to ask stays in view, once and not twice', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(product)
  const shown = page.getByRole('button', ask).filter({ visible: true })
  const inView = () =>
    shown.evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          const { top, bottom } = button.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }).length,
    )
  await expect.poll(inView).toBe(1)
  for (const part of [0.25, 0.5]) {
    await page.evaluate(
      (to) => scrollTo({ top: (document.querySelector('article')?.scrollHeight ?? 0) * to, behavior: 'instant' }),
      part,
    )
    await expect.poll(inView).toBe(1)
  }
})

test('a button that the edge of the window cuts is not the way to ask', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: phone, locale: 'de-DE', ...(baseURL !== undefined && { baseURL }) })
  await page.goto(`${product}?language=de`)
  const [first, bar] = [page.locator('[data-ask]').first(), page.locator('[data-while-unseen] button')]
  const top = await first.evaluate((button) => button.getBoundingClientRect().top)
  // As high as a window that shows ten pixels of it.
  await page.setViewportSize({ ...phone, height: Math.ceil(top) + 10 })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar).toBeVisible()
  await page.setViewportSize({ ...phone, height: Math.ceil(top) + 60 })
  await expect(bar).toBeHidden()
  await expect(first).toBeInViewport({ ratio: 1 })
  await page.close()
})

/** The scripts that a page has loaded, and how many bytes they came in. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = all.filter(({ name }) => /\/builds\/assets\/.*\.js$/.test(name))
    return {
      names: scripts.map(({ name }) => name).join(' '),
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }
  })

test('what a touch of the matrix loads is small, and countries are searched by who comes near them', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(product)
  await page.waitForLoadState('networkidle')
  const before = await scriptsOf(page)
  expect(before.bytes).toBeGreaterThan(0)
  await cell(page, 'M8', '50 mm').click()
  await cell(page, 'M8', '50 mm').pressSequentially('1000')
  await expect(page).toHaveURL(/[?&]s=/)
  await page.waitForLoadState('networkidle')
  const after = await scriptsOf(page)
  expect(after.bytes - before.bytes).toBeGreaterThan(50_000)
  expect(after.bytes - before.bytes, after.names).toBeLessThanOrEqual(70_000)
  expect(after.names).not.toContain('searchable-select')
  await page.locator('[data-noted] label').first().hover()
  await expect.poll(async () => (await scriptsOf(page)).names).toContain('searchable-select')
})

const widths = [1440, 1024, 768, 390]
for (const site of ['/demo/product/hex-bolt-iso-4014', '/acme/product/high-bay-hb-200'])
  test(`the matrix of ${site} has room in all languages and windows, with what is said of quantities`, async ({
    page,
  }) => {
    const languages = site.startsWith('/demo') ? ['en', 'zh', 'de', 'es', 'ar'] : languageCodes
    for (const language of languages) {
      await page.goto(`${site}?language=${language}`)
      const fields = page.locator('[data-combination]')
      await fields.nth(0).fill('1250')
      await fields.nth(1).fill('lots')
      await expect(fields.nth(1)).toHaveAttribute('aria-invalid', 'true')
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const { wide, room, narrowest } = await page
          .locator('table:has([data-combination])')
          .first()
          .evaluate((table) => ({
            wide: table.scrollWidth,
            room: table.parentElement?.clientWidth ?? 0,
            narrowest: Math.min(...[...table.querySelectorAll('input')].map(({ offsetWidth }) => offsetWidth)),
          }))
        expect(wide, `${language} at ${width}`).toBeLessThanOrEqual(room)
        expect(narrowest, `${language} at ${width}`).toBeGreaterThan(64)
      }
    }
  })

test('a list in Urdu has room for letters that climb', async ({ page }) => {
  await page.goto('/acme/product/high-bay-hb-200?language=ur')
  const { lineHeight, fontSize } = await page
    .locator('select[name=to]')
    .first()
    .evaluate((select) => {
      const style = getComputedStyle(select)
      return { lineHeight: Number.parseFloat(style.lineHeight), fontSize: Number.parseFloat(style.fontSize) }
    })
  expect(lineHeight / fontSize).toBeGreaterThan(2)
})

for (const { language, device, viewport } of everyLook)
  test(`a selection is accessible and fits in ${language} on ${device}`, inMatrix, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(`${product}?language=${language}`)
    await cell(page, 'M8', '50 mm').fill('1250')
    await cell(page, 'M10', '60 mm').fill('lots')
    await expect(page.locator('button[value^="use."]')).toBeVisible()
    // Where nothing is half below the header.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
