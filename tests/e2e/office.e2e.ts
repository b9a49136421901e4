import { expect, type Page, test } from '@playwright/test'
import { officeScreens, openOffice } from './office-pages.ts'
import { complaintsOf, everyLook, expectAccessible, inMatrix } from './pages.ts'

/** What one presses for a language of the texts: the radio button itself is not seen. */
const languageTab = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Language of the texts' }).locator('label', { hasText: name })

test('an owner sees what waits, goes to where it is done, and comes back', async ({ page }) => {
  const complaints = complaintsOf(page)
  await openOffice(page)
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  const list = page.getByRole('region', { name: 'To do' })
  // Which of them there are is up to what others did before.
  const toDesigner = list
    .getByRole('link', { name: /(?:Warnings to check before you publish|on pages.*): \d+/ })
    .first()
  await toDesigner.click()
  await expect(page).toHaveURL(/\/demo\/drafts\/\d+\/designer/)
  await expect(page.getByRole('main', { name: 'Page' }).or(page.locator('main')).first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
  expect(complaints).toEqual([])
})

test('commands are found by words and run by keys; another language changes all of it', async ({ page }) => {
  await openOffice(page)
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'All commands' })
  await search.fill('keyboard')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Today')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Interface language' }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Heute', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a screen that does not exist says so, and a session that ended is asked for in place', async ({
  page,
  context,
}) => {
  await openOffice(page, '/demo/office/nowhere')
  // As it was, where this is tried again.
  const shown = await page.request.put('/api/site/v1/site/checklist', {
    headers: { 'client-id': 'demo' },
    data: { isDismissed: false },
  })
  expect(shown.status(), await shown.text()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Today' }).first().click()
  await expect(page.getByRole('button', { name: 'Hide checklist' })).toBeVisible()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Hide checklist' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByLabel('Password').fill('correct horse')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Hide checklist' })).toBeHidden()
})

test('a product is found, changed in two languages and saved; visitors see it, and it is taken back', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await openOffice(page, '/demo/office/products')
  const table = page.getByRole('grid', { name: 'Products' })
  await page.getByRole('searchbox', { name: 'Search products' }).fill('washer')
  const link = table.getByRole('link').first()
  await expect(link).toContainText(/washer/i)
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Name', exact: true }).first()
  await field.fill(`${name} plus`)
  await languageTab(page, 'German').click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Scheibe plus')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled()
  // The domain of the demo leads nowhere here: the same path under the site's own name does.
  const onSite = new URL(
    (await page.getByRole('link', { name: 'View on your site' }).getAttribute('href')) ?? '',
    page.url(),
  )
  const shown = await page.context().newPage()
  await shown.goto(`/demo${onSite.pathname.replace(/^\/demo\//, '/')}`)
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`${name} plus`)
  await shown.goto(`${shown.url().split('?')[0]}?language=de`)
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Scheibe plus')
  await shown.close()
  // Back to what it said, by the history.
  await languageTab(page, 'English').click()
  await page.getByRole('button', { name: 'Undo this change: Name', exact: true }).first().click()
  await page
    .getByRole('button', { name: /^Undo this change: Name \(German\)/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  expect(complaints).toEqual([])
})

test('the page of a product is drawn beside its form, in the language that is edited', async ({ page }) => {
  await openOffice(page, '/demo/office/products')
  await page.getByRole('grid').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const drawn = page.frameLocator('iframe[title="Preview"]')
  await expect(drawn.getByRole('heading', { level: 1 })).toBeVisible()
  await languageTab(page, 'Arabic').click()
  await expect(drawn.locator('html')).toHaveAttribute('lang', 'ar')
})

test('several products are made drafts at once, and published again as one', async ({ page }) => {
  await openOffice(page, '/demo/office/products')
  const table = page.getByRole('grid', { name: 'Products' })
  await expect(table.getByRole('row').nth(2)).toBeVisible()
  for (const at of [1, 2]) await table.getByRole('row').nth(at).locator('label').first().click()
  const bar = page.getByRole('region', { name: 'Selected items' })
  await expect(bar).toContainText('2 selected')
  await bar.getByRole('button', { name: 'Change to draft' }).click()
  await expect(bar).toContainText('2 items changed.')
  await expect(table.getByText('Draft', { exact: true })).toHaveCount(2)
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(table.getByText('Draft', { exact: true })).toHaveCount(0)
})

for (const { language, device, viewport } of everyLook)
  test(`every screen is accessible and fits in ${language} on ${device}`, inMatrix, async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    const page = await (await browser.newContext({ viewport, ...(baseURL && { baseURL }) })).newPage()
    const complaints = complaintsOf(page)
    await openOffice(page)
    for (const path of officeScreens) {
      await page.goto(`/demo/office${path}?language=${language}`)
      await expect(page.locator('main h1'), path).toBeVisible()
      await expect(
        page.locator('main [role="status"]').filter({ hasText: /^(Loading…|جارٍ التحميل…)$/ }),
        path,
      ).toHaveCount(0)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
    }
    await page.goto(`/demo/office/products?language=${language}`)
    await page.getByRole('grid').getByRole('link').first().click()
    await expect(page.locator('main form, main fieldset input').first()).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'product').toBe(true)
    expect(complaints).toEqual([])
    await page.context().close()
  })

test('what a site sells in is what a new product starts with; buyers read its text beside the least quantity', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  // The demo is everybody’s: this is about the settings of a whole site.
  await openOffice(page, '/acme/office/settings/trade')
  const chosen = (name: string) => page.getByRole('combobox', { name })
  await chosen('Currencies: Add a currency').selectOption('CHF')
  await chosen('Currencies: Add a currency').selectOption('EUR')
  await chosen('Currency of new products').selectOption('CHF')
  await page.getByRole('textbox', { name: /^Text beside minimum order quantities/ }).fill('Less on request')
  await page
    .getByText(/^Other languages: 0 of/)
    .first()
    .click()
  const others = page.getByRole('group', { name: 'Text beside minimum order quantities' })
  await others.getByRole('textbox', { name: 'French' }).fill('Moins sur demande')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(save).toBeDisabled()

  const visitor = await page.context().newPage()
  for (const [language, note] of [
    ['en', 'Less on request'],
    ['fr', 'Moins sur demande'],
  ] as const) {
    await visitor.goto(`/acme/product/high-bay-hb-200?language=${language}`)
    await expect(visitor.getByText(note).first()).toBeVisible()
  }
  await visitor.close()

  await page.goto('/acme/office/products')
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Desk lamp')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Desk lamp' })).toBeVisible()
  await expect(page.getByText('Swiss Franc').first()).toBeVisible()
  await page.getByRole('button', { name: 'More actions for Desk lamp' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()

  await page.goto('/acme/office/settings/trade')
  for (const name of [/^Remove Swiss Franc/, /^Remove Euro/]) await page.getByRole('button', { name }).click()
  await page.getByRole('textbox', { name: /^Text beside minimum order quantities/ }).fill('')
  await save.click()
  await expect(save).toBeDisabled()
  expect(complaints).toEqual([])
})
