import { readdirSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from './pages.ts'

// They change the same products: one after the other.
test.describe.configure({ mode: 'default' })

async function signIn(page: Page, to: string): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(to)}`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** How many products the demo begins with. */
const PRODUCTS = readdirSync('sites/demo/content/product').length

async function openTable(page: Page, query = ''): Promise<Locator> {
  await signIn(page, `/demo/office/products${query}`)
  const table = page.getByRole('grid', { name: 'Products' })
  await expect(table.locator('[data-editable]').first()).toBeVisible()
  // The first ones are there before the others.
  await expect.poll(() => rowsOf(table).count()).toBeGreaterThanOrEqual(query === '' ? PRODUCTS : 1)
  return table
}

const rowsOf = (table: Locator): Locator => table.locator('tbody [role="row"]')
const namesOf = (table: Locator): Promise<string[]> => table.locator('td[data-column="title"] a').allInnerTexts()
const notice = (page: Page): Locator => page.getByRole('region', { name: 'Last change' })

test('a part number is changed in its cell by keys, spaces too, and taken back', async ({ page }) => {
  const complaints = complaintsOf(page)
  const table = await openTable(page)
  const cell = rowsOf(table).nth(1).locator('[data-column="model"]')
  const before = await cell.innerText()
  await cell.click()
  await page.keyboard.press('F2')
  const field = page.getByRole('textbox', { name: /^Model or part number: / })
  await expect(field).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' B 2')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(cell).toHaveText(before)
  await expect(cell).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(before)
  await page.keyboard.press('End')
  await page.keyboard.type(' B 2')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveText(`${before} B 2`)
  await expect(cell).toBeFocused()
  await expect(notice(page)).toContainText('changed.')
  await expectAccessible(page)
  await page.reload()
  await expect(rowsOf(table).nth(1).locator('[data-column="model"]')).toHaveText(`${before} B 2`)

  // Back as it was, by double click; Tab goes on to the next cell that is edited.
  await cell.dblclick()
  await field.fill(before)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('spinbutton', { name: /^Price: / })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cell).toHaveText(before)
  expect(complaints).toEqual([])
})

test('a name is translated in its cell, with the source behind it', async ({ page }) => {
  const table = await openTable(page, '?texts=ar')
  const cell = rowsOf(table).first().locator('[data-column="title"]')
  const before = await cell.innerText()
  await cell.getByRole('link').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await cell.dblclick({ position: { x: 4, y: 4 } })
  const field = page.getByRole('textbox', { name: /^Name: / })
  await field.fill('برغي سداسي')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveText('برغي سداسي')
  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(cell).toHaveText(before)
})

test('products are moved by keys, by the mouse and from a menu, and moved back', async ({ page }) => {
  const complaints = complaintsOf(page)
  const table = await openTable(page)
  const before = await namesOf(table)
  const [first = '', second = '', third = ''] = before
  const move = (name: string) => table.getByRole('button', { name: `Move ${name}`, exact: true })

  await rowsOf(table).nth(2).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await namesOf(table)).slice(0, 3)).toEqual([first, third, second])
  await expect(notice(page)).toContainText(`${third} is now at position 2`)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => namesOf(table)).toEqual(before)
  await expect(notice(page)).toContainText(`${third} is now at position 3`)

  // Escape leaves a row where it was.
  const from = await move(first).boundingBox()
  const to = await rowsOf(table).nth(2).boundingBox()
  if (!from || !to) throw new Error('Nothing to drag.')
  const drag = async () => {
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, to.y + to.height - 4, { steps: 6 })
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await namesOf(table)).toEqual(before)
  await drag()
  await page.mouse.up()
  await expect.poll(async () => (await namesOf(table)).slice(0, 3)).toEqual([second, third, first])
  await expect(notice(page)).toContainText(`${first} is now at position 3`)
  await page.reload()
  await expect.poll(async () => (await namesOf(table)).slice(0, 3)).toEqual([second, third, first])

  await move(first).click()
  await expect(page.getByRole('menuitem', { name: 'Move to position' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Move to position' }).click()
  await page.getByRole('spinbutton', { name: 'Position' }).fill('1')
  await page.keyboard.press('Enter')
  await expect.poll(() => namesOf(table)).toEqual(before)
  await expect(notice(page)).toContainText(`${first} is now at position 1`)
  expect(complaints).toEqual([])
})

test('a product that the canvas shows is edited over it, and drawn as it was saved', async ({ page }) => {
  const complaints = complaintsOf(page)
  await signIn(page, '/demo/drafts/1/designer')
  const canvas = page.frameLocator('iframe[title="Page canvas"]')
  const list = canvas.locator('[data-section="product-list"]').first()
  await expect(list.locator('article').first()).toBeVisible()
  // By its address: others move products meanwhile.
  const href = await list.locator('article').first().getByRole('link').first().getAttribute('href')
  const card = list.locator('article').filter({ has: canvas.locator(`a[href="${href}"]`) })
  const name = await card.getByRole('link').first().innerText()
  const added = ` plus ${Date.now() % 1000}`
  await card.dblclick()
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` })
  const field = dialog.getByRole('textbox', { name: 'Name', exact: true }).first()
  await expect(field).toHaveValue(name)
  await expectAccessible(page)
  await field.fill(name + added)
  // What is not saved is not lost by a slip.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(card).toContainText(name + added)

  // Back as it was, by keys alone: the command asks which product it is.
  await page.keyboard.press('Control+e')
  const palette = page.getByRole('dialog').getByRole('combobox')
  await palette.fill(name + added)
  await page.keyboard.press('Enter')
  const again = page.getByRole('dialog', { name: `Edit ${name}${added}` })
  await again.getByRole('textbox', { name: 'Name', exact: true }).first().fill(name)
  // The dialog is called what the name says by now.
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card).not.toContainText(added)
  expect(complaints).toEqual([])
})
