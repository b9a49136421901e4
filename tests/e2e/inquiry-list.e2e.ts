import { type Browser, expect, type Page, test } from '@playwright/test'
import { complaintsOf, desktop, expectAccessible, phone } from './pages.ts'

// Several products are put on a list and asked for at once, with script and without; all of it arrives as it was sent.

const list = '/demo/inquiry-list'

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

/** In a language: English is the default one, and named nowhere. */
const inLanguage = (path: string, language: string) => (language === 'en' ? path : `${path}?language=${language}`)

/** Types quantities into the first cells of the matrix of a product, and puts them on the list. */
async function putOnList(page: Page, slug: string, language: string, quantities: readonly string[]) {
  await page.goto(inLanguage(`/demo/product/${slug}`, language))
  const form = page.locator('form[id$="-selection"]')
  for (const [at, quantity] of quantities.entries())
    await form.locator('input[data-combination]').nth(at).fill(quantity)
  await form.locator('[data-list-add]').click()
}

/** What stands on the list: name of the product, and its quantities. */
const shownOn = (page: Page) =>
  page.locator('[data-list-items] > ul > li').evaluateAll((products) =>
    products.map((product) => ({
      name: product.querySelector('h2')?.textContent,
      quantities: [...product.querySelectorAll<HTMLInputElement>('input[name^="q:"]')].map(({ value }) => value),
    })),
  )

const quantitiesOn = async (page: Page) => (await shownOn(page)).map(({ quantities }) => quantities)

async function fillIn(page: Page, message: string): Promise<void> {
  const form = page.locator('form:has([name=whatsappPhone])')
  for (const [name, value] of Object.entries({ firstName: 'Ada', lastName: 'Byron', name: 'Ada Byron' }))
    if ((await form.locator(`[name=${name}]`).count()) > 0) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=email]').fill('ada@example.com')
  await form.locator('[name=whatsappPhone]').fill('+49 30 1234567')
  await form.locator('[name=message]').fill(message)
}

const noteOf = (page: Page, at: number) => page.locator('textarea[name^="note:"]').nth(at)
const quantityOf = (page: Page, at: number) => page.locator('input[name^="q:"]').nth(at)

interface Walk {
  readonly browser: Browser
  readonly baseURL: string | undefined
  readonly hasScript: boolean
  readonly language: string
  readonly viewport: { readonly width: number; readonly height: number }
}

/** A buyer's list from its first product to the owner. */
async function walk({ browser, baseURL, hasScript, language, viewport }: Walk): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: hasScript,
    viewport,
    locale: 'en-US',
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  const other = language === 'en' ? 'de' : 'en'
  const added = async () => {
    if (hasScript) await expect(page.locator('form[id$="-selection"] [data-listed]')).toBeVisible()
    else await expect(page).toHaveURL(/\/inquiry-list/)
  }

  // One as it is, from a list of products; two with quantities, one of them in another language.
  await page.goto(inLanguage('/demo/products', language))
  const card = page.locator('article:has(a[href*="hex-nut-iso-4032"]) [data-list-add]')
  await card.click()
  if (hasScript) await expect(page.locator('header [data-list-count]')).toHaveText('1')
  else await expect(page).toHaveURL(/\/inquiry-list/)
  await putOnList(page, 'hex-bolt-iso-4014', language, ['1000', '١٬٥٠٠'])
  await added()
  await putOnList(page, 'wedge-anchor', other, ['200'])
  await added()
  if (hasScript) await expect(page.locator('header [data-list-count]')).toHaveText('3')

  await page.goto(inLanguage(list, language))
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect.poll(async () => (await quantitiesOn(page)).map(({ length }) => length)).toEqual([0, 2, 1])
  await page.reload()
  await expect(page.locator('[data-list-items] > ul > li')).toHaveCount(3)
  // axe is script: what is drawn is the same without.
  if (hasScript) await expectAccessible(page)

  // What is typed stays, whatever is pressed next.
  await noteOf(page, 1).fill('Galvanised, please')
  await quantityOf(page, 2).fill('350')
  await noteOf(page, 2).fill('ETA needed')
  await page.locator('button[value^="remove:"]').first().click()
  await expect(page.locator('[data-list-items] > ul > li')).toHaveCount(2)
  await expect(noteOf(page, 0)).toHaveValue('Galvanised, please')
  await page.locator('button[value=undo]').click()
  await expect(page.locator('[data-list-items] > ul > li')).toHaveCount(3)
  await expect(noteOf(page, 2)).toHaveValue('ETA needed')
  await expect(quantityOf(page, 2)).toHaveValue(language === 'ar' ? /350|٣٥٠/ : '350')

  // A quantity that is none is kept with its message, and nothing else is lost.
  await quantityOf(page, 2).fill('many')
  if (hasScript) await quantityOf(page, 2).press('Enter')
  else await page.locator('button[value=update]').click()
  await expect(quantityOf(page, 2)).toHaveAttribute('aria-invalid', 'true')
  await expect(quantityOf(page, 2)).toHaveValue('many')
  // The list may be drawn anew by the answer between choosing what stands there and typing over it.
  await expect(async () => {
    await quantityOf(page, 2).fill('350')
    await expect(quantityOf(page, 2)).toHaveValue('350', { timeout: 500 })
  }).toPass()

  const message = `List${language}${hasScript ? 'with' : 'without'}${Date.now()}`
  await fillIn(page, message)
  await page.locator('form:has([name=whatsappPhone]) button[type=submit]').last().click()
  await expect(page).toHaveURL(/[?&]sent=/)
  await expect(page.locator('[data-list-sent]')).toContainText(message)
  // With script it is the page of thanks that empties the list. Its header counts nothing before that script has come
  // either, so what the browser keeps is asked.
  if (hasScript) await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine:list:demo'))).toBeNull()

  const [inquiry] = await inquiriesWith(page, baseURL, message)
  expect(
    inquiry.lines.map(({ productName, options, quantity, unitPrice, note }: Record<string, unknown>) => ({
      options: (options as unknown[]).length,
      quantity,
      unitPrice,
      note,
      hasName: typeof productName === 'string' && productName !== '',
    })),
  ).toEqual([
    { options: 0, quantity: undefined, unitPrice: undefined, note: undefined, hasName: true },
    { options: 2, quantity: 1000, unitPrice: 74, note: 'Galvanised, please', hasName: true },
    { options: 2, quantity: 1500, unitPrice: 74, note: undefined, hasName: true },
    { options: 2, quantity: 350, unitPrice: 214, note: 'ETA needed', hasName: true },
  ])

  // It is empty now, also for who comes back.
  await page.goto(inLanguage(list, language))
  await expect(page.locator('[data-list-empty]')).toBeVisible()
  if (hasScript) await expectAccessible(page)
  expect((await context.cookies()).filter(({ name }) => name === 'vitrine_list')).toEqual([])
  if (hasScript) expect(await page.evaluate(() => localStorage.getItem('vitrine:list:demo'))).toBeNull()
  // The page that could not be taken says so to the console; nothing else does.
  expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
  await context.close()
}

for (const hasScript of [true, false])
  for (const [language, viewport] of [
    ['en', desktop],
    ['ar', phone],
  ] as const)
    test(`three products are asked for at once ${hasScript ? 'with' : 'without'} script in ${language}`, ({
      browser,
      baseURL,
    }) => walk({ browser, baseURL, hasScript, language, viewport }))

test('an answer that comes while the list is sent does not bring it back', async ({ page }) => {
  await putOnList(page, 'wedge-anchor', 'en', ['200'])
  await expect(page.locator('form[id$="-selection"] [data-listed]')).toBeVisible()
  await page.goto(list)
  await expect.poll(() => quantitiesOn(page)).toEqual([['200']])
  await fillIn(page, `Late${Date.now()}`)
  // The note is on its way when the form is sent, and is answered before the page of thanks comes.
  const sent = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(`**${list}*`, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    if (request.isNavigationRequest()) {
      sent.resolve()
      await answered.promise
      return route.continue()
    }
    await sent.promise
    return route.continue()
  })
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && !request.isNavigationRequest()) setTimeout(answered.resolve, 500)
  })
  await noteOf(page, 0).fill('Galvanised')
  await page.locator('form:has([name=whatsappPhone]) button[type=submit]').last().click()
  await expect(page).toHaveURL(/[?&]sent=/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrine:list:demo'))).toBeNull()
})

test('a list is changed from the page of a product, and in another tab', async ({ page, context }) => {
  await page.setViewportSize(desktop)
  await putOnList(page, 'hex-bolt-iso-4014', 'en', ['1000', '2000'])
  await expect(page.locator('form[id$="-selection"] [data-listed]')).toBeVisible()
  await page.goto(list)
  await expect.poll(() => quantitiesOn(page)).toEqual([['1,000', '2,000']])
  const tab = await context.newPage()
  await tab.goto('/demo/products')
  await tab.locator('article:has(a[href*="hex-nut-iso-4032"]) [data-list-add]').click()
  await expect(page.locator('[data-list-items] > ul > li')).toHaveCount(2)

  await page.getByRole('link', { name: /^Edit selection/ }).click()
  const cells = page.locator('form[id$="-selection"] input[data-combination]')
  await expect(cells.nth(1)).toHaveValue('2,000')
  await cells.nth(1).fill('')
  await cells.nth(0).fill('1500')
  await page.getByRole('button', { name: 'Update list' }).click()
  await expect(page).toHaveURL(/\/inquiry-list/)
  await expect.poll(() => quantitiesOn(page)).toEqual([['1,500'], []])
})

test('where the browser keeps nothing, the cookie does; with script again, both are one list', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  const blocked = await context.newPage()
  await blocked.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await putOnList(blocked, 'hex-bolt-iso-4014', 'en', ['1000'])
  await expect(blocked).toHaveURL(/\/inquiry-list/)
  await expect.poll(() => quantitiesOn(blocked)).toEqual([['1,000']])

  const page = await context.newPage()
  await page.goto('/demo/products')
  await page.locator('article:has(a[href*="hex-nut-iso-4032"]) [data-list-add]').click()
  await expect(page.locator('header [data-list-count]')).toHaveText('1')
  await page.goto(list)
  await expect(page.locator('[data-list-items] > ul > li')).toHaveCount(2)
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name === 'vitrine_list')).toEqual([])
  await context.close()
})

test('the number in the header moves nothing', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/demo/products')
  const places = () =>
    page.locator('header a, header button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))
  const before = await places()
  await page.locator('[data-list-add]').first().click()
  await expect(page.locator('header [data-list-count]')).toHaveText('1')
  expect(await places()).toEqual(before)
})
