import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { languageCodes } from '@vitrine/schemas'
import sharp from 'sharp'
import { inMatrixOnly, isWhole } from './pages.ts'
import { pattern, wordsOf } from './words.ts'

// Every message of the specification (§5, §8), in each of the 18 languages, as the page of that language says it in an
// ordinary browser that speaks another one: by the script where there is one, and by the server.

/** To the letter: what the specification says in English. */
const inEnglish = {
  'form.message.firstName': 'Please enter your first name',
  'form.message.lastName': 'Please enter your last name',
  'form.message.name': 'Please enter your name',
  'form.message.email': 'Please enter your email address',
  'form.message.phone': 'Please enter your contact number',
  'form.message.text': 'Please enter your message',
  'form.message.emailInvalid': 'Please enter a valid email address',
  'form.message.imageTooLarge': 'Image must be smaller than 2MB!',
  'form.message.tooManyImages': 'You can only upload a maximum of 3 images!',
  'form.message.contactName': 'Please input your name!',
  'form.message.contactEmail': 'Please input your email!',
  'form.inquiry.failed': 'Submission failed, please try again',
  'form.contact.failed': 'submit failed, please try again later',
  'form.subscribe.failed': 'Subscription failed',
  'selection.selectFirst': 'select a quantity first',
  'price.negotiable': 'Need to negotiate',
  'image.notAvailable': 'Image not available',
  'productDetail.empty.supplyPeriod': 'Supply period currently has no data available',
  'productDetail.empty.specifications': 'Specifications currently have no data available',
  'productDetail.empty.customAttributes': 'Custom attributes currently have no data available',
  'productDetail.empty.certifications': 'Certifications currently have no data available',
  'error.notValid': 'Page Not Found: {{path}}',
  'error.unknown': 'Page not found: {{path}}',
} as const
type Key = keyof typeof inEnglish

/** All take minutes; otherwise one from the right, and one that has first and last names. */
const languages = isWhole ? languageCodes : (['ar', 'pt'] as const)

const formOf = (page: Page, name: string): Locator => page.locator(`form:has([name=form][value="${name}"])`).last()
const field = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]:not([type=hidden])`)
const send = (form: Locator): Promise<void> => form.locator('[type=submit]').last().click()
const picture = sharp({ create: { width: 6, height: 4, channels: 3, background: '#0e5563' } })
  .png()
  .toBuffer()
/** A picture that is no smaller than so many bytes. */
async function image(name: string, bytes = 0) {
  const start = await picture
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([start, Buffer.alloc(Math.max(bytes - start.length, 0))]),
  }
}

/** A page of acme in a language, in a browser of somebody who reads another one. */
async function visit(browser: Browser, baseURL: string | undefined, language: string, javaScriptEnabled = true) {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    locale: language === 'de' ? 'ja-JP' : 'de-DE',
    javaScriptEnabled,
  })
  const page = await context.newPage()
  const words = wordsOf(language)
  return {
    page,
    go: async (path: string) => {
      const answer = await page.goto(`/acme${path}${path.includes('?') ? '&' : '?'}language=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      return answer
    },
    /** By keys that are in the specification. */
    says: (key: Key, values = {}) => words(key, values),
    words,
  }
}
type Visit = Awaited<ReturnType<typeof visit>>

/** What stands beside a field, read as a screen reader would; the browser's own words would stand nowhere. */
const expectBeside = async (form: Locator, name: string, message: string): Promise<void> => {
  await expect(field(form, name)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(form, name)).toHaveAccessibleDescription(new RegExp(`${RegExp.escape(message)}$`))
}

/** From a product without a quantity to the form of an inquiry, as a buyer comes there. */
async function askAboutProduct({ page, go, says, words }: Visit, hasScript: boolean): Promise<void> {
  await go('/product/floodlight-fl-150')
  await expect(page.getByRole('main').getByText(says('price.negotiable')).first()).toBeVisible()
  await page.locator('button[name=do][value=ask]').filter({ visible: true }).first().click()
  const alert = page
    .getByRole('main')
    .getByRole('form', { name: words('selection.form') })
    .getByRole('alert')
  await expect(alert).toContainText(says('selection.selectFirst'))
  if (hasScript) await expect(alert).toBeFocused()
  await alert.getByRole('link', { name: words('selection.askAnyway') }).click()
  await expect(page).toHaveURL(/contact.*product=/)
}

async function expectInquiryMessages(one: Visit, hasScript: boolean): Promise<void> {
  const { page, says } = one
  await askAboutProduct(one, hasScript)
  const form = formOf(page, 'inquiry')
  await send(form)
  const hasTwoNames = (await field(form, 'firstName').count()) > 0
  const required: readonly (readonly [string, Key])[] = [
    ...(hasTwoNames
      ? ([
          ['firstName', 'form.message.firstName'],
          ['lastName', 'form.message.lastName'],
        ] as const)
      : ([['name', 'form.message.name']] as const)),
    ['email', 'form.message.email'],
    ['whatsappPhone', 'form.message.phone'],
    ['message', 'form.message.text'],
  ]
  await expect(form.getByRole('alert').getByRole('link')).toHaveText(required.map(([, key]) => says(key)))
  for (const [name, key] of required) await expectBeside(form, name, says(key))
  await field(form, 'email').fill('ada@')
  await send(form)
  await expectBeside(form, 'email', says('form.message.emailInvalid'))

  const images = field(form, 'uploadImages')
  await images.setInputFiles(await image('large.png', 2 * 1024 * 1024))
  if (!hasScript) await send(form)
  await expect(form.getByText(says('form.message.imageTooLarge')).first()).toBeVisible()
  await images.setInputFiles(await Promise.all(['1', '2', '3', '4'].map((name) => image(`${name}.png`))))
  if (!hasScript) await send(form)
  await expect(form.getByText(says('form.message.tooManyImages')).first()).toBeVisible()
}

async function expectOtherMessages({ page, go, says }: Visit): Promise<void> {
  await go('/pages/contact')
  const contact = formOf(page, 'contact-us')
  await send(contact)
  await expectBeside(contact, 'name', says('form.message.contactName'))
  await expectBeside(contact, 'email', says('form.message.contactEmail'))
  await expect(field(contact, 'company')).not.toHaveAttribute('aria-invalid')
  await field(contact, 'email').fill('ada@')
  await send(contact)
  await expectBeside(contact, 'email', says('form.message.emailInvalid'))
  await go('/pages/contact')
  const newsletter = formOf(page, 'subscribe')
  await field(newsletter, 'email').fill('ada@')
  await send(newsletter)
  await expectBeside(newsletter, 'email', says('form.message.emailInvalid'))

  await go('/product/bulkhead-bh-20')
  for (const what of ['supplyPeriod', 'specifications', 'customAttributes', 'certifications'] as const)
    await expect(page.getByText(says(`productDetail.empty.${what}`), { exact: true }).first()).toBeVisible()
  for (const [path, key] of [
    ['/nowhere', 'error.unknown'],
    ['/product/a.b', 'error.notValid'],
  ] as const) {
    const answer = await go(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('main')).toContainText(pattern(says(key)))
    await expect(page.getByRole('main')).toContainText(path)
  }
}

/** What is sent is broken on its way, so that no service can read which form it is. */
async function expectFailures({ page, go, says }: Visit): Promise<void> {
  await page.route('**/pages/contact*', async (route) => {
    const sent = route.request().postDataBuffer()?.toString('latin1')
    if (sent === undefined) return route.continue()
    const broken = sent.replace(/(form=|name="form"\r\n\r\n)[a-z-]/, '$1_')
    expect(broken).not.toBe(sent)
    return route.continue({ postData: Buffer.from(broken, 'latin1') })
  })
  for (const [query, name, key] of [
    ['?product=', 'inquiry', 'form.inquiry.failed'],
    ['', 'contact-us', 'form.contact.failed'],
    ['', 'subscribe', 'form.subscribe.failed'],
  ] as const) {
    await go(`/pages/contact${query && `${query}${await productId(page)}`}`)
    const form = formOf(page, name)
    for (const [each, value] of Object.entries({
      firstName: 'Ada',
      lastName: 'Byron',
      name: 'Ada Byron',
      email: 'ada@example.com',
      whatsappPhone: '+49 30 1234567',
      message: 'M12, please',
    }))
      if ((await field(form, each).count()) > 0) await field(form, each).fill(value)
    await send(form)
    await expect(form).toContainText(says(key))
    await expect(field(form, 'email')).toHaveValue('ada@example.com')
  }
}

/** The product that an inquiry is about, as the list of products tells it. */
async function productId(page: Page): Promise<string> {
  const answer = await page.request.get('/api/site/v1/page/product/list', { headers: { 'client-id': 'acme' } })
  return (await answer.json()).data.items[0].id
}

test('the texts are those of the specification, to the letter', () => {
  const english = wordsOf('en')
  expect(Object.fromEntries(Object.keys(inEnglish).map((key) => [key, english(key)]))).toEqual(inEnglish)
  // Other languages say them in their own words.
  for (const language of languageCodes.filter((code) => code !== 'en'))
    for (const key of Object.keys(inEnglish)) expect(wordsOf(language)(key), language).not.toBe(english(key))
})

for (const language of languages)
  for (const hasScript of [true, false])
    test(
      `every message is said in ${language} ${hasScript ? 'by the script' : 'by the server'}`,
      inMatrixOnly,
      async ({ browser, baseURL }) => {
        const one = await visit(browser, baseURL, language, hasScript)
        await expectInquiryMessages(one, hasScript)
        await expectOtherMessages(one)
        if (!hasScript) await expectFailures(one)
        else {
          await one.page.route('**/media/**', (route) => route.abort())
          await one.go('')
          await expect(one.page.getByText(one.says('image.notAvailable')).first()).toBeVisible()
        }
        await one.page.context().close()
      },
    )
