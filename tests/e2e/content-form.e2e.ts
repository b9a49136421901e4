import { expect, type Page, type Route, test } from '@playwright/test'
import { openOffice } from './office-pages.ts'

/** The scripts that come after the form of a content is drawn: checks, what makes changes, controls that are no plain ones. */
const late = /\/assets\/(?:compiler|content-steps|list|image|video|source|rich-text-editor|cards-below)-[\w-]{8}\.js$/

/** The form of one of the products on a line over which late scripts come only when they are let through. */
async function openOnSlowLine(page: Page, at: number) {
  await openOffice(page, '/demo/office/products')
  const link = page.locator('[role="row"] a[href*="/products/"]').nth(at)
  const path = (await link.getAttribute('href')) as string
  const held: Route[] = []
  let isOpen = false
  await page.route(late, (route) => {
    if (isOpen) return route.continue()
    held.push(route)
  })
  await page.goto(path)
  const name = page.getByRole('textbox', { name: /^Name/ }).first()
  await expect(name).toBeVisible()
  return {
    path,
    name,
    held,
    letThrough: async () => {
      isOpen = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

const waitingFields = (page: Page) => page.locator('[data-waits-for]')
/** How high each field is, in CSS pixels; a text with structure is as high as it is long. */
const heightsOf = async (page: Page) =>
  new Map(
    await page
      .locator('main [data-field]:not([data-setter="rich-text"])')
      .evaluateAll((fields) =>
        fields.map((field) => [field.getAttribute('data-field'), field.getBoundingClientRect().height] as const),
      ),
  )
/** So much a field may grow when its control comes, in CSS pixels. */
const NEARLY = 8

test('a form is typed into before its late scripts are there, and nothing is lost', async ({ page }) => {
  const { name, path, held, letThrough } = await openOnSlowLine(page, 1)
  const before = await name.inputValue()
  await name.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' at once')
  await expect(name).toHaveValue(`${before} at once`)
  const order = page.getByRole('spinbutton', { name: /^Position/ }).first()
  await order.fill('4321')
  await expect(order).toHaveValue('4321')
  expect(await waitingFields(page).count()).toBeGreaterThan(2)
  expect(held.length).toBeGreaterThan(2)
  const heights = await heightsOf(page)

  // Whoever goes to a field that is on its way is in it when it comes.
  const place = page.locator('[data-field="description"] [data-waits-for]')
  await place.focus()
  await letThrough()
  await expect(waitingFields(page)).toHaveCount(0)
  await expect(page.locator('[data-field="description"] :focus')).toHaveCount(1)
  const after = await heightsOf(page)
  // Below what was typed into stands now which translations that has made outdated.
  const moved = [...heights].filter(
    ([path, height]) => path !== 'name' && Math.abs((after.get(path) ?? 0) - height) > NEARLY,
  )
  expect(moved.map(([path, height]) => `${path}: ${height} → ${after.get(path)}`)).toEqual([])

  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.goto(path)
  await expect(name).toHaveValue(`${before} at once`)
  await expect(order).toHaveValue('4321')
})

test('what is saved before its scripts are there waits for them, and is saved', async ({ page }) => {
  const { name, path, letThrough } = await openOnSlowLine(page, 2)
  const before = await name.inputValue()
  await name.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' in time')
  await page.keyboard.press('Control+s')
  await letThrough()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.goto(path)
  await expect(name).toHaveValue(`${before} in time`)
})

test('a form says that its scripts did not come, keeps what was typed, and is not loaded anew', async ({ page }) => {
  await openOffice(page, '/demo/office/products')
  const path = await page.locator('[role="row"] a[href*="/products/"]').nth(3).getAttribute('href')
  const { promise: come, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/assets\/content-steps-[^/]*\.js/, async (route) => {
    await come
    await route.abort()
  })
  await page.goto(path as string)
  await page.evaluate(() => Reflect.set(window, 'isFirst', true))
  const name = page.getByRole('textbox', { name: /^Name/ }).first()
  const before = await name.inputValue()
  await name.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' and kept')
  letGo()
  await expect(page.locator('[data-load-failed]').getByRole('alert').first()).toBeVisible()
  await expect(page.locator('[data-load-failed]').getByRole('button').first()).toBeEnabled()
  await expect(name).toHaveValue(`${before} and kept`)
  // What waits is not saved, and Save says so.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('main').getByRole('alert').first()).toBeVisible()
  await expect(name).toHaveValue(`${before} and kept`)
  expect(await page.evaluate(() => Reflect.get(window, 'isFirst'))).toBe(true)

  // Once the line is back, it comes when it is asked for, and what was to be saved is.
  await page.unroute(/\/assets\/content-steps-[^/]*\.js/)
  await page.locator('[data-load-failed]').getByRole('button').first().click()
  await expect(page.locator('[data-load-failed]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isFirst'))).toBe(true)
  await page.goto(path as string)
  await expect(name).toHaveValue(`${before} and kept`)
})
