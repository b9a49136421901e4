import { type Browser, expect, type Page, test } from '@playwright/test'
import { complaintsOf, desktop, expectAccessible, inMatrix, isWhole, phone } from './pages.ts'

// Buyers find what they look for, with script and without, and every choice stands in the address (R127–R133).

const list = '/demo/products'
/** What is typed in a language, and the product that must come first. */
const sought: Readonly<Record<string, { readonly q: string; readonly first: string }>> = {
  en: { q: 'washer', first: 'flat-washer-iso-7089' },
  de: { q: 'Scheibe', first: 'flat-washer-iso-7089' },
  zh: { q: '六角螺母', first: 'hex-nut-iso-4032' },
  ar: { q: 'صامولة', first: 'hex-nut-iso-4032' },
}
const languages = Object.keys(sought)
const devices = { phone, desktop }
const everyVariant = languages.flatMap((language) =>
  (['phone', 'desktop'] as const).map((device) => ({ language, device })),
)
/** From the right and narrow, where most goes wrong, in `npm test`; the others, which take minutes, in `npm run test:all`. */
const variants = everyVariant.filter((one) => isWhole !== (one.language === 'ar' && one.device === 'phone'))

const inHeader = (page: Page) => page.getByRole('banner').getByRole('search')
const field = (page: Page) => inHeader(page).getByRole('combobox')
/** The products of the list, by their slugs. */
const slugs = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('li article a[href*="/product/"], li a[href*="/product/"]')
    .evaluateAll((links) => [
      ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/').at(-1) ?? '')),
    ])
const scrollsSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function withoutScript(browser: Browser, baseURL: string | undefined, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone, ...(baseURL && { baseURL }) })
  await visit(await context.newPage())
  await context.close()
}

for (const { language, device } of variants)
  test(
    `the search in the header suggests, by keyboard alone, in ${language} on ${device}`,
    inMatrix,
    async ({ page }) => {
      const complaints = complaintsOf(page)
      const { q, first } = sought[language] ?? { q: '', first: '' }
      await page.setViewportSize(devices[device])
      await page.goto(`/demo?language=${language}`)
      await field(page).focus()
      await page.keyboard.insertText(q)
      const suggestions = inHeader(page).getByRole('listbox')
      const options = suggestions.getByRole('option')
      await expect(options.first()).toBeVisible()
      await expect(field(page)).toHaveAccessibleName(/\S/)
      await expect(suggestions).toHaveAccessibleName(/\S/)
      await expect(suggestions.getByRole('group').first()).toHaveAccessibleName(/\S/)
      // How many there are is said to those who do not see them.
      await expect(inHeader(page).getByRole('status')).toHaveText(/\p{N}/u)
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
      await expectAccessible(page)
      expect(await scrollsSideways(page)).toBeLessThanOrEqual(0)

      const active = () => field(page).getAttribute('aria-activedescendant')
      expect(await active()).toBeNull()
      await page.keyboard.press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      expect(await active()).toBe(await options.first().getAttribute('id'))
      await page.keyboard.press('ArrowUp')
      await expect(suggestions.locator('[aria-selected=true]')).toHaveCount(0)
      await page.keyboard.press('ArrowUp')
      await expect(options.last()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Escape')
      await expect(suggestions).toBeHidden()
      await expect(field(page)).toHaveValue(q)
      await page.keyboard.press('ArrowDown')
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/product/${first}`))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(complaints).toEqual([])
    },
  )

test('Enter without a choice searches, and a suggestion is clicked', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/demo')
  await field(page).click()
  await page.keyboard.type('washer')
  await expect(inHeader(page).getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/products\?q=washer$/)
  expect((await slugs(page)).slice(0, 2)).toEqual(['flat-washer-iso-7089', 'spring-washer-din-127'])
  await expect(field(page)).toHaveValue('washer')
  await field(page).fill('spring washer')
  await inHeader(page).getByRole('option').first().click()
  await expect(page).toHaveURL(/\/product\/spring-washer-din-127/)
})

test('a word that was typed before the script came is suggested for', async ({ page }) => {
  let release = () => {}
  const isTyped = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/loader-/, async (route) => {
    await isTyped
    await route.continue()
  })
  await page.setViewportSize(desktop)
  await page.goto('/demo', { waitUntil: 'commit' })
  await field(page).fill('spring washer')
  release()
  await expect(inHeader(page).getByRole('option').first()).toBeVisible()
})

for (const language of languages)
  test(`without script the search in the header finds in ${language}`, async ({ browser, baseURL }) => {
    const { q, first } = sought[language] ?? { q: '', first: '' }
    await withoutScript(browser, baseURL, async (page) => {
      await page.goto(`/demo?language=${language}`)
      await field(page).fill(q)
      await field(page).press('Enter')
      await expect(page).toHaveURL(/\/products\?/)
      expect((await slugs(page))[0]).toBe(first)
      expect(await scrollsSideways(page)).toBeLessThanOrEqual(0)
    })
  })

test('part numbers, letters in the wrong order, and words in one find what was meant', async ({ browser, baseURL }) => {
  await withoutScript(browser, baseURL, async (page) => {
    const first = async (q: string, language = 'en') => {
      await page.goto(`${list}?${new URLSearchParams({ language, q })}`)
      return (await slugs(page))[0]
    }
    expect(await first('NH-4032')).toBe('hex-nut-iso-4032')
    expect(await first('hexbolt')).toBe('hex-bolt-iso-4014')
    expect(await first('Edelstahlschraube', 'de')).toBe('hex-bolt-iso-4014')
    // The name of a collection finds what is in it, whatever the language of the page.
    expect(await first('Schrauben', 'en')).toBe('hex-bolt-iso-4014')
    expect(await first('wahser')).toBe('flat-washer-iso-7089')
    const said = page.getByRole('main').getByRole('status')
    await expect(said).toContainText(/No results for “\u2068wahser\u2069”\. Showing results for “washer”\./)
  })
})

test('filters count what they lead to, are chosen, taken back, and come back with Back', async ({
  browser,
  baseURL,
}) => {
  await withoutScript(browser, baseURL, async (page) => {
    await page.setViewportSize(desktop)
    await page.goto(`${list}?q=bolt`)
    const main = page.getByRole('main')
    const total = async () => Number((await main.getByRole('status').innerText()).match(/\d+/)?.[0])
    const value = (name: string) =>
      main.getByRole('navigation', { name: 'Thread size' }).getByRole('link', { name: new RegExp(`^${name} ?\\d+$`) })
    const all = await total()
    const promised = Number((await value('M8').innerText()).match(/\d+$/)?.[0])
    expect(promised).toBeLessThan(all)
    await value('M8').click()
    await expect(page).toHaveURL(/[?&]f\.thread(\+|%20)size=m8/)
    expect(await total()).toBe(promised)
    await expect(value('M8')).toHaveAttribute('aria-current', 'true')

    // A second value of a group leaves more, not less.
    await value('M10').click()
    expect(await total()).toBeGreaterThanOrEqual(promised)
    const chips = main.getByRole('link', { name: /^Remove filter/ })
    await expect(chips).toHaveText([/^M8/, /^M10/])
    await chips.last().click()
    await expect(chips).toHaveText([/^M8/])
    expect(await total()).toBe(promised)
    await page.goBack()
    await expect(chips).toHaveCount(2)
    await main.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/\/products\?q=bolt$/)
    expect(await total()).toBe(all)
  })
})

test('what is chosen stands in the address, through a reload and another language', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto(`${list}?f.thread+size=m8`)
  const main = page.getByRole('main')
  const sort = main.getByRole('combobox', { name: 'Sort by' })
  const shown = async (what: RegExp) =>
    (await main.locator('li').filter({ hasText: what }).allInnerTexts()).map((text) =>
      Number((text.match(what)?.[1] ?? '').replaceAll(',', '')),
    )
  const rises = (numbers: readonly number[]) => {
    expect(numbers.length).toBeGreaterThan(5)
    expect(numbers).toEqual(numbers.toSorted((left, right) => left - right))
  }
  await sort.selectOption({ label: 'Minimum order: lowest first' })
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/sort=moq/)
  rises(await shown(/MOQ ([\d,]+)/))
  await sort.selectOption({ label: 'Price: lowest first' })
  await main.getByRole('searchbox').fill('bolt')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/sort=price/)
  rises(await shown(/from \$([\d.]+)/))
  const before = await slugs(page)
  await page.reload()
  expect(await slugs(page)).toEqual(before)
  await expect(sort).toHaveValue('price')

  const german = await page.locator('a[hreflang=de]').first().getAttribute('href')
  await page.goto(new URL(german ?? '', page.url()).href)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  for (const part of ['q=bolt', 'sort=price', 'size=m8']) expect(page.url()).toContain(part)
  expect(await slugs(page)).toEqual(before)
})

test('search engines keep the list, and nothing of what was looked for', async ({ request }) => {
  expect((await request.get(`${list}?category=nothing-of-the-kind`)).status()).toBe(404)
  expect((await request.get(`${list}?category=anchors`)).status()).toBe(200)
  // By its own domain: on that of the system the demo is a copy, which is not indexed at all.
  const asRobot = async (path: string) => {
    const answer = await request.get(path, { headers: { host: 'demo.test' } })
    const html = await answer.text()
    return {
      isKept: !/noindex/.test(answer.headers()['x-robots-tag'] ?? '') && !/<meta name="robots"[^>]*noindex/.test(html),
      canonical: html.match(/<link rel="canonical" href="([^"]*)"/)?.[1],
    }
  }
  const canonical = 'http://demo.test/products'
  expect(await asRobot('/products')).toEqual({ isKept: true, canonical })
  expect(await asRobot('/products?q=washer&sort=price')).toEqual({ isKept: false, canonical })
})

test('where nothing is found there are ways on', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${list}?q=xyzzyx&f.thread+size=m8`)
  const main = page.getByRole('main')
  await expect(main.getByText('No product matches your search')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ask us for it' })).toBeVisible()
  await main.getByRole('link', { name: 'Show all products' }).click()
  await expect(page).toHaveURL(/\/products$/)
  expect((await slugs(page)).length).toBeGreaterThan(5)
})

for (const { language, device } of variants)
  test(`a filtered list is accessible and fits in ${language} on ${device}`, inMatrix, async ({ page }) => {
    await page.setViewportSize(devices[device])
    await page.goto(
      `${list}?${new URLSearchParams({ language, q: sought[language]?.q ?? '', 'f.thread size': 'm8\nm10' })}`,
    )
    await page.getByRole('main').locator('details > summary').filter({ visible: true }).first().click()
    await expectAccessible(page)
    expect(await scrollsSideways(page)).toBeLessThanOrEqual(0)
  })
