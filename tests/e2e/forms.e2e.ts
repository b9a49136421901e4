import { type Browser, expect, type Locator, type Page, request, test } from '@playwright/test'
import sharp from 'sharp'
import { complaintsOf, desktop, everyLook, expectAccessible, inMatrix, phone } from './pages.ts'

// The browser of these tests speaks English: what it said by itself would show on pages of other languages, and in
// English its words are not ours.

// The page is scrolled at once to the field that is wrong: while it still moves, a button that is pressed is let go
// somewhere else, and nothing is sent.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const inquiryPage = '/demo/pages/made-to-order'
const inquiryOf = (page: Page): Locator => page.locator('form:has([name=form][value="inquiry"])')
const contactOf = (page: Page): Locator => page.locator('form:has([name=form][value="contact-us"])')
const field = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]:not([type=hidden])`)
const send = (form: Locator): Promise<void> => form.locator('[type=submit]').click()
const summaryOf = (form: Locator): Locator => form.getByRole('alert')

/** What stands beside a field, read as a screen reader would. */
const expectMessage = (control: Locator, message: string | RegExp): Promise<void> =>
  expect(control).toHaveAccessibleDescription(message)

/** Somebody whose browser runs no script. */
const withoutScript = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })).newPage()

const picture = (colour: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer()
const png = async (name: string, colour = '#0e5563') => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(colour),
})
/** A picture of exactly so many bytes. */
const padded = async (name: string, bytes: number) => {
  const { buffer, ...rest } = await png(name)
  return { ...rest, buffer: Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]) }
}
const MIB = 1024 * 1024

const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  whatsappPhone: '+49 30 1234567',
  message: 'M12 × 80 in A4-80, please.',
}
async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(form, name).fill(value)
}

/** The messages of specification §5, to the letter. */
const inquiryMessages = [
  ['firstName', 'Please enter your first name'],
  ['lastName', 'Please enter your last name'],
  ['email', 'Please enter your email address'],
  ['whatsappPhone', 'Please enter your contact number'],
  ['message', 'Please enter your message'],
] as const

for (const hasScript of [true, false]) {
  const way = hasScript ? 'by the script' : 'by the server'
  test(`an inquiry says what is missing in the words of the specification, ${way}`, async ({ browser, baseURL }) => {
    const context = { javaScriptEnabled: hasScript, ...(baseURL && { baseURL }) }
    const page = await (await browser.newContext(context)).newPage()
    await page.goto(inquiryPage)
    const form = inquiryOf(page)
    await send(form)
    for (const [name, message] of inquiryMessages) {
      await expectMessage(field(form, name), new RegExp(`${message}$`))
      await expect(field(form, name)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(field(form, 'firstName')).toBeFocused()
    await expect(summaryOf(form).getByRole('link')).toHaveText(inquiryMessages.map(([, message]) => message))
    await summaryOf(form).getByRole('link', { name: 'Please enter your message' }).click()
    await expect(field(form, 'message')).toBeFocused()
    await fill(form, { ...person, email: 'ada@', whatsappPhone: '123' })
    await send(form)
    await expectMessage(field(form, 'email'), 'Please enter a valid email address')
    await expectMessage(field(form, 'whatsappPhone'), 'Please enter a valid contact number')
    await expect(summaryOf(form).getByRole('link')).toHaveCount(2)
    await expect(field(form, 'firstName')).toHaveValue('Ada')
    await fill(form, { email: person.email, whatsappPhone: person.whatsappPhone })
    await send(form)
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(
      'Thank you. Your inquiry has been sent.',
    )
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(/Reference number: [A-Z2-9]{8}/)
    await page.context().close()
  })

  test(`a page in German says it in German, ${way}, and so do contact and newsletter`, async ({ browser, baseURL }) => {
    const context = { javaScriptEnabled: hasScript, ...(baseURL && { baseURL }) }
    const page = await (await browser.newContext(context)).newPage()
    await page.goto('/demo/pages/contact-us?language=de')
    const form = contactOf(page)
    await send(form)
    await expectMessage(field(form, 'name'), 'Bitte geben Sie Ihren Namen ein!')
    await expectMessage(field(form, 'email'), 'Bitte geben Sie Ihre E-Mail-Adresse ein!')
    await expect(field(form, 'company')).not.toHaveAttribute('aria-invalid')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.goto('/demo?language=de')
    const newsletter = page.locator('form:has([name=form][value="subscribe"])').first()
    await send(newsletter)
    await expectMessage(field(newsletter, 'email'), 'Bitte geben Sie eine gültige E-Mail-Adresse ein')
    await page.context().close()
  })
}

test('a field is checked while it is put right, and the summary follows', async ({ page }) => {
  await page.goto('/demo/pages/contact-us')
  const form = contactOf(page)
  // Nothing is said before it is sent.
  await field(form, 'email').fill('nobody')
  await field(form, 'name').focus()
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  await field(form, 'email').fill('')
  await send(form)
  await expect(summaryOf(form).getByRole('link')).toHaveText(['Please input your name!', 'Please input your email!'])
  await field(form, 'email').pressSequentially('nobody')
  await expectMessage(field(form, 'email'), 'Please enter a valid email address')
  await field(form, 'email').pressSequentially('@example.com')
  await expect(field(form, 'email')).not.toHaveAttribute('aria-invalid')
  await expect(summaryOf(form).getByRole('link')).toHaveText(['Please input your name!'])
  await field(form, 'name').fill('   ')
  await send(form)
  await expectMessage(field(form, 'name'), 'Please input your name!')
  await field(form, 'name').fill('N.')
  await expect(form.getByRole('alert')).toBeHidden()
  // Pasted text is never cut.
  await field(form, 'message').fill('é'.repeat(5001))
  await expect(field(form, 'message')).toHaveValue('é'.repeat(5001))
  await send(form)
  await expectMessage(field(form, 'message'), /Please use no more than 5000 characters$/)
})

test('images are sent when they are chosen; what is refused leaves the others alone', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(inquiryPage)
  const form = inquiryOf(page)
  const input = field(form, 'uploadImages')
  const listed = form.locator('[data-images] li')
  const message = form.locator('[id$="-uploadImages-message"]')
  await input.setInputFiles([await png('bolt.png'), await padded('large.png', 2 * MIB), await png('nut.png', '#a33')])
  await expect(listed).toHaveCount(2)
  await expect(message).toContainText('large.png')
  await expect(message).toContainText('Image must be smaller than 2MB!')
  await expect(form.locator('input[name=keptImages]')).toHaveCount(2)
  await expect(listed.locator('img').first()).toHaveJSProperty('naturalWidth', 60)
  await input.setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(message).toHaveText('Only JPEG, PNG, WebP, AVIF and GIF images can be uploaded')
  await input.setInputFiles([await png('washer.png', '#3a3'), await png('fourth.png', '#33a')])
  await expect(message).toHaveText('You can only upload a maximum of 3 images!')
  await expect(listed).toHaveCount(3)
  await expect(listed.getByText('fourth.png')).toHaveCount(0)
  // Told by its content, whatever its name says.
  await form.getByRole('button', { name: 'Remove nut.png' }).click()
  await expect(input).toBeFocused()
  await input.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(message).toHaveText('Only JPEG, PNG, WebP, AVIF and GIF images can be uploaded')
  await expect(listed).toHaveCount(2)
  // One byte less is taken.
  await input.setInputFiles(await padded('just.png', 2 * MIB - 1))
  await expect(listed).toHaveCount(3)
  await expect(message).toHaveText('')
  await fill(form, person)
  await send(form)
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    'Thank you. Your inquiry has been sent.',
  )
  await expect(page.getByRole('definition').getByText('3 images')).toBeVisible()
  // The refusal by the service is the one request that failed.
  expect(complaints.filter((each) => !/status of 422/.test(each))).toEqual([])
})

test('an image that does not arrive is sent again, and the form waits for it', async ({ page }) => {
  await page.goto(inquiryPage)
  const form = inquiryOf(page)
  await page.route('**/inquiry-images', (route) => route.abort())
  await field(form, 'uploadImages').setInputFiles(await png('bolt.png'))
  const message = form.locator('[id$="-uploadImages-message"]')
  await expect(message).toContainText('could not be uploaded. Try again, or remove it.')
  await fill(form, person)
  await send(form)
  await expect(field(form, 'uploadImages')).toBeFocused()
  await page.unroute('**/inquiry-images')
  await page.route('**/inquiry-images', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(message).toHaveText('')
  await send(form)
  await expect(page.getByRole('definition').getByText('1 image')).toBeVisible()
})

test('without script good images come back ticked, and refused ones as messages', async ({ browser, baseURL }) => {
  const page = await withoutScript(browser, baseURL)
  await page.goto(inquiryPage)
  const form = inquiryOf(page)
  await fill(form, { ...person, firstName: '' })
  await field(form, 'uploadImages').setInputFiles([await png('bolt.png'), await padded('large.png', 2 * MIB)])
  await send(form)
  const links = summaryOf(form).getByRole('link')
  await expect(links).toHaveText(['Please enter your first name', /large\.png.*Image must be smaller than 2MB!/])
  await expect(form.getByRole('checkbox', { name: 'bolt.png' })).toBeChecked()
  await field(form, 'firstName').fill('Ada')
  await field(form, 'uploadImages').setInputFiles(
    await Promise.all(['2.png', '3.png', '4.png'].map((name) => png(name))),
  )
  await send(form)
  await expect(links).toHaveText(['You can only upload a maximum of 3 images!'])
  await expect(form.getByRole('checkbox', { name: /\.png$/ })).toHaveCount(3)
  await form.getByRole('checkbox', { name: '2.png' }).uncheck()
  await send(form)
  await expect(page.getByRole('definition').getByText('2 images')).toBeVisible()
  await page.context().close()
})

test('what is typed survives another language, a reload, a page that went and came back', async ({ page }) => {
  await page.goto(inquiryPage)
  const form = inquiryOf(page)
  await fill(form, person)
  await field(form, 'unit').selectOption('box')
  // A person is slower than the script, which comes at the first touch.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('box')
  await page.goto(`${inquiryPage}?language=ar`)
  await expect(field(form, 'name')).toHaveValue('Ada Byron')
  await expect(field(form, 'message')).toHaveValue(person.message)
  await expect(field(form, 'unit')).toHaveValue('box')
  await field(form, 'name').fill('Ada King Lovelace')
  await page.reload()
  await expect(field(form, 'name')).toHaveValue('Ada King Lovelace')
  await page.goto(inquiryPage)
  await expect(field(form, 'firstName')).toHaveValue('Ada King')
  await expect(field(form, 'lastName')).toHaveValue('Lovelace')
  await page.goto('/demo')
  await page.goBack()
  await expect(field(form, 'email')).toHaveValue(person.email)
  // Only this form: another page has its own.
  await page.goto('/demo/pages/contact-us')
  await expect(field(contactOf(page), 'email')).toHaveValue('')
})

test('what was typed is forgotten when it was sent, and only its sender sees it again', async ({ page, browser }) => {
  await page.goto(inquiryPage)
  const form = inquiryOf(page)
  await fill(form, { ...person, message: 'Only for you' })
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Only for you')
  await send(form)
  await expect(page.getByRole('definition').getByText('Only for you')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  // The script of forms forgets it, which comes after what is read.
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await expectAccessible(page)

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByRole('main').getByRole('status').first()).toContainText(/Reference number: [A-Z2-9]{8}/)
  await expect(stranger.getByText('Only for you')).toHaveCount(0)
  await stranger.context().close()
  await page.goBack()
  await expect(form).toBeVisible()
  await expect(field(form, 'message')).toHaveValue('')
  await expect(field(form, 'email')).toHaveValue('')
  await page.goto(inquiryPage)
  await expect(field(form, 'message')).toHaveValue('')
})

test('a form works where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  const complaints = complaintsOf(page)
  await page.goto('/demo/pages/contact-us')
  const form = contactOf(page)
  await send(form)
  await expectMessage(field(form, 'name'), 'Please input your name!')
  await fill(form, { name: 'N.', email: 'blocked@example.com' })
  await send(form)
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    'Thank you. Your message has been sent.',
  )
  expect(complaints).toEqual([])
})

test('a form whose script does not come is answered by the server', async ({ page }) => {
  await page.route(/assets\/form-.*\.js/, (route) => route.abort())
  await page.goto('/demo/pages/contact-us')
  const form = contactOf(page)
  await field(form, 'email').fill('nobody@')
  await send(form)
  await expect(page).toHaveURL(/contact-us/)
  await expectMessage(field(form, 'email'), 'Please enter a valid email address')
  await expect(field(form, 'email')).toHaveValue('nobody@')
})

interface Received {
  readonly status: string
  readonly message?: string
  readonly spamReasons?: readonly string[]
}

/** The messages of this site with these words, as its owner sees them. */
async function received(page: Page, words: string): Promise<readonly Received[]> {
  const owner = await request.newContext({ baseURL: new URL(page.url()).origin })
  const signedIn = await owner.post('/api/site/v1/account/sign-in', {
    data: { email: 'owner@example.com', password: 'correct horse' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(signedIn.status()).toBe(200)
  const list = await owner.get('/api/site/v1/site/contacts?pageSize=100', { headers: { 'client-id': 'demo' } })
  const { items }: { items: readonly Received[] } = (await list.json()).data
  await owner.dispose()
  return items.filter(({ message }) => message === words)
}

/** The signs that the service saw in the last message with these words (R197). */
async function reasonsOf(page: Page, words: string): Promise<readonly string[]> {
  const [found] = await received(page, words)
  expect(found?.status).toBe('new')
  return found?.spamReasons ?? []
}

async function sendMessage(form: Locator, words: string): Promise<void> {
  await fill(form, { name: 'N.', email: 'n@example.com', message: words })
  await send(form)
  await expect(form.page().getByRole('main').getByRole('status').first()).toContainText('Your message has been sent')
}

test('a form says when somebody began to fill it in, and a page that is kept says nothing of it', async ({ page }) => {
  const answer = await page.goto('/demo/pages/contact-us')
  expect(await answer?.text()).not.toMatch(/startedAt|submissionKey/)
  const form = contactOf(page)
  const begun = page.waitForResponse(/v1\/form\/start$/)
  await field(form, 'name').focus()
  await begun
  await expect(form.locator('[name=startedAt]')).toHaveValue(/^\d{13}\.[\w-]{22}\.\w+\.[\w-]{22}$/)
  // The page was drawn before, and stood there for long: only the time since it was begun counts.
  const words = `Quick ${Date.now()}`
  await sendMessage(form, words)
  expect(await reasonsOf(page, words)).toEqual(['too-fast'])
})

test('a form is sent without its start when that does not come, and asks again', async ({ page }) => {
  let count = 0
  await page.clock.install()
  await page.route(/v1\/form\/start$/, (route) => {
    count += 1
    return count === 1 ? route.abort() : route.fulfill({ status: 503, body: 'busy' })
  })
  await page.goto('/demo/pages/contact-us')
  const form = contactOf(page)
  await field(form, 'name').focus()
  await expect.poll(() => count).toBe(1)
  await page.clock.fastForward(11_000)
  await field(form, 'email').focus()
  await expect.poll(() => count).toBe(2)
  const words = `Offline ${Date.now()}`
  await sendMessage(form, words)
  expect(await reasonsOf(page, words)).toEqual(['no-start'])
})

test('a form that is pressed twice is one message', async ({ page }) => {
  await page.goto('/demo/pages/contact-us')
  const form = contactOf(page)
  const words = `Twice ${Date.now()}`
  await fill(form, { name: 'N.', email: 'n@example.com', message: words })
  await expect(form.locator('[name=submissionKey]')).toHaveValue(/^[0-9a-f]{32}$/)
  await form.locator('[type=submit]').dblclick()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Your message has been sent')
  expect(await received(page, words)).toHaveLength(1)
})

test('a page that is loaded again goes on with what was begun, and after sending with something new', async ({
  page,
}) => {
  await page.goto('/demo/pages/contact-us')
  const form = contactOf(page)
  const start = form.locator('[name=startedAt]')
  const key = form.locator('[name=submissionKey]')
  await field(form, 'message').fill('Begun')
  await expect(start).toHaveValue(/^\d/)
  const begun = [await start.inputValue(), await key.inputValue()]
  await page.reload()
  await expect(field(form, 'message')).toHaveValue('Begun')
  expect([await start.inputValue(), await key.inputValue()]).toEqual(begun)
  await sendMessage(form, `Begun ${Date.now()}`)
  await page.goBack()
  await field(form, 'message').focus()
  await expect(start).toHaveValue(/^\d/)
  expect(await start.inputValue()).not.toBe(begun[0])
  expect(await key.inputValue()).not.toBe(begun[1])
})

test('a form that stood open for a day gets a new start, and keeps what was typed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/demo/pages/contact-us')
  const form = contactOf(page)
  await field(form, 'name').fill('Night owl')
  const start = form.locator('[name=startedAt]')
  await expect(start).toHaveValue(/^\d/)
  const old = await start.inputValue()
  await page.clock.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
  await field(form, 'email').focus()
  await expect(start).not.toHaveValue(old)
  await expect(field(form, 'name')).toHaveValue('Night owl')
})

test('the button for images speaks the language of the page, and the keyboard reaches it', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${inquiryPage}?language=zh`)
  const form = inquiryOf(page)
  const input = form.getByLabel('选择图片')
  await field(form, 'message').focus()
  await page.keyboard.press('Tab')
  await expect(input).toBeFocused()
  await expect(form.locator(`label[for="${await input.getAttribute('id')}"]`).last()).not.toHaveCSS(
    'outline-style',
    'none',
  )
  // A browser that is busy may open the files at the second press alone.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 5000 })
    await page.keyboard.press('Space')
    expect((await chooser).isMultiple()).toBe(true)
  }).toPass()
})

for (const { language, device, viewport } of everyLook)
  test(`a form that came back is accessible in ${language} on ${device}`, inMatrix, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(`/demo/pages/contact-us?language=${language}`)
    const form = contactOf(page)
    await field(form, 'email').fill('nobody@')
    await field(form, 'message').fill('مرحبا, hello')
    await send(form)
    await expect(field(form, 'name')).toBeFocused()
    await expect(field(form, 'name')).toBeInViewport()
    await expect(field(form, 'email')).toHaveValue('nobody@')
    await expect(field(form, 'message')).toHaveValue('مرحبا, hello')
    await expect(form.locator('[aria-invalid]')).toHaveCount(2)
    await expectAccessible(page)
    await field(form, 'name').fill('N.')
    await field(form, 'email').fill(`${language}-${device}@example.com`)
    await send(form)
    const thanks = page.getByRole('main').getByRole('status').first()
    await expect(thanks).toBeFocused()
    await expect(thanks).toBeInViewport()
    await expectAccessible(page)
  })

test('images in the list are accessible, wide and narrow', async ({ page }) => {
  for (const [viewport, language] of [
    [phone, 'ar'],
    [desktop, 'en'],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto(`${inquiryPage}?language=${language}`)
    const form = inquiryOf(page)
    await field(form, 'uploadImages').setInputFiles([
      await png('bolt-with-a-very-long-name-that-does-not-fit-into-one-line-of-a-phone.png'),
      await padded('large.png', 2 * MIB),
    ])
    await expect(form.locator('input[name=keptImages]')).toHaveCount(1)
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})
