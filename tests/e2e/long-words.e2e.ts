import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { desktop, inMatrixOnly, isWhole, phone } from './pages.ts'
import { problemsOn, speakPseudo } from './pseudo-page.ts'
import { makeTaggedSite } from './tagged-site.ts'

// Every screen of visitors in a language that nobody speaks, whose texts are 40 % longer than English (L14): nothing
// is cut off, lies on something else, or reaches beyond its box.

const looks = isWhole ? { phone, desktop } : { phone }
const product = '/demo/product/hex-bolt-iso-4014'

/** Nothing is wrong with what is shown now. */
const expectRoom = async (page: Page, what: string): Promise<void> => expect(await problemsOn(page), what).toEqual([])

const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0e5563' } })
    .png()
    .toBuffer(),
})

const form = (page: Page, kind: string): Locator => page.locator(`form:has([name=form][value="${kind}"])`)
const send = (of: Locator): Promise<void> => of.locator('[type=submit]').last().click()

async function fill(of: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await of.locator(`[name="${name}"]:not([type=hidden])`).fill(value)
}

const person = { email: 'ada@example.com', whatsappPhone: '+49 30 1234567', message: 'M12 × 80 in A4-80, please.' }

async function fillName(of: Locator): Promise<void> {
  for (const field of await of.locator('[name=name], [name=firstName], [name=lastName]').all())
    await field.fill('Ada Byron')
}

/** Where the link of the last mail to somebody leads. */
async function linkFor(page: Page, whom: string): Promise<string> {
  const { port } = new URL(page.url())
  let link = ''
  await expect(async () => {
    const answer = await page.request.get(`http://localhost:${Number(port) + 3}/${encodeURIComponent(whom)}`)
    expect(answer.status()).toBe(200)
    link = await answer.text()
  }).toPass()
  return link
}

for (const [device, viewport] of Object.entries(looks))
  test.describe(`on ${device}`, inMatrixOnly, () => {
    test.use({ viewport })
    test.beforeEach(({ page }) => speakPseudo(page))

    test('the list of products: filters, what is chosen of them, and nothing found', async ({ page }) => {
      await page.goto('/demo/products')
      const filters = page.locator('[data-section=product-list] details').first()
      if (await filters.locator('> summary').isVisible()) await filters.locator('> summary').click()
      await expectRoom(page, 'filters')
      await filters.locator('a').nth(1).click()
      await expect(page).toHaveURL(/[?&]f\./)
      await expectRoom(page, 'a filter is chosen')
      await page.goto('/demo/products?q=wahser')
      await expectRoom(page, 'another word is meant')
      await page.goto('/demo/products?q=zzqqxx')
      await expectRoom(page, 'nothing is found')
    })

    test('the page of a product: matrix, price tiers, messages and chosen lines', async ({ page }) => {
      await page.goto(product)
      await expectRoom(page, 'nothing is chosen')
      const cells = page.locator('[data-combination]')
      // Words that the server did not write make React draw the form once more, and what is typed until then is gone.
      await expect(async () => {
        await cells.nth(0).fill('1000')
        await cells.nth(5).fill('1250')
        await cells.nth(6).fill('many')
        await expect(page.locator('form[id$="-selection"] button[value^="use."]').first()).toBeVisible({
          timeout: 2000,
        })
      }).toPass()
      await expectRoom(page, 'quantities with messages')
      await page.goto('/acme/products')
      await expectRoom(page, 'the list of another site')
    })

    test('the inquiry list: empty, with products, with what is missing, and once it was sent', async ({ page }) => {
      await page.goto('/demo/inquiry-list')
      await expectRoom(page, 'empty')
      for (const slug of ['hex-bolt-iso-4014', 'wedge-anchor']) {
        await page.goto(`/demo/product/${slug}`)
        await page.locator('[data-combination]').nth(0).fill('1000')
        await page.locator('form[id$="-selection"] [data-list-add]').click()
        await expect(page.locator('form[id$="-selection"] [data-listed]')).toBeVisible()
        await expectRoom(page, `${slug} is on the list`)
      }
      await page.goto('/demo/inquiry-list')
      await expect(page.locator('[data-list-items] > ul > li')).toHaveCount(2)
      const asks = page.locator('form:has([name=whatsappPhone])')
      await send(asks)
      await expect(asks.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
      await asks
        .locator('input[type=file]')
        .setInputFiles([await picture('a-very-long-name-of-a-drawing-of-a-bolt.png')])
      await expectRoom(page, 'what is missing')
      await fill(asks, person)
      await fillName(asks)
      await send(asks)
      await expect(page).toHaveURL(/[?&]sent=/)
      await expectRoom(page, 'sent')
    })

    test('the chat, step by step', async ({ page }) => {
      const step = (name: string) => page.locator(`[data-step="${name}"]`)
      const goOn = () => page.locator('[data-area] button.button[type=submit]').last().click()
      const at = async (name: string) => {
        await expect(step(name)).toBeVisible()
        await expectRoom(page, name)
      }
      await page.goto('/demo/chat')
      await at('start')
      await step('start').getByRole('button').first().click()
      await page.getByRole('combobox').fill('hex bolt')
      await expect(page.getByRole('option').first()).toBeVisible()
      await at('product')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await goOn()
      await page.locator('[data-combination]').nth(1).fill('1250')
      await page.locator('[data-combination]').nth(4).fill('1000')
      await at('selection')
      await step('selection').locator('button[value^="use."]').click()
      await goOn()
      await at('more')
      await step('more').getByRole('button').nth(1).click()
      await step('message').locator('textarea').fill('In A4-80, please.')
      await at('message')
      await goOn()
      await step('images')
        .locator('input[type=file]')
        .setInputFiles([await picture('a-drawing-of-a-bolt.png')])
      await expect(step('images').locator('li img')).toHaveCount(1)
      await at('images')
      await goOn()
      for (const [name, text] of [
        ['name', 'Ada Byron'],
        ['email', 'ada@'],
        ['email', 'ada@example.com'],
        ['phone', '+49 30 1234567'],
      ] as const) {
        await step(name).locator('input').fill(text)
        await at(name)
        await goOn()
      }
      await step('country').locator('select').selectOption('DE')
      await at('country')
      await goOn()
      await at('review')
      await step('review').locator('button.button').click()
      await at('sent')
    })

    test('pages that are not there, and home', async ({ page }) => {
      await page.goto('/demo/there-is-no-such-page')
      await expectRoom(page, 'not found')
      await page.goto('/demo')
      await expectRoom(page, 'home')
    })
  })

test.describe('a site with tags', inMatrixOnly, () => {
  let site = ''
  test.beforeAll(async ({ playwright, baseURL }, { workerIndex }) => {
    site = await makeTaggedSite({ playwright, baseURL, workerIndex }, { measurementId: 'G-AB12CD34', adIds: [] })
  })

  for (const [device, viewport] of Object.entries(looks)) {
    test(`the bar, its choices and its settings on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await speakPseudo(page)
      await page.goto(site)
      const region = page.locator('[data-consent]')
      await expect(region).toBeVisible()
      await expectRoom(page, 'the bar')
      await region.locator('summary').click()
      await expectRoom(page, 'its choices')
      const isLoaded = page.waitForEvent('load')
      await region.locator('button[value=none]').click()
      await isLoaded
      await expect(region).toBeHidden()
      await page.locator('footer #consent-settings').click()
      await expect(region).toBeVisible()
      await expectRoom(page, 'its settings')
    })

    test(`letters are subscribed to, confirmed and ended on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await speakPseudo(page)
      await page.goto(site)
      // A choice loads the page anew, as nothing is typed yet.
      const isLoaded = page.waitForEvent('load')
      await page.locator('[data-consent] button[value=none]').click()
      await isLoaded
      const letters = form(page, 'subscribe')
      await send(letters)
      // The first press may wait for the script of forms; what is typed before that would be sent by it.
      await expect(letters.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
      await expectRoom(page, 'no address')
      const email = `long-${device}-${Date.now()}@example.com`
      await fill(letters, { email })
      await send(letters)
      await expect(page.getByRole('status').first()).toBeVisible()
      await expectRoom(page, 'subscribed')
      for (const whom of [email, `unsubscribe:${email}`]) {
        await page.goto(await linkFor(page, whom))
        await expectRoom(page, 'asked')
        await page.locator('main form [type=submit]').click()
        await expectRoom(page, 'done')
      }
      await page.goto(`${site}/subscribe/confirm?token=x`)
      await expectRoom(page, 'a link that is none')
    })
  }
})

test('a word that is cut off, one that lies on another and one beyond its box are found', async ({ page }) => {
  await page.setViewportSize(phone)
  await speakPseudo(page)
  await page.goto('/demo/products')
  expect(await problemsOn(page)).toEqual([])
  const spoil = (css: Partial<CSSStyleDeclaration>) =>
    page.evaluate(
      (given) => {
        const title = document.querySelector<HTMLElement>('main h1')
        if (!title) throw new Error('No title')
        title.removeAttribute('style')
        Object.assign(title.style, given)
      },
      css as Record<string, string>,
    )
  await spoil({ inlineSize: '4rem', overflow: 'hidden', whiteSpace: 'nowrap' })
  expect((await problemsOn(page)).join()).toContain('cut off at the side')
  await spoil({ blockSize: '0.5rem', lineHeight: '2' })
  expect((await problemsOn(page)).join()).toContain('lies on')
  await spoil({ inlineSize: '4rem', whiteSpace: 'nowrap', background: 'red' })
  expect((await problemsOn(page)).join()).toContain('reaches beyond')
})
