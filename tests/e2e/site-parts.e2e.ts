import { expect, type Locator, type Page, test } from '@playwright/test'
import { acceptWarnings, expectAccessible } from './pages.ts'

/** A new site as the service makes one: a home page, and nothing on it. */
async function openNewSite(page: Page, language = 'en') {
  await page.goto('/login?to=/account')
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/account')
  const clientId = `parts-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const made = await page.request.post('/api/site/v1/tenants', {
    data: { clientId, name: 'Blank Bolts', defaultLanguage: 'en', languages: ['de', 'ar'] },
  })
  expect(made.status()).toBe(201)
  const { data } = await made.json()
  await page.goto(`/${clientId}/drafts/${data.draftsId}/designer?language=${language}`)
  const canvas = page.frameLocator('iframe')
  await expect(canvas.locator('main')).toBeAttached()
  return {
    site: `/${clientId}`,
    canvas,
    headers: canvas.locator('[data-section="header"]'),
    footers: canvas.locator('[data-section="footer"]'),
    settings: page.getByRole('region', { name: 'Settings', exact: true }),
    choice: page.getByRole('combobox', { name: 'Page', exact: true }),
  }
}

const entry = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Whether an element comes before another one in its document. */
const isBefore = async (one: Locator, other: Locator): Promise<boolean> => {
  const handle = await other.elementHandle()
  return one.evaluate(
    (element, next) => Boolean(element.compareDocumentPosition(next as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
    handle,
  )
}

async function addPage(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'New page', exact: true }).click()
  await page.getByLabel('Page name').fill(name)
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(page.getByRole('combobox', { name: 'Page', exact: true }).locator('option:checked')).toHaveText(name)
  await page.getByRole('tab', { name: 'Add' }).click()
}

test('a header and a footer are added once, and stand on every page that visitors see', async ({ page }) => {
  test.setTimeout(240_000)
  const { site, canvas, headers, footers, settings, choice } = await openNewSite(page)
  const main = canvas.locator('main')
  await entry(page, 'Text').press('Enter')
  await entry(page, 'Header').click()
  await expect(headers).toHaveCount(1)
  expect(await isBefore(headers.first(), main)).toBe(true)
  await expect(settings.getByRole('radio', { name: 'On every page' })).toBeChecked()
  await expect(page.getByText('Header was added to every page.')).toBeAttached()

  // A second one is refused before it is pressed, and when it is.
  await expect(entry(page, 'Header')).toHaveAttribute('aria-disabled', 'true')
  await entry(page, 'Header').press('Enter')
  await expect(page.getByText(/“Header” is already on every page/).last()).toBeVisible()
  await expect(headers).toHaveCount(1)

  // By a drag to the middle of the page: the line shows where it goes.
  await entry(page, 'Footer').hover()
  await page.mouse.down()
  const box = await main.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 20, { steps: 8 })
  await expect(page.locator('[data-drop-line]')).toBeVisible()
  await page.mouse.up()
  await expect(footers).toHaveCount(1)
  expect(await isBefore(main, footers.first())).toBe(true)
  await page.keyboard.press('Control+z')
  await expect(footers).toHaveCount(0)
  await page.keyboard.press('Control+y')
  await expect(footers).toHaveCount(1)

  await addPage(page, 'About')
  await entry(page, 'Text').press('Enter')
  for (const part of [headers, footers]) await expect(part).toHaveCount(1)
  await choice.selectOption({ index: 0 })
  for (const part of [headers, footers]) await expect(part).toHaveCount(1)
  await headers.first().click({ position: { x: 4, y: 4 } })
  await expectAccessible(page, '[aria-label="Settings"]')

  await entry(page, 'Save').click()
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible()
  await page.reload()
  for (const part of [headers, footers]) await expect(part).toHaveCount(1)
  await entry(page, 'Publish').click()
  await acceptWarnings(page)
  for (const path of ['', '/pages/about', '?language=de', '/pages/about?language=ar'])
    await expect
      .poll(
        async () => {
          const html = await (await page.request.get(`${site}${path}`)).text()
          return ['header', 'footer'].map((section) => html.split(`data-section="${section}"`).length - 1)
        },
        { message: path, timeout: 60_000 },
      )
      .toEqual([1, 1])
})

test('a header can be left on one page, hidden on one, used on all again, and deleted from all', async ({ page }) => {
  test.setTimeout(240_000)
  const { canvas, headers, settings, choice } = await openNewSite(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('add a section header')
  await page.getByRole('option', { name: 'Add a section: Header', exact: true }).click()
  await expect(headers).toHaveCount(1)
  await addPage(page, 'About')
  await expect(headers).toHaveCount(1)
  const select = () => headers.first().click({ position: { x: 4, y: 4 } })

  await select()
  await settings.getByText('Only on this page').click()
  await expect(settings.getByRole('radio', { name: 'Only on this page' })).toBeChecked()
  await expect(canvas.locator('main [data-section="header"]')).toHaveCount(1)
  await choice.selectOption({ index: 0 })
  await expect(headers).toHaveCount(0)
  // Another one for the site: the page with its own keeps it alone.
  await entry(page, 'Header').press('Enter')
  await expect(headers).toHaveCount(1)
  await choice.selectOption({ index: 1 })
  await expect(headers).toHaveCount(1)
  await expect(canvas.locator('main [data-section="header"]')).toHaveCount(1)

  await select()
  await settings.getByText('On every page').click()
  await expect(settings.getByRole('radio', { name: 'On every page' })).toBeChecked()
  await expect(canvas.locator('main [data-section="header"]')).toHaveCount(0)
  await expect(headers).toHaveCount(1)

  await settings.getByRole('button', { name: 'Hide on this page' }).click()
  await expect(headers).toHaveCount(0)
  await choice.selectOption({ index: 0 })
  await expect(headers).toHaveCount(1)
  await select()
  await page.keyboard.press('Delete')
  await expect(headers).toHaveCount(0)
  await expect(page.getByText('Header was deleted from every page.')).toBeAttached()
  await page.keyboard.press('Control+z')
  await expect(headers).toHaveCount(1)
  await entry(page, 'Save').click()
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible()
  await page.reload()
  await expect(headers).toHaveCount(1)
  await choice.selectOption({ index: 1 })
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible()
  await expect(canvas.locator('main [data-section="text-label"]')).toHaveCount(0)
  await expect(headers).toHaveCount(0)
})

test('a header that one editor adds comes to the other one, who is told that there is one', async ({
  page,
  context,
}) => {
  const { headers } = await openNewSite(page)
  const other = await context.newPage()
  await other.goto(page.url())
  const theirs = other.frameLocator('iframe').locator('[data-section="header"]')
  await expect(entry(other, 'Header')).not.toHaveAttribute('aria-disabled')
  await entry(page, 'Header').click()
  await expect(headers).toHaveCount(1)
  await entry(page, 'Save').click()
  await expect(theirs).toHaveCount(1)
  await expect(entry(other, 'Header')).toHaveAttribute('aria-disabled', 'true')
  await expect(entry(other, 'Header')).toHaveAttribute('title', /already on every page/)
})
