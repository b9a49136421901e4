import { expect, type Locator, type Page, test } from '@playwright/test'

// An owner with a mouse: what only a real pointer over two documents shows.

async function open(page: Page) {
  // Others have the same draft open: nothing of this reaches them, nor theirs this.
  await page.route(/save-draft|drafts\/1\/events/, (route) => route.abort())
  await page.goto('/login?to=/demo/drafts/1/designer')
  await page.getByLabel('E-mail address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const canvas = page.frameLocator('iframe[title="Page canvas"]')
  await expect(canvas.locator('[data-component-id]').first()).toBeVisible()
  return { canvas, settings: page.getByRole('region', { name: 'Settings', exact: true }) }
}

async function boxOf(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return { ...box, end: { x: box.x + box.width, y: box.y + box.height } }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Presses on something and moves the pointer away; it is let go by the test. */
async function drag(page: Page, element: Locator, { x, y }: Point): Promise<void> {
  await element.hover()
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 10 })
}

const entry = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('what is dropped in the room between or below columns goes into the nearest one', async ({ page }) => {
  const { canvas } = await open(page)
  await canvas.locator('[data-section="swiper"]').first().click()
  await entry(page, 'Columns').press('Enter')
  const column = (name: string) => canvas.locator(`[data-section="columns"] [data-slot="${name}"]`).first()
  await expect(column('column1').locator('> *')).toHaveCount(1)
  const [short, long] = [await boxOf(column('column1')), await boxOf(column('column2'))]

  await drag(page, entry(page, 'Text'), { x: short.end.x + 4, y: short.y + 10 })
  await expect(page.locator('[data-drop-line]')).toBeVisible()
  await page.mouse.up()
  await expect(column('column1').locator('> *')).toHaveCount(2)

  await drag(page, entry(page, 'Text'), { x: long.x - 4, y: long.end.y - 4 })
  await page.mouse.up()
  await expect(column('column2').locator('> *')).toHaveCount(3)
  await expect(column('column3').locator('> *')).toHaveCount(0)
})

test('Escape ends a drag and nothing else: what was selected stays so', async ({ page }) => {
  const { canvas, settings } = await open(page)
  const newsletter = canvas.locator('[data-section="newsletter"]').first()
  await newsletter.click({ position: { x: 8, y: 8 } })
  const title = settings.getByLabel('Title', { exact: true })
  await expect(title).toBeVisible()
  const { x, y } = await boxOf(newsletter)

  await drag(page, entry(page, 'Text'), { x: x + 200, y: y + 40 })
  await expect(page.locator('[data-drop-line]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-drop-line]')).toBeHidden()
  await page.mouse.up()
  await expect(title).toBeVisible()

  await page.mouse.move(x + 8, y + 8)
  await page.mouse.down()
  await page.mouse.move(x + 200, y + 40, { steps: 10 })
  await expect(page.locator('[data-drop-line]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-drop-line]')).toBeHidden()
  await page.mouse.up()
  await expect(title).toBeVisible()
})

test('an item of a list follows the pointer over the canvas, and Escape leaves it where it was', async ({ page }) => {
  const { canvas, settings } = await open(page)
  const figures = canvas.locator('[data-section="statistics"]').first()
  await figures.click({ position: { x: 8, y: 8 } })
  const items = settings.getByRole('listitem')
  await expect(items).toHaveCount(4)
  const before = await items.allTextContents()
  const handle = (at: number) => items.nth(at).locator('[data-handle]')
  const { x: canvasX } = await boxOf(figures)

  // The focus is on the canvas, which would take the key.
  const last = await boxOf(handle(3))
  await drag(page, handle(0), { x: last.x + 4, y: last.end.y - 2 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(items).toHaveText(before)

  const first = await boxOf(handle(0))
  await drag(page, handle(2), { x: canvasX + 100, y: first.y + 2 })
  await page.mouse.up()
  await expect(items).toHaveText([before[2], before[0], before[1], before[3]].map(String))
})

test('a link names the product that it leads to, also when it is looked at again', async ({ page }) => {
  const { canvas, settings } = await open(page)
  await canvas.locator('[data-section="swiper"]').first().click()
  await entry(page, 'Text').press('Enter')
  await settings.getByLabel('Kind of link', { exact: true }).selectOption('page')
  await settings.getByLabel('Kind of page', { exact: true }).selectOption('product')
  const product = settings.getByRole('combobox', { name: 'Which product' })
  await product.fill('wedge')
  const found = page.getByRole('option', { name: /Wedge anchor/ })
  await expect(found.locator('img')).toBeVisible()
  await found.click()
  await expect(product).toHaveValue('Wedge anchor, A4')
  await canvas.locator('[data-section="swiper"]').first().click()
  await expect(product).toHaveCount(0)
  await canvas.locator('[data-section="text-label"]').first().click()
  await expect(product).toHaveValue('Wedge anchor, A4')
})

test('the focal point goes where it is dragged, and the arrow keys then move it on', async ({ page }) => {
  const { canvas, settings } = await open(page)
  await canvas
    .locator('[data-section="poster"]')
    .first()
    .click({ position: { x: 8, y: 8 } })
  const across = settings.getByRole('slider', { name: 'Focal point of Picture, from left to right' })
  const picture = across.locator('xpath=..')
  const { x, y, width, height } = await boxOf(picture)
  await drag(page, picture, { x: x + width * 0.2, y: y + height * 0.3 })
  await page.mouse.up()
  await expect(across).toHaveValue('20')
  await page.keyboard.press('ArrowRight')
  await expect(across).toHaveValue('21')
})

test('the edge of the canvas stays at the pointer, also when that went too far', async ({ page }) => {
  await open(page)
  await page.getByRole('radio', { name: 'Mobile', exact: true }).focus()
  await page.keyboard.press('Space')
  const edge = page.getByRole('separator', { name: 'Width of the canvas' })
  await expect(edge).toHaveAttribute('aria-valuenow', '390')
  const { x, y, width, height } = await boxOf(edge)
  const from = { x: x + width / 2, y: y + height / 2 }
  await drag(page, edge, { x: from.x - 150, y: from.y })
  await expect(edge).toHaveAttribute('aria-valuenow', '320')
  await page.mouse.move(from.x + 20, from.y, { steps: 10 })
  await expect(edge).toHaveAttribute('aria-valuenow', '430')
  await page.mouse.up()
})
