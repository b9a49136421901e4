import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, desktop, expectAccessible, phone } from './pages.ts'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

// From page to page without loading a document (R80, R99–R106, R286), in an ordinary browser.

const isPayload = (url: string | URL) => {
  const { pathname, searchParams } = new URL(url)
  return pathname.endsWith('/_payload.json') && !searchParams.has('seen')
}
// What is on its way when a test ends fails nobody.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** The manifest is asked for a second after the page has loaded; without it each page is a document. */
async function open(page: Page, address: string) {
  const manifest = page.waitForResponse(/\/builds\/meta\//)
  await page.goto(address)
  await (await manifest).finished()
  await page.evaluate(() => Reflect.set(window, 'isMarked', true))
}
/** Whether it is still the document that was marked. */
const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'isMarked') === true)
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const menu = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Where the links to the page in other languages lead, by their language. */
const languagesOf = (page: Page) =>
  page
    .getByRole('banner')
    .locator('a[hreflang]')
    .evaluateAll((links) => links.map((link) => [(link as HTMLAnchorElement).hreflang, link.getAttribute('href')]))
const headOf = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('meta[name],meta[property],link[rel=canonical],link[rel=alternate],script')].map(
      (element) => element.outerHTML,
    ),
  )

test.beforeEach(({ page }) => page.setViewportSize(desktop))

for (const language of ['en', 'ar'])
  test(`another page is as if it had been loaded: ${language}`, async ({ page, context }) => {
    const complaints = complaintsOf(page)
    const query = language === 'en' ? '' : `?language=${language}`
    await open(page, `/demo${query}`)
    const loaded = await context.newPage()
    await loaded.setViewportSize(desktop)
    for (const [path, link] of [
      [`/demo/cases${query}`, page.locator(`header a[href="/demo/cases${query}"]`).first()],
      [`/demo/case/harbour-footbridge${query}`, page.locator('main a[href*="/case/harbour-footbridge"]').first()],
      [`/demo/products${query}`, page.locator(`footer a[href="/demo/products${query}"]`).first()],
      [`/demo/product/hex-bolt-iso-4014${query}`, page.locator('main a[href*="/product/hex-bolt-iso-4014"]').first()],
    ] as const) {
      // A link of a menu that is closed is pressed by the keyboard, too.
      await link.dispatchEvent('click')
      await expect(page).toHaveURL(path)
      await loaded.goto(path)
      await expect(title(page)).toHaveText((await title(loaded).textContent()) ?? '')
      await expect(page).toHaveTitle(await loaded.title())
      expect(await headOf(page)).toEqual(await headOf(loaded))
      expect(await languagesOf(page)).toEqual(await languagesOf(loaded))
      const current = (of: Page) => of.locator('header [aria-current], footer [aria-current]').allTextContents()
      expect(await current(page)).toEqual(await current(loaded))
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
      expect(await isSame(page)).toBe(true)
    }
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

/** Acme speaks 18 languages here: its switch is an island with a field to find one. */
for (const [when, isOpenedBefore] of [
  ['was opened before', true],
  ['is opened first on the next page', false],
] as const)
  test(`a header with a filter of languages stays, which ${when}, and leads to the page in each language`, async ({
    page,
    context,
  }) => {
    const complaints = complaintsOf(page)
    await open(page, '/acme')
    const header = page.getByRole('banner')
    const filter = header.locator('[data-island*="language-filter"] input')
    const languages = header.locator('button[popovertarget]').filter({ hasText: 'English' }).first()
    const find = async (text: string) => {
      await languages.click()
      await filter.pressSequentially(text)
      await expect(header.locator('a[hreflang]:visible')).toHaveCount(1)
    }
    if (isOpenedBefore) await find('deut')
    await header.evaluate((element) => Reflect.set(element, 'isKept', true))
    await filter.evaluate((element) => Reflect.set(element, 'isKept', true))
    await page.locator('header a[href="/acme/cases"]').first().dispatchEvent('click')
    await expect(page).toHaveURL('/acme/cases')
    const loaded = await context.newPage()
    await loaded.goto('/acme/cases')
    await expect(title(page)).toHaveText((await title(loaded).textContent()) ?? '')
    const isKept = (element: Element) => Reflect.get(element, 'isKept') === true
    expect(await header.evaluate(isKept)).toBe(true)
    expect(await filter.evaluate(isKept)).toBe(true)
    expect(await languagesOf(page)).toHaveLength(18)
    expect(await languagesOf(page)).toEqual(await languagesOf(loaded))
    if (isOpenedBefore) {
      await expect(filter).toHaveValue('deut')
      await languages.click()
    } else await find('deut')
    expect(await languagesOf(page), 'as the island draws them').toEqual(await languagesOf(loaded))
    await page.goBack()
    await expect(page).toHaveURL('/acme')
    await loaded.goto('/acme')
    await expect(title(page)).toHaveText((await title(loaded).textContent()) ?? '')
    expect(await header.evaluate(isKept)).toBe(true)
    await expect(filter).toHaveValue('deut')
    expect(await languagesOf(page)).toEqual(await languagesOf(loaded))
    await page.goForward()
    await expect(page).toHaveURL('/acme/cases')
    await languages.click()
    await header.locator('a[hreflang="de"]').click()
    await expect(page).toHaveURL('/acme/cases?language=de')
    expect(complaints).toEqual([])
  })

test('R80 the focus moves to the title, which is said; the keyboard goes on from there', async ({ page }) => {
  await open(page, '/demo')
  await menu(page, 'Projects').focus()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Where our fasteners hold')
  await expect(title(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Projects with Nordhaven fasteners' })).toBeAttached()
  expect(await scrollOf(page)).toBe(0)
  await expect(menu(page, 'Projects')).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
})

test('R80 Back and Forward show each page as it was left: scrolled, typed into, opened, focused', async ({ page }) => {
  await open(page, '/demo/pages/contact-us')
  const message = page.locator('main form[data-form] [name=message]').first()
  await message.fill('120 bolts, please')
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await expect.poll(() => scrollOf(page)).toBe(200)
  // A press by the mouse would bring the header into view first.
  await menu(page, 'Projects').dispatchEvent('click')
  await expect(title(page)).toHaveText('Where our fasteners hold')
  const link = page.locator('main a[href*="/case/"]').last()
  // By keyboard: a press by the mouse would bring the link into view once more.
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  const left = await scrollOf(page)
  expect(left).toBeGreaterThan(300)
  const href = await link.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
  await expect.poll(() => scrollOf(page)).toBe(0)
  await page.goBack()
  await expect(title(page)).toHaveText('Where our fasteners hold')
  await expect.poll(() => scrollOf(page)).toBe(left)
  await expect(page.locator(`main a[href="${href}"]`).last()).toBeFocused()
  await page.goBack()
  await expect(message).toHaveValue('120 bolts, please')
  await expect.poll(() => scrollOf(page)).toBe(200)
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL(href ?? '')
  expect(await isSame(page)).toBe(true)
})

test('R80 after a reload Back and Forward lead to the right page, and quick ones to the last of them', async ({
  page,
}) => {
  await open(page, '/demo')
  await menu(page, 'Projects').click()
  await expect(title(page)).toHaveText('Where our fasteners hold')
  const home = page.getByRole('banner').getByRole('link').first()
  await page.reload()
  await page.goBack()
  await expect(title(page)).toHaveText('Fasteners that hold for decades')
  await page.goForward()
  await expect(title(page)).toHaveText('Where our fasteners hold')
  await open(page, '/demo/cases')
  await page.locator('main a[href*="/case/"]').first().click()
  await expect(page).toHaveURL(/\/case\//)
  await page.getByRole('banner').locator('a[href="/demo"]').first().click()
  await expect(title(page)).toHaveText('Fasteners that hold for decades')
  await page.evaluate(() => {
    history.back()
    history.back()
  })
  await expect(page).toHaveURL('/demo/cases')
  await expect(title(page)).toHaveText('Where our fasteners hold')
  await expect(home).toBeVisible()
})

test('R80 a list that is ordered or turned keeps its place; a place on another page is gone to', async ({ page }) => {
  await open(page, '/demo/products')
  const next = page.locator('main a[rel=next]').first()
  await next.scrollIntoViewIfNeeded()
  const at = await scrollOf(page)
  expect(at).toBeGreaterThan(100)
  const first = await page.locator('main a[href*="/product/"]').first().textContent()
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('main a[href*="/product/"]').first()).not.toHaveText(first ?? '')
  // As far as the list is long.
  const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(await scrollOf(page)).toBe(Math.min(at, most))
  await page.locator('main select[name=sort]').first().selectOption({ index: 1 })
  await page.locator('main select[name=sort]').first().press('Enter')
  await page
    .locator('main form:has(select[name=sort])')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(page).toHaveURL(/sort=/)
  expect(await isSame(page)).toBe(true)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/demo#products'
    link.textContent = 'A place'
    document.querySelector('main')?.append(link)
  })
  await page.getByRole('link', { name: 'A place' }).click()
  await expect(page).toHaveURL('/demo#products')
  expect(await isSame(page)).toBe(true)
})

test('R105 T13 at most four pages are asked for at once, each once, what somebody points at first', async ({
  page,
}) => {
  let active = 0
  let most = 0
  const asked: string[] = []
  await page.route(isPayload, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    most = Math.max(most, ++active)
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
    active--
  })
  await open(page, '/demo/cases')
  await expect.poll(() => asked.length).toBe(4)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => asked.length).toBeGreaterThan(8)
  await expect.poll(() => active).toBe(0)
  expect(most).toBe(4)
  expect(asked).toHaveLength(new Set(asked).size)
})

test('a page that is shown says so once, for the numbers of its site; one that is asked for in advance does not', async ({
  page,
}) => {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has('seen')) seen.push(`${request.method()} ${pathname}`)
  })
  const prepared = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/demo/cases/_payload.json')
  await open(page, '/demo')
  await menu(page, 'Projects').hover()
  await prepared
  expect(seen).toEqual([])
  await menu(page, 'Projects').click()
  await expect(title(page)).toHaveText('Where our fasteners hold')
  await expect.poll(() => seen).toEqual(['HEAD /demo/cases/_payload.json'])
  expect(await isSame(page)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/demo')
  expect(seen).toHaveLength(1)
})

test('R106 nothing is asked for in advance by who saves data, on a slow line, or for what is no page', async ({
  browser,
}) => {
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
    const page = await browser.newPage()
    await page.addInitScript((known) => Object.defineProperty(navigator, 'connection', { value: known }), connection)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/demo/cases')
    const waits = page.waitForTimeout(2500)
    await waits
    expect(asked.filter((path) => path.endsWith('_payload.json'))).toEqual([])
    // Without a manifest each page is a document of its own (R100).
    const hasManifest = asked.some((path) => path.startsWith('/builds/meta/'))
    expect(hasManifest).toBe(connection.effectiveType !== 'slow-2g')
    await page.close()
  }
})

test('what is no page of this site and language is loaded as ever', async ({ page }) => {
  for (const [name, press] of [
    ['another language', () => page.goto('/demo?language=de')],
    ['a page that is not there', () => linkTo(page, '/demo/product/nothing-of-the-kind')],
    ['another site', () => linkTo(page, '/acme/products')],
    ['a page of its own', () => linkTo(page, '/demo/inquiry-list')],
    ['a link that asks for it', () => linkTo(page, '/demo/cases', 'data-hard')],
  ] as const) {
    await open(page, '/demo')
    await press()
    await expect.poll(() => isSame(page).catch(() => true), name).toBe(false)
  }
})

async function linkTo(page: Page, href: string, attribute?: string) {
  await page.evaluate(
    ([to, mark]) => {
      const link = document.createElement('a')
      link.href = to ?? ''
      link.textContent = 'There'
      if (mark) link.setAttribute(mark, '')
      document.querySelector('main')?.prepend(link)
    },
    [href, attribute],
  )
  await page.getByRole('link', { name: 'There' }).click()
}

test('a page that was moved is found without a document, and its query is kept', async ({ page, request }) => {
  const list = await request.get('/api/site/v1/page/product/list?page=1&pageSize=1', {
    headers: { 'client-id': 'demo' },
  })
  const [{ id, slug }] = (await list.json()).data.items
  await open(page, '/demo')
  await linkTo(page, `/demo/product/${id}?utm_source=letter#main`)
  await expect(page).toHaveURL(`/demo/product/${slug}?utm_source=letter#main`)
  expect(await isSame(page)).toBe(true)
})

test('R286 a page that does not come is loaded as a document; nobody sees an error', async ({ page }) => {
  for (const answer of [
    { status: 500 },
    { status: 200, body: 'no JSON' },
    { status: 200, body: '{"v":1,"html":""}' },
  ]) {
    await page.unrouteAll()
    await page.route(isPayload, (route) => route.fulfill(answer))
    const warned: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
    await open(page, '/demo')
    await menu(page, 'Projects').click()
    await expect(title(page)).toHaveText('Where our fasteners hold')
    expect(await isSame(page)).toBe(false)
    expect(warned.join()).toMatch(/page not (?:loaded|shown)/)
  }
  await page.unrouteAll()
  await page.route(/\/builds\/meta\//, (route) => route.fulfill({ status: 500 }))
  await page.goto('/demo')
  await page.waitForEvent('console', (message) => message.text().startsWith('manifest not loaded'))
  await menu(page, 'Projects').click()
  await expect(title(page)).toHaveText('Where our fasteners hold')
})

test('R93 R96 after an update a page is a document of the new build, unless something is typed', async ({ page }) => {
  await open(page, '/demo/pages/contact-us')
  await page.evaluate(() => {
    document.documentElement.dataset.newBuild = 'second'
  })
  await page.locator('main form[data-form] [name=message]').first().fill('120 bolts, please')
  await menu(page, 'Projects').click()
  await expect(title(page)).toHaveText('Where our fasteners hold')
  expect(await isSame(page)).toBe(true)
  await page.getByRole('banner').locator('a[href="/demo"]').first().click()
  await expect(title(page)).toHaveText('Fasteners that hold for decades')
  expect(await isSame(page)).toBe(false)
})

test('R93 after an update Back is a document too, scrolled as it was, with what was typed; not where an image would be lost', async ({
  page,
}) => {
  await open(page, '/demo/pages/contact-us')
  const message = page.locator('main form[data-form] [name=message]').first()
  await message.fill('120 bolts, please')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expect.poll(() => scrollOf(page)).toBe(300)
  await menu(page, 'Projects').dispatchEvent('click')
  await expect(title(page)).toHaveText('Where our fasteners hold')
  await page.evaluate(() => {
    document.documentElement.dataset.newBuild = 'second'
  })
  await page.goBack()
  await expect(page).toHaveURL('/demo/pages/contact-us')
  await expect.poll(() => isSame(page).catch(() => true)).toBe(false)
  await expect(message).toHaveValue('120 bolts, please')
  await expect.poll(() => scrollOf(page)).toBe(300)
  // An image cannot be kept for another document.
  await open(page, '/demo/pages/made-to-order')
  const images = page.locator('main form[data-form] input[type=file]').first()
  await images.focus()
  await images.setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: onePixel })
  const listed = page.locator('main form [data-image]').first()
  await expect(listed).toBeVisible()
  await menu(page, 'Projects').dispatchEvent('click')
  await expect(title(page)).toHaveText('Where our fasteners hold')
  await page.evaluate(() => {
    document.documentElement.dataset.newBuild = 'second'
  })
  await page.goBack()
  await expect(listed).toBeVisible()
  expect(await isSame(page)).toBe(true)
})

test('R105 after a refusal nothing is asked for until the server said, and then by itself', async ({ page }) => {
  const asked: number[] = []
  await page.route(isPayload, (route) => {
    asked.push(Date.now())
    return asked.length <= 4
      ? route.fulfill({ status: 429, headers: { 'retry-after': '3' }, body: '{}' })
      : route.continue()
  })
  await open(page, '/demo/cases')
  await expect.poll(() => asked.length).toBeGreaterThan(4)
  expect((asked[4] ?? 0) - (asked[3] ?? 0)).toBeGreaterThan(2500)
})

test('R99 R100 the manifest is asked for once, a second after the page has loaded; without it pages are documents', async ({
  page,
}) => {
  const asked: string[] = []
  const warnings: string[] = []
  page.on('request', (request) => /\/builds\/meta\//.test(request.url()) && asked.push(request.url()))
  await open(page, '/demo')
  const waited = await page.evaluate(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const manifest = performance.getEntriesByType('resource').find(({ name }) => name.includes('/builds/meta/'))
    return (manifest?.startTime ?? 0) - (loaded?.loadEventStart ?? 0)
  })
  expect(waited).toBeGreaterThan(990)
  await menu(page, 'Projects').click()
  await expect(title(page)).toHaveText('Where our fasteners hold')
  expect(await isSame(page)).toBe(true)
  await page.waitForTimeout(1200)
  expect(asked).toHaveLength(1)
  // One that does not come is a line in the console.
  await page.route(/\/builds\/meta\//, (route) => route.fulfill({ status: 500, body: 'down' }))
  page.on('console', (message) => message.text().startsWith('manifest not loaded') && warnings.push(message.text()))
  await open(page, '/demo')
  await expect.poll(() => warnings).toHaveLength(1)
  await menu(page, 'Projects').click()
  await expect(title(page)).toHaveText('Where our fasteners hold')
  expect(await isSame(page)).toBe(false)
})

test('R106 a link that is seen waits until the browser has nothing else to do', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    const isIdle = { didTimeout: false, timeRemaining: () => 10 }
    window.requestIdleCallback = (then) => waiting.push(then)
    Reflect.set(window, 'beIdle', () => {
      for (let then = waiting.shift(); then; then = waiting.shift()) then(isIdle)
    })
  })
  const asked: string[] = []
  page.on('request', (request) => isPayload(request.url()) && asked.push(request.url()))
  await open(page, '/demo/cases')
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await page.evaluate(() => Reflect.get(window, 'beIdle')())
  await expect.poll(() => asked.length).toBeGreaterThan(3)
})

test('R106 what is pointed at comes before what is only seen, and in the order of the page otherwise', async ({
  page,
}) => {
  const asked: string[] = []
  const waiting: (() => Promise<void>)[] = []
  await page.route(isPayload, (route) => {
    asked.push(new URL(route.request().url()).pathname.replace('/_payload.json', ''))
    waiting.push(() => route.continue())
  })
  await open(page, '/demo/cases')
  await expect.poll(() => asked.length).toBe(4)
  const seen = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
  const order = asked.map((path) => seen.indexOf(path))
  expect(order, 'in the order of the page').toEqual(order.toSorted((one, other) => one - other))
  // The first in line is one that is seen; what is pointed at now goes before it.
  const far = page.locator('main a[href*="/case/"]').last()
  const path = await far.evaluate((link: HTMLAnchorElement) => link.pathname)
  expect(asked).not.toContain(path)
  await far.evaluate((link) => link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  await page.waitForTimeout(500)
  expect(asked, 'no more than four at once').toHaveLength(4)
  await waiting.shift()?.()
  await expect.poll(() => asked[4]).toBe(path)
  for (const go of waiting) await go()
})

test('R102 a page that is not there is asked for once; one that failed is asked for again', async ({ page }) => {
  const asked: string[] = []
  await page.route(isPayload, (route) => {
    const { pathname } = new URL(route.request().url())
    if (!/missing|failing/.test(pathname)) return route.continue()
    asked.push(pathname.includes('missing') ? 'missing' : 'failing')
    return route.fulfill(pathname.includes('missing') ? { status: 404, body: '{}' } : { status: 500 })
  })
  await open(page, '/demo/cases')
  const point = async (name: string) => {
    await page.evaluate((slug) => {
      const link = document.createElement('a')
      link.href = `/demo/product/${slug}`
      link.textContent = slug
      document.querySelector('main')?.prepend(link)
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }, name)
    await page.waitForTimeout(400)
  }
  const countOf = (wanted: string) => asked.filter((name) => name === wanted).length
  const pointAgain = (name: string) => async () => {
    await point(name)
    return countOf(name)
  }
  await expect.poll(pointAgain('missing')).toBe(1)
  await expect.poll(pointAgain('failing')).toBeGreaterThan(1)
  for (const name of ['missing', 'missing']) await point(name)
  expect(countOf('missing')).toBe(1)
})

test('R106 links into other windows, downloads, and presses with a key are left to the browser', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  page.on('request', (request) => isPayload(request.url()) && asked.push(new URL(request.url()).pathname))
  await open(page, '/demo/pages/quality')
  // A page that no other link here leads to.
  const path = '/demo/product/hex-bolt-iso-4014'
  await expect(page.locator(`a[href="${path}"]`)).toHaveCount(0)
  const point = (attributes: Readonly<Record<string, string>>) =>
    page.evaluate(
      ([href, given]) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'Left alone' })
        for (const [name, value] of Object.entries(given)) link.setAttribute(name, value)
        document.querySelector('main')?.prepend(link)
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        link.focus()
      },
      [path, attributes] as const,
    )
  for (const attributes of [{ target: '_blank' }, { download: '' }]) {
    await point(attributes)
    await page.waitForTimeout(400)
  }
  const before = page.url()
  for (const modifier of ['Control', 'Shift'] as const) {
    const opened = context.waitForEvent('page')
    await menu(page, 'Projects').click({ modifiers: [modifier] })
    await (await opened).close()
    expect(page.url()).toBe(before)
    expect(await isSame(page)).toBe(true)
  }
  expect(asked).not.toContain(`${path}/_payload.json`)
  await point({})
  await expect.poll(() => asked).toContain(`${path}/_payload.json`)
})

test('R106 a script that does not come while somebody points at a link fails nothing', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route(/assets\/navigate-/, (route) => route.abort())
  await open(page, '/demo')
  await menu(page, 'Projects').hover()
  await page.waitForTimeout(500)
  await menu(page, 'Projects').click()
  await expect(title(page)).toHaveText('Where our fasteners hold')
  expect(errors).toEqual([])
})

test('parts of a page that was not loaded work: a choice of a product, a form, the inquiry list', async ({ page }) => {
  const complaints = complaintsOf(page)
  await open(page, '/demo/products')
  await page.locator('main a[href*="/product/hex-bolt-iso-4014"]').first().click()
  await expect(title(page)).toHaveText('Hex bolt ISO 4014, A4-80')
  const quantity = page
    .locator('main [data-island] input[inputmode=numeric], main [data-island] input[type=number]')
    .first()
  await quantity.fill('500')
  await expect(page).toHaveURL(/[?&]s=/)
  await page.locator('main button[data-list-add]').first().click()
  await expect(page.locator('[data-list-count]').first()).toHaveText('1')
  await page.goBack()
  await expect(page).toHaveURL('/demo/products')
  await expect(page.locator('[data-list-count]').first()).toHaveText('1')
  await page.goForward()
  await expect(quantity).toHaveValue('500')
  expect(await isSame(page)).toBe(true)
  expect(complaints).toEqual([])
})

test('a page of a release that came meanwhile brings its own header; Back shows both as they were', async ({
  page,
}) => {
  await page.route(isPayload, async (route) => {
    const answer = await route.fetch()
    const { html, ...rest } = await answer.json()
    const changed = html.replace(/data-header="[^"]*"/, 'data-header="other"').replace('>Projects<', '>Our projects<')
    await route.fulfill({ response: answer, json: { ...rest, html: changed } })
  })
  await open(page, '/demo/products')
  await page.locator('main a[href*="/product/hex-bolt-iso-4014"]').first().click()
  await expect(menu(page, 'Our projects')).toBeVisible()
  await page.locator('main button[data-list-add]').first().click()
  await expect(page.locator('[data-list-count]').first()).toHaveText('1')
  await page.goBack()
  await expect(menu(page, 'Projects')).toBeVisible()
  await expect(page.locator('[data-list-count]')).toHaveText('1')
  await page.goForward()
  await expect(menu(page, 'Our projects')).toBeVisible()
  await expect(page.locator('[data-list-count]')).toHaveText('1')
  expect(await isSame(page)).toBe(true)
})

for (const [who, reducedMotion, painting, isPassing] of [
  ['pages pass into each other', 'no-preference', 0, true],
  ['not for who wants less motion', 'reduce', 0, false],
  ['not where pages are painted slowly', 'no-preference', 100, false],
] as const)
  test(`from the second page on, ${who}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript((step) => {
      const { startViewTransition } = document
      document.startViewTransition = function (this: Document, ...asked: []) {
        Reflect.set(window, 'passed', true)
        return startViewTransition.apply(this, asked)
      }
      // Each look at the clock finds it so much later, however quick this machine is.
      let now = 0
      performance.now = () => {
        now += step
        return now
      }
    }, painting)
    const passed = () => page.evaluate(() => Reflect.get(window, 'passed') === true)
    await open(page, '/demo')
    await menu(page, 'Projects').click()
    await expect(title(page)).toHaveText('Where our fasteners hold')
    expect(await passed()).toBe(false)
    await page.locator('main a[href*="/case/harbour-footbridge"]').first().click()
    await expect(page).toHaveURL(/harbour-footbridge/)
    await expect(title(page)).not.toHaveText('Where our fasteners hold')
    expect(await passed()).toBe(isPassing)
    expect(await isSame(page)).toBe(true)
  })

test('on a phone the menu closes, and the page is there', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/demo')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Projects', exact: true }).first().click()
  await expect(title(page)).toHaveText('Where our fasteners hold')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await isSame(page)).toBe(true)
  await expectAccessible(page)
})
