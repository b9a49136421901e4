import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Hand, hands, walker, wordsOf } from './office-pages.ts'
import { allLooks, complaintsOf, desktop, everyLook, expectAccessible, inMatrix, inMatrixOnly } from './pages.ts'

/** Seconds of somebody who reads before they act, and limits of the whole way. */
const ofClick = 1.2
const ofKey = 0.2
const LONGEST = 600
const MOST_CLICKS = 40

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="40" height="40" rx="6" fill="#0b3d91"/>' +
    '<circle cx="20" cy="20" r="9" fill="#ffb000"/><path d="M52 8h60v8H52zm0 16h44v8H52z" fill="#1b1f27"/></svg>',
)

/** Somebody with a mouse, who is counted. */
function personAt(page: Page) {
  const done = { clicks: 0, keys: 0 }
  return {
    done,
    seconds: () => done.clicks * ofClick + done.keys * ofKey,
    async click(target: Locator) {
      done.clicks += 1
      await target.click()
    },
    async type(target: Locator, text: string) {
      done.clicks += 1
      done.keys += text.length
      await target.click()
      await target.pressSequentially(text)
    },
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
  }
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(path)}`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('main h1')).toBeVisible()
}

const unused = (name: string) => `${name}-${Date.now() % 10_000_000}`

test('from signing in to a published site of one’s own, with a mouse', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize(desktop)
  const person = personAt(page)
  const { click, type, button } = person
  const name = unused('Bolts')
  const clientId = name.toLowerCase()

  await page.goto('/account')
  await type(page.getByLabel('Email address'), 'owner@example.com')
  await type(page.getByLabel('Password'), 'correct horse')
  await click(button('Sign in'))
  await click(page.getByRole('link', { name: 'New site' }))

  await heading(page, 'What is your site called?')
  await type(page.getByLabel('Site name'), name)
  await expect(page.getByText('This address is free.')).toBeVisible()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(clientId)
  await click(button('Continue'))

  await heading(page, 'Which languages is your site in?')
  await click(page.getByRole('checkbox', { name: /Arabic/ }))
  await click(page.getByRole('checkbox', { name: /German/ }))
  await click(button('Continue'))

  await heading(page, 'What do you do?')
  const cards = page.getByRole('radio')
  await expect(cards).toHaveCount(4)
  for (const image of await page.locator('form img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1200)
  }
  await click(page.getByRole('radio', { name: 'Parts dealer' }))
  await click(button('Continue'))

  await heading(page, 'Add your logo and colours')
  person.done.clicks += 3
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo })
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'From your logo: 1' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^From your logo/ })).toHaveCount(3)

  // What was typed outlives a reload, and Back of the browser goes a step back.
  await page.reload()
  await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Parts dealer' })).toBeChecked()
  await click(button('Continue'))
  await click(button('Continue'))

  await heading(page, 'How can buyers reach you?')
  await type(page.getByLabel('Email address'), 'sales@bolts.example')
  await button('Create site').dblclick()
  person.done.clicks += 1
  await expect(page).toHaveURL(`/${clientId}/office`)
  await heading(page, 'Today')
  const steps = page.getByRole('region', { name: 'Set up your site' })
  await expect(steps.getByRole('link', { name: /Enter your contact data/ }).getByLabel('Done')).toBeVisible()

  await click(steps.getByRole('link', { name: /Publish your site/ }))
  await heading(page, 'Review and publish')
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible()
  for (const warnings of await page.getByRole('checkbox', { name: /^Accept \d+ warning/ }).all()) await click(warnings)
  await click(button(/^Publish \d+ changes?$/))
  await expect(page.getByText('Release 1 is live')).toBeVisible({ timeout: 60_000 })

  const { clicks } = person.done
  console.log(`A published site after ${clicks} clicks, ${person.done.keys} keys, ${Math.round(person.seconds())} s.`)
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)
  expect(person.seconds()).toBeLessThanOrEqual(LONGEST)

  // As its visitors see it: with the logo, the name, and the colour of the logo.
  const visitor = await page.context().browser()?.newPage()
  if (!visitor) throw new Error('There is no browser.')
  await visitor.goto(new URL(`/${clientId}`, page.url()).href)
  await expect(visitor.getByRole('banner').getByRole('img', { name }).first()).toBeVisible()
  const primary = await visitor.evaluate(() =>
    getComputedStyle(document.body).getPropertyValue('--theme-primary').trim(),
  )
  expect(primary).toMatch(/^#0b3d91$/i)
  await visitor.context().close()

  const { data } = await (await page.request.get('/api/site/v1/account/me')).json()
  expect(data.sites.filter((site: { siteName: string }) => site.siteName === name)).toHaveLength(1)
  expect(complaints).toEqual([])
})

// In the other languages, widths and ways to walk: by what is there in all of them.
for (const { language, device, viewport } of allLooks)
  for (const hand of hands) {
    if (hand === 'mouse' && language === 'en' && device === 'desktop') continue
    const isUsual = hand === 'keys' && language === 'ar' && device === 'phone'
    test.describe(`in ${language} on ${device}, by ${hand}`, isUsual ? {} : inMatrixOnly, () => {
      test.use({ viewport })
      test('somebody comes to a published site of their own', ({ page }) => comeToSite(page, { language, hand }))
    })
  }

async function comeToSite(page: Page, { language, hand }: { readonly language: string; readonly hand: Hand }) {
  const complaints = complaintsOf(page)
  const words = wordsOf(language)
  const person = walker(page, hand)
  const { press, type, key, done } = person
  const clientId = unused(`${hand}-${language}`)
  const title = page.locator('main h1')
  const submit = page.locator('form [type="submit"]')
  /** Another step: its title has the focus. */
  const nextStep = async (step: string) => {
    await expect(page).toHaveURL(new RegExp(`step=${step}`))
    await expect(title).toBeFocused()
  }
  await page.goto(`/login?to=${encodeURIComponent(`/new-site?language=${language}`)}`)
  await type(page.locator('input[type="email"]'), 'owner@example.com')
  await type(page.locator('input[type="password"]'), 'correct horse')
  await press(page.locator('form button[type="submit"]').first())
  await expect(page).toHaveURL(/new-site/)
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')

  await type(page.locator('form input').first(), language === 'ar' ? 'مصنع المفاتيح' : 'Key works')
  const address = page.locator('form input').nth(1)
  // One is proposed, where the name has Latin letters: what is typed takes its place.
  if (language === 'en') await expect(address).not.toHaveValue('')
  if (hand === 'mouse') {
    await press(address)
    await key('Control+a')
    await page.keyboard.type(clientId)
  } else await type(address, clientId)
  if (hand === 'keys') await key('Enter')
  else await press(submit)
  await nextStep('languages')
  await type(page.getByRole('searchbox'), language === 'ar' ? 'english' : 'arabic')
  await key('Enter')
  if (hand === 'keys') await key('Enter')
  else await press(submit)
  await nextStep('template')
  const templates = page.getByRole('radio')
  await expect(templates).toHaveCount(4)
  if (hand === 'keys') {
    await press(templates.first(), 'Space')
    await key('ArrowDown')
  } else await press(templates.nth(1))
  await expect(templates.nth(1)).toBeChecked()
  if (hand === 'keys') await key('Enter')
  else await press(submit)
  await nextStep('look')
  await press(submit)
  await nextStep('contact')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await press(submit)
  await expect(page).toHaveURL(`/${clientId}/office`)
  await expect(title).toBeVisible()

  const main = page.getByRole('main')
  await press(main.getByRole('link', { name: words('checklist.publish') }))
  const publish = main.locator('button[data-main]').last()
  await expect(publish).toBeVisible()
  const warnings = main.getByRole('checkbox', { name: new RegExp(`^${words('publish.accept')} `), checked: false })
  while ((await warnings.count()) > 0) await press(warnings.first(), 'Space')
  await press(publish)
  await expect(page.getByText(words('publish.live', { number: 1 }))).toBeVisible({ timeout: 60_000 })
  console.log(`A published site after ${done.clicks} clicks, ${done.keys} keys, ${Math.round(person.seconds())} s.`)
  expect(done.clicks).toBeLessThanOrEqual(MOST_CLICKS)
  expect(person.seconds()).toBeLessThanOrEqual(LONGEST)
  expect(complaints).toEqual([])
}

test('who works on no site yet finds the way; who may not add sites is told what to do', async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage()
  await page.goto('/login?to=/account')
  await page.getByLabel('Email address').fill('acme@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('link', { name: 'New site' })).toHaveCount(0)
  await page.goto('/new-site')
  await heading(page, 'You can’t create a site')
  await expect(page.getByText(/acme@example\.com is not allowed to create sites/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page).toHaveURL('/account')
  await page.context().close()
})

for (const { language, device, viewport } of everyLook)
  test(`every step is accessible and fits in ${language} on ${device}`, inMatrix, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ viewport, ...(baseURL && { baseURL }) })).newPage()
    await signIn(page, `/new-site?language=${language}`)
    const fits = async () => {
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    const goOn = async (step: string) => {
      await page.locator('form [type="submit"]').click()
      await expect(page).toHaveURL(new RegExp(`step=${step}`))
    }
    await page.locator('form [type="submit"]').click()
    await expect(page.locator('[aria-invalid]').first()).toBeFocused()
    await fits()
    await page.locator('form input').first().fill(unused('Look'))
    await goOn('languages')
    await fits()
    await goOn('template')
    await page.getByRole('radio').first().click()
    await fits()
    await goOn('look')
    await page.locator('[type="file"]').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo })
    await page.getByRole('radio').last().click()
    await fits()
    await goOn('contact')
    await fits()
    await page.context().close()
  })
