import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { keptInBrowsers } from '@vitrine/schemas'
import { complaintsOf, desktop, everyLook, expectAccessible, inMatrix, phone } from './pages.ts'
import { makeTaggedSite } from './tagged-site.ts'

// A site with tags in an ordinary browser (R241, R299, R313, R314, R325). Google is played by a script that does what
// its own does with what was agreed to: it sets its cookies and sends what it measures.

const google = { measurementId: 'G-AB12CD34', adIds: ['AW-123456789'] }
let site = ''

test.beforeAll(async ({ playwright, baseURL }, { workerIndex }) => {
  site = await makeTaggedSite({ playwright, baseURL, workerIndex }, google)
})

const asGoogle = `
  const state = {}
  for (const [name, what, value] of dataLayer.map((entry) => [...entry]).filter((entry) => entry[0] === 'consent'))
    Object.assign(state, value)
  const set = (name) => (document.cookie = name + '=GA1.1.1; path=/; max-age=63072000')
  if (state.analytics_storage === 'granted') {
    set('_ga'), set('_ga_AB12CD34')
    fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' })
  }
  if (state.ad_storage === 'granted') {
    set('_gcl_au')
    new Image().src = 'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1'
  }
`

/** Answers for all hosts but ours, and tells what was asked of them. */
async function playGoogle(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = []
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      const url = new URL(route.request().url())
      asked.push(url.hostname + url.pathname + url.search)
      return url.hostname === 'www.googletagmanager.com'
        ? route.fulfill({ contentType: 'text/javascript', body: asGoogle })
        : route.fulfill({ status: 204, body: '' })
    },
  )
  return asked
}

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const settings = (page: Page) => page.getByRole('region', { name: 'Cookie settings' })
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).toSorted()

/** What Google's script is asked for, in order. */
const askedFor = (page: Page): Promise<readonly unknown[][]> =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => [...(entry as readonly unknown[])]))

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

test('nothing is asked of others before consent, all of it after, and nothing once it is withdrawn', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page)
  const asked = await playGoogle(context)
  const address = `${site}/products?q=hex&utm_source=fair`
  await page.goto(address)
  await page.mouse.wheel(0, 400)
  await expect(bar(page)).toBeVisible()
  await page.waitForTimeout(300)
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  expect([asked, await cookieNames(context)]).toEqual([[], []])

  // By keyboard: a press by the test itself would scroll first.
  await bar(page).getByRole('button', { name: 'Accept all' }).press('Enter')
  await expect(bar(page)).toBeHidden()
  await expect(page).toHaveURL(address)
  await expect.poll(() => asked.length).toBe(3)
  expect(asked[0]).toBe('www.googletagmanager.com/gtag/js?id=G-AB12CD34')
  expect(asked.slice(1).toSorted()).toEqual([
    'googleads.g.doubleclick.net/pagead/viewthroughconversion/1',
    'region1.google-analytics.com/g/collect',
  ])
  // The page stays where it was.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  }
  const granted = Object.fromEntries(Object.keys(denied).map((name) => [name, 'granted']))
  expect(await askedFor(page)).toEqual([
    ['consent', 'default', { ...denied, wait_for_update: 500 }],
    ['set', 'ads_data_redaction', false],
    ['consent', 'update', granted],
    ['js', expect.any(Date)],
    ['config', 'G-AB12CD34'],
    ['config', 'AW-123456789'],
  ])
  expect(await cookieNames(context)).toEqual([
    '_ga',
    '_ga_AB12CD34',
    '_gcl_au',
    'vitrine_consent',
    'vitrine_consent_id',
  ])
  // Once a page, never twice (R241).
  await page.goto(`${site}/cases`)
  await expect.poll(() => asked.filter((url) => url.includes('gtag')).length).toBe(2)
  expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(1)

  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await expect(settings(page)).toBeFocused()
  await settings(page).getByText('Choose', { exact: true }).click()
  await expect(settings(page).getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
  const before = asked.length
  await settings(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(settings(page)).toBeHidden()
  await expect(page).toHaveURL(`${site}/cases`)
  await page.goto(`${site}/info`)
  await page.waitForTimeout(300)
  expect(asked.length).toBe(before)
  expect(await cookieNames(context)).toEqual(['vitrine_consent', 'vitrine_consent_id'])
  expect(complaints).toEqual([])
})

test('only what was agreed to is told, measured and let in', async ({ page, context }) => {
  const asked = await playGoogle(context)
  await page.goto(site)
  await bar(page).getByText('Choose', { exact: true }).click()
  await bar(page).getByRole('checkbox', { name: 'Marketing' }).check()
  // Enter in a box saves what is ticked, and never accepts all.
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked).toEqual([
    'www.googletagmanager.com/gtag/js?id=AW-123456789',
    'googleads.g.doubleclick.net/pagead/viewthroughconversion/1',
  ])
  expect(JSON.stringify(await askedFor(page))).not.toContain('G-AB12CD34')
  expect(await refusedBy(page, 'https://region1.google-analytics.com/g/collect')).toContain('connect-src')
})

/** Which directive of the page's policy refuses a request; nothing when it is let out. */
const refusedBy = (page: Page, url: string): Promise<string | undefined> =>
  page.evaluate(
    (url) =>
      new Promise<string | undefined>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        })
        fetch(url, { mode: 'no-cors' }).then(
          () => resolve(undefined),
          () => undefined,
        )
      }),
    url,
  )

test('a page that is shown without a document is counted for who agreed, and for nobody else', async ({
  page,
  context,
}) => {
  await playGoogle(context)
  const views = async () =>
    (await askedFor(page))
      .filter(([what, name]) => what === 'event' && name === 'page_view')
      .map(([, , facts]) => facts)
  const goTo = async (name: string) => {
    await page.waitForResponse(/\/builds\/meta\//)
    await page.evaluate(() => Reflect.set(window, 'isMarked', true))
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(await page.evaluate(() => Reflect.get(window, 'isMarked'))).toBe(true)
  }
  await page.setViewportSize(desktop)
  await page.goto(site)
  await goTo('Projects')
  expect(await views()).toEqual([])
  await page.goto(site)
  await bar(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(bar(page)).toBeHidden()
  await goTo('Projects')
  // What counts is loaded for the first page that is counted.
  await expect
    .poll(views)
    .toMatchObject([{ page_location: page.url(), page_title: await page.title(), send_to: google.measurementId }])
})

test('a visit from a marketing e-mail is noted once, and only after consent (R273)', async ({ page, context }) => {
  await playGoogle(context)
  const noted: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().includes('marketing-email-opening-record')) noted.push(request.postData())
  })
  await page.goto(`${site}?marketingEmailId=spring-7`)
  await expect(bar(page)).toBeVisible()
  expect(noted).toEqual([])
  await bar(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => noted.length).toBe(1)
  expect(noted[0]).toContain('"marketingEmailId":"spring-7"')
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(noted).toHaveLength(1)
})

test('without consent the policy of the page lets nobody in', async ({ page, context }) => {
  const asked = await playGoogle(context)
  await page.goto(site)
  const directive = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        const script = document.createElement('script')
        script.src = 'https://www.googletagmanager.com/gtm.js?id=GTM-X'
        document.head.append(script)
      }),
  )
  expect(directive).toBe('script-src-elem')
  expect(await refusedBy(page, 'https://www.google-analytics.com/g/collect')).toBe('connect-src')
  expect(asked).toEqual([])
})

test('a browser that signals Global Privacy Control is not asked, and can still agree', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } })
  const asked = await playGoogle(context)
  const page = await context.newPage()
  await page.goto(site)
  await expect(bar(page)).toHaveCount(0)
  await expect(settings(page)).toBeHidden()
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await expect(settings(page)).toContainText('Global Privacy Control')
  await page.keyboard.press('Escape')
  await expect(settings(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Cookie settings' })).toBeFocused()
  expect(asked).toEqual([])
  await page.keyboard.press('Enter')
  await settings(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => asked.length).toBe(3)
  await context.close()
})

test('what another tab withdraws ends here too', async ({ page, context }) => {
  await playGoogle(context)
  await page.goto(site)
  await bar(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => cookieNames(context)).toContain('_ga')
  const other = await context.newPage()
  await other.goto(`${site}#consent`)
  await settings(other).getByRole('button', { name: 'Reject all' }).click()
  await expect(settings(other)).toBeHidden()
  await other.close()
  // A browser without windows does not tell by itself that a tab is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const calls = await askedFor(page)
  expect(calls.at(-1)).toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })])
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ga-disable-G-AB12CD34'))).toBe(true)
  await expect.poll(() => cookieNames(context)).not.toContain('_ga')
})

test('chosen files and typed words stay when a choice is made', async ({ page, context }) => {
  const asked = await playGoogle(context)
  await page.goto(`${site}/product/hex-bolt-iso-4014`)
  const form = page.locator('form:has([name=whatsappPhone])')
  await form.locator('[name=message]').fill('Two pallets')
  await form.locator('input[type=file]').setInputFiles('sites/demo/media/info/certificate-640.webp')
  await expect(form.locator('[name=keptImages]')).toHaveCount(1)
  await bar(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(form.locator('[name=message]')).toHaveValue('Two pallets')
  await expect(form.locator('[name=keptImages]')).toHaveCount(1)
  expect(asked).toEqual([])
  await page.goto(`${site}/cases`)
  await expect.poll(() => asked.length).toBe(3)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a choice leads back to the same page, and the settings to where they were opened', async ({ page }) => {
    await page.setViewportSize(phone)
    const address = `${site}/products?q=hex&sort=name`
    await page.goto(address)
    await bar(page).getByText('Choose', { exact: true }).click()
    await bar(page).getByRole('checkbox', { name: 'Analytics' }).check()
    await bar(page).getByRole('button', { name: 'Save choice' }).click()
    await expect(page).toHaveURL(address)
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await expect(settings(page)).toBeVisible()
    await expect(settings(page).getByRole('checkbox', { name: 'Analytics', includeHidden: true })).toBeChecked()
    await settings(page).getByRole('button', { name: 'Reject all' }).click()
    await expect(page).toHaveURL(`${address}#consent-settings`)
    await expect(settings(page)).toBeHidden()
  })

  test('nothing that gets the focus stands below the bar', async ({ page }) => {
    await page.setViewportSize(phone)
    // Else it is looked at while it is still on its way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${site}/pages/contact-us`)
    await expectNothingBelow(page, 60)
  })
})

/** Goes through the page by Tab and looks whether what has the focus can be seen. */
async function expectNothingBelow(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    const [field, region] = [await focused.boundingBox(), await page.locator('[data-consent]').boundingBox()]
    const isInBar = (await page.locator('[data-consent]:focus-within').count()) > 0
    if (!field || !region || isInBar) continue
    expect(field.y, await focused.evaluate((element) => element.outerHTML.slice(0, 120))).toBeLessThan(region.y)
  }
}

for (const { language, device, viewport } of everyLook)
  test(
    `the bar is whole, alike and beside everything else on a ${device} in ${language}`,
    inMatrix,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      for (const path of ['', '/product/hex-bolt-iso-4014']) {
        await page.goto(`${site}${path}?language=${language}`)
        const region = page.locator('[data-consent]')
        await expect(region).toBeInViewport({ ratio: 1 })
        await expectAccessible(page)
        const looks = await region.locator('button:visible, summary').evaluateAll((buttons) =>
          buttons.map((button) => {
            const { backgroundColor, color, fontWeight, fontSize, borderColor } = getComputedStyle(button)
            const { height } = button.getBoundingClientRect()
            return { backgroundColor, color, fontWeight, fontSize, borderColor, height }
          }),
        )
        expect(looks).toHaveLength(3)
        for (const look of looks) expect(look).toEqual(looks[0])
        // The way to ask is not below it: on a phone it stands above the page of a product.
        const isAbove = device === 'phone' && path !== ''
        const place = await region.boundingBox()
        for (const ask of await page.locator('[data-while-unseen]:visible').all())
          expect((await ask.boundingBox())?.y).toBeGreaterThanOrEqual((place?.y ?? 0) + (place?.height ?? 0))
        expect(place?.y === 0).toBe(isAbove)
        // The last words of the page stand above it.
        const belowTheBar = async () => {
          await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
          const footer = await page.locator('footer').last().boundingBox()
          return (footer?.y ?? 0) + (footer?.height ?? 0) - ((await region.boundingBox())?.y ?? 0)
        }
        if (!isAbove) await expect.poll(belowTheBar).toBeLessThanOrEqual(1)
        await region.locator('summary').click()
        await expectAccessible(page, '[data-consent]')
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    },
  )

test('it is reached and used by keyboard alone', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto(site)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link', { name: 'Read our policy' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'Accept all' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(0)
})

const matches = (declared: string, name: string): boolean =>
  declared.endsWith('*') ? name.startsWith(declared.slice(0, -1)) : name === declared

test('what a browser holds after a visit is what the site declares (R325)', async ({ page, context, browser }) => {
  await playGoogle(context)
  const held = new Set<string>()
  const look = async () => {
    for (const { name } of await context.cookies()) held.add(`cookie ${name}`)
    // What was pressed before may lead to another page meanwhile.
    await expect(async () => {
      const stored = await page.evaluate(() => ({
        localStorage: Object.keys(localStorage),
        sessionStorage: Object.keys(sessionStorage),
      }))
      for (const [storage, names] of Object.entries(stored)) for (const name of names) held.add(`${storage} ${name}`)
    }).toPass()
  }
  await page.goto(`${site}?utm_source=fair`)
  await look()
  await bar(page).getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => cookieNames(context)).toContain('_gcl_au')
  for (const path of ['/products?q=hex', '/info', '/policy/cookies']) {
    await page.goto(site + path)
    await look()
  }
  // A product, what is chosen of it, and the form below.
  await page.goto(`${site}/product/hex-bolt-iso-4014`)
  await page.getByRole('textbox', { name: 'M8 50 mm', exact: true }).fill('1,000')
  await page.getByRole('button', { name: 'Add to list' }).first().click()
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
  const form = page.locator('form:has([name=whatsappPhone])')
  for (const [name, value] of Object.entries({ firstName: 'Ada', lastName: 'Byron', name: 'Ada Byron' }))
    if ((await form.locator(`[name=${name}]`).count()) > 0) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('[name=email]').fill('ada@example.com')
  await form.locator('[name=whatsappPhone]').fill('+49 30 1234567')
  await form.locator('[name=message]').fill('Two pallets')
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).length)).toBeGreaterThan(1)
  await look()
  await form.getByRole('button').last().click()
  await expect(page.getByRole('status').filter({ hasText: 'Reference number' })).toBeVisible()
  await look()
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await settings(page).getByRole('button', { name: 'Reject all' }).click()
  await expect(settings(page)).toBeHidden()
  await look()

  // A language that somebody stays with.
  await page.goto(`${site}?language=de`)
  await page.getByRole('complementary', { name: 'Read this page in English' }).getByRole('button').click()
  await look()

  // The chat, once something was said in it.
  await page.goto(`${site}/chat`)
  const answer = page.locator('main').getByRole('button').first()
  await answer.focus()
  await expect
    .poll(async () => {
      if ((await answer.count()) > 0) await answer.click()
      return page.evaluate(() => Object.keys(sessionStorage).some((name) => name.startsWith('vitrine:chat:')))
    })
    .toBe(true)
  await look()

  // A script that does not come loads the page anew, once.
  await page.route(/assets\/island-/, (route) => route.abort())
  await page.goto(site)
  await page.locator('header [data-island]').first().dispatchEvent('pointerdown')
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage)).catch(() => [])).toContain('vitrine:reload')
  await page.waitForLoadState()
  await look()

  // Without script the list stands in a cookie.
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const plainPage = await plain.newPage()
  await plainPage.goto(`${site}/product/hex-bolt-iso-4014`)
  await plainPage.getByRole('button', { name: 'Add to list' }).first().click()
  await expect(plainPage).toHaveURL(/inquiry-list/)
  for (const { name } of await plain.cookies()) held.add(`cookie ${name}`)
  await plain.close()

  const declared = keptInBrowsers.map(({ storage, name }) => `${storage} ${name}`)
  const undeclared = [...held].filter((one) => !declared.some((name) => matches(name, one)))
  expect(undeclared).toEqual([])
  // And what is declared of visitors is what was held: none of it is made up.
  const ofOwners = ['vitrine_session', 'vitrine_device', 'vitrine_preview']
  const unseen = declared.filter(
    (name) => !ofOwners.some((one) => name.endsWith(one)) && ![...held].some((one) => matches(name, one)),
  )
  expect(unseen).toEqual([])

  // The policy tells of each, in the language of the page.
  for (const [language, category] of [
    ['en', 'Analytics'],
    ['de', 'Statistik'],
  ]) {
    await page.goto(`${site}/policy/cookies${language === 'en' ? '' : `?language=${language}`}`)
    const table = page.getByRole('table')
    await expectAccessible(page)
    expect(await page.locator('#consent-settings').count()).toBe(1)
    for (const { name } of keptInBrowsers)
      await expect(table.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
    await expect(table.getByRole('row').filter({ hasText: '_ga_*' })).toContainText(category ?? '')
  }
})
