import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { complaintsOf, desktop, everyLook, expectAccessible, inMatrix, isWhole, phone } from './pages.ts'

const picture = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer(),
})

/** Where a visitor answers, and what was said. */
const answerOf = (page: Page): Locator => page.locator('[data-area]')
const logOf = (page: Page): Locator => page.getByRole('log')
const stepOf = (page: Page, step: string): Locator => page.locator(`[data-step="${step}"]`)

/** The inquiry under a number, as the API of its owner tells it. */
async function inquiryOf(page: Page, baseURL: string | undefined, reference: string) {
  const signedIn = await page.request.post(`${baseURL}/api/site/v1/account/sign-in`, {
    data: { email: 'owner@example.com', password: 'correct horse' },
    headers: { origin: baseURL ?? '' },
  })
  expect(signedIn.status()).toBe(200)
  const asOwner = { headers: { 'client-id': 'demo' } }
  const list = await page.request.get(`${baseURL}/api/site/v1/site/inquiries?q=${reference}`, asOwner)
  const [{ id }] = (await list.json()).data.items
  const detail = await page.request.get(`${baseURL}/api/site/v1/site/inquiries/${id}`, asOwner)
  return (await detail.json()).data
}

/** What was answered last is said, and the next question stands open. */
const goOn = async (page: Page): Promise<void> => answerOf(page).locator('button.button[type=submit]').last().click()

async function write(page: Page, step: string, text: string): Promise<void> {
  const field = stepOf(page, step).locator('input, textarea')
  await expect(field).toBeFocused()
  await field.fill(text)
  await goOn(page)
}

const looks = isWhole
  ? everyLook
  : [
      { language: 'en', viewport: desktop },
      { language: 'ar', viewport: phone },
    ]

for (const { language, viewport } of looks)
  test(
    `a whole conversation arrives as it was said: ${language}, ${viewport.width} wide`,
    inMatrix,
    async ({ page, baseURL }) => {
      await page.setViewportSize(viewport)
      const complaints = complaintsOf(page)
      await page.goto(`/demo/chat?language=${language}`)
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
      await expectAccessible(page)

      // A product with two lines of its matrix.
      await stepOf(page, 'start').getByRole('button').first().click()
      await expect(page.getByRole('combobox')).toBeFocused()
      await page.getByRole('combobox').fill('hex bolt')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(logOf(page).getByText('NH-4014')).toBeVisible()
      await goOn(page)
      await expect(stepOf(page, 'selection').getByRole('alert')).toBeVisible()
      const quantities = page.locator('[data-combination]')
      await quantities.nth(1).fill('1250')
      await quantities.nth(4).fill('١٠٠٠')
      await stepOf(page, 'selection').locator('button[value^="use."]').click()
      await expect(quantities.nth(1)).toHaveValue('1,300')
      await expectAccessible(page)
      await goOn(page)
      await expect(logOf(page)).toContainText('1,300')
      await expect(logOf(page)).toContainText('1,000')

      // Back to the quantities, which are there, and on again.
      await answerOf(page).getByRole('button').nth(2).click()
      await expect(quantities.nth(1)).toHaveValue('1,300')
      await goOn(page)
      await stepOf(page, 'more').getByRole('button').nth(1).click()
      await write(page, 'message', 'In A4-80, please.\nWith certificates 3.1.')

      // Two good images and one that is none.
      const images = stepOf(page, 'images')
      await images
        .locator('input[type=file]')
        .setInputFiles([
          await picture('bolt.png', '#0e5563'),
          { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
          await picture('nut.png', '#aa3333'),
        ])
      await expect(images.locator('li img')).toHaveCount(2)
      await expect(images.getByRole('alert')).toContainText('plan.svg')
      await expect(images.getByRole('alert')).toContainText('AVIF')
      await expectAccessible(page)

      // A reload in the middle: nothing has to be said twice.
      await page.reload()
      await expect(logOf(page)).toContainText('In A4-80, please.')
      await expect(images.locator('li img')).toHaveCount(2)
      await expect(images.locator('li img').first()).toHaveJSProperty('naturalWidth', 60)
      await goOn(page)
      await stepOf(page, 'name').locator('input').fill('Ada Byron')
      await goOn(page)
      await write(page, 'email', 'ada@')
      const email = stepOf(page, 'email').locator('input')
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveValue('ada@')
      await expect(email).toHaveCSS('direction', 'ltr')
      if (language === 'en') await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
      await expectAccessible(page)
      await email.fill('ada@example.com')
      await goOn(page)
      await write(page, 'phone', '+49 30 1234567')
      await stepOf(page, 'country').locator('select').selectOption('DE')
      await goOn(page)
      await expect(stepOf(page, 'review').locator('dl')).toContainText('ada@example.com')
      await expectAccessible(page)

      // The connection is gone when it is sent, and comes back.
      await page.context().setOffline(true)
      await stepOf(page, 'review').locator('button.button').click()
      await expect(stepOf(page, 'offline').getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      expect(complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([])
      await page.context().setOffline(false)
      const thanks = stepOf(page, 'sent').getByRole('status')
      await expect(thanks).toBeVisible()
      await expectAccessible(page)
      const [reference = ''] = /[2-9A-HJKMNP-Z]{8}/.exec(await thanks.innerText()) ?? []
      expect(await page.evaluate(() => sessionStorage.getItem('vitrine:chat:demo'))).toBeNull()

      const stored = await inquiryOf(page, baseURL, reference)
      expect(stored).toMatchObject({
        kind: 'chat',
        status: 'new',
        name: 'Ada Byron',
        email: 'ada@example.com',
        whatsappPhone: '+49 30 1234567',
        country: 'DE',
        message: 'In A4-80, please.\nWith certificates 3.1.',
        language,
        page: '/chat',
      })
      expect(stored.lines.map(({ model, quantity }: { model: string; quantity: number }) => [model, quantity])).toEqual(
        [
          ['NH-4014', 1300],
          ['NH-4014', 1000],
        ],
      )
      expect(stored.images).toHaveLength(2)
      const said = stored.entries.map(({ kind, key }: { kind: string; key: string }) => `${kind} ${key}`)
      const asked = ['start', 'product', 'selection', 'more', 'message', 'images', 'name', 'email', 'phone', 'country']
      expect(said).toEqual(asked.flatMap((key) => [`out ${key}`, `in ${key}`]))
      expect(JSON.stringify(stored.entries)).not.toContain('"ada@"')
    },
  )

test('begins with the product and the lines of the page that somebody comes from', async ({ page }) => {
  await page.goto('/demo/product/hex-bolt-iso-4014')
  const keys = await page.locator('[data-combination]').evaluateAll((all) => all.map((one) => one.dataset.combination))
  await page.goto(`/demo/chat?product=hex-bolt-iso-4014&s=${keys[0]}*500_${keys[1]}*700&to=FR`)
  await expect(logOf(page)).toContainText('Hex bolt ISO 4014')
  await expect(logOf(page)).toContainText('500 pieces')
  await stepOf(page, 'more').getByRole('button', { name: 'No, continue' }).click()
  await write(page, 'message', 'And the price for twice as many?')
  await goOn(page)
  await write(page, 'name', 'Ada')
  await write(page, 'email', 'ada@example.com')
  await write(page, 'phone', '123456')
  await expect(stepOf(page, 'country').locator('select')).toHaveValue('FR')
  await goOn(page)
  // A change of the quantities outlives a reload of the same address.
  await stepOf(page, 'review')
    .getByRole('button', { name: /^Change Hex bolt/ })
    .click()
  await page.locator('[data-combination]').first().fill('600')
  await goOn(page)
  await expect(stepOf(page, 'review')).toContainText('600 pieces')
  await page.reload()
  await expect(stepOf(page, 'review')).toContainText('600 pieces')
  await expect(stepOf(page, 'review')).toContainText('700 pieces')
  // And it leads to a person from here too.
  await page.getByRole('button', { name: 'Contact us directly' }).click()
  await expect(page.getByRole('link', { name: /sales@/ })).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('link', { name: /\+86/ })).toHaveAttribute('href', /^tel:/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(stepOf(page, 'review')).toBeVisible()
})

test('what is stored and cannot be read begins anew', async ({ page }) => {
  await page.goto('/demo/chat')
  await stepOf(page, 'start').getByRole('button', { name: 'Something else' }).click()
  await expect(stepOf(page, 'message')).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('vitrine:chat:demo', '{"v":1,"state":7'))
  await page.reload()
  await expect(stepOf(page, 'start')).toBeVisible()
})

test('what was not found is described, and an answer that comes twice is one inquiry', async ({ page, baseURL }) => {
  await page.goto('/demo/chat')
  await stepOf(page, 'start').getByRole('button', { name: 'A product' }).click()
  await page.getByRole('combobox').fill('zzqqxx')
  await expect(stepOf(page, 'product').getByRole('status')).toContainText('No product found')
  await stepOf(page, 'product').getByRole('button', { name: 'Describe what you need' }).click()
  await expect(stepOf(page, 'message').locator('textarea')).toHaveValue('zzqqxx')
  await goOn(page)
  await goOn(page)
  await write(page, 'name', 'Ada')
  await write(page, 'email', 'twice@example.com')
  await write(page, 'phone', '123456')
  await goOn(page)
  // The first answer of the service is lost on its way.
  let isLost = false
  await page.route('**/v1/site/inquiry', async (route) => {
    const answer = await route.fetch()
    if (isLost) return route.fulfill({ response: answer })
    isLost = true
    return route.abort()
  })
  await stepOf(page, 'review').getByRole('button', { name: 'Send inquiry' }).click()
  await stepOf(page, 'offline').getByRole('button', { name: 'Try again' }).click()
  await expect(stepOf(page, 'sent')).toBeVisible()
  const [reference = ''] = /[2-9A-HJKMNP-Z]{8}/.exec(await stepOf(page, 'sent').innerText()) ?? []
  await inquiryOf(page, baseURL, reference)
  const all = await page.request.get(`${baseURL}/api/site/v1/site/inquiries?q=twice@example.com`, {
    headers: { 'client-id': 'demo' },
  })
  expect((await all.json()).data.total).toBe(1)
})

test('R98 a step whose script does not come loads the page anew once, and comes when it is asked for again', async ({
  page,
}) => {
  const files = /assets\/later-steps-/
  await page.route(files, (route) => route.abort())
  await page.goto('/demo/chat')
  await stepOf(page, 'start').getByRole('button', { name: 'A product' }).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  // It was loaded anew, and the conversation is there.
  const type = () => page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().type))
  await expect.poll(() => type().catch(() => [])).toEqual(['reload'])
  await expect(again).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'isMarked', true))
  await again.click()
  await page.waitForTimeout(1000)
  await expect(again).toBeVisible()
  await page.unroute(files)
  await again.click()
  await expect(page.getByRole('combobox')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isMarked'))).toBe(true)
})

const withoutScript = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })).newPage()

for (const { language, viewport } of looks)
  test(`without script it is the form: ${language}, ${viewport.width} wide`, async ({ browser, baseURL }) => {
    const page = await withoutScript(browser, baseURL)
    await page.setViewportSize(viewport)
    await page.goto(`/demo/chat?language=${language}&product=hex-bolt-iso-4014`)
    await expect(page.locator('a[href^="mailto:"]')).toBeVisible()
    await expect(page.locator('a[href*="/pages/contact-us"]')).toBeVisible()
    const form = page.locator('form:has([name=form][value="inquiry"])')
    await form.locator('[type=submit]').click()
    await expect(form.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
    for (const [name, value] of Object.entries({
      quantity: '700',
      email: 'ada@example.com',
      whatsappPhone: '+49 30 1234567',
      message: 'No script here.',
    }))
      await form.locator(`[name=${name}]:not([type=hidden])`).fill(value)
    for (const field of await form.locator('[name=name], [name=firstName], [name=lastName]').all())
      await field.fill('Ada')
    await form.locator('[type=submit]').click()
    const thanks = page.getByRole('status').first()
    await expect(thanks).toContainText(/[2-9A-HJKMNP-Z]{8}/)
    const [reference = ''] = /[2-9A-HJKMNP-Z]{8}/.exec(await thanks.innerText()) ?? []
    expect(await inquiryOf(page, baseURL, reference)).toMatchObject({
      kind: 'inquiry',
      message: 'No script here.',
      lines: [{ productName: expect.stringContaining('ISO 4014'), quantity: 700 }],
    })
    await page.context().close()
  })

test('is for no search engine, and shows the form where its script fails', async ({ page }) => {
  await page.route(/island-chat/, (route) => route.abort())
  await page.goto('/demo/chat?language=ar')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('form [type=submit]')).toBeVisible()
  await expectAccessible(page)
})
