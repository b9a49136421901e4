import { expect, type Locator, type Page, test } from '@playwright/test'
import { showAddPanel } from './pages.ts'

// An owner with a mouse: what only a real pointer over two documents shows.

async function open(page: Page) {
  // Others have the same draft open: nothing of this reaches them, nor theirs this.
  await page.route(/save-draft|drafts\/1\/events/, (route) => route.abort())
  await page.goto('/login?to=/demo/drafts/1/designer')
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const canvas = page.frameLocator('iframe[title="Page canvas"]')
  await expect(canvas.locator('[data-component-id]').first()).toBeVisible()
  await showAddPanel(page)
  // Sections below the first screen are drawn while nobody waits, at most half a second after those before.
  await expect(async () => {
    const drawnNow = await rootsOf(page)
    await page.waitForTimeout(600)
    expect(await rootsOf(page)).toEqual(drawnNow)
  }).toPass()
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

/** Waits as long as a person needs to see what a key has done. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))

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

/** The components that stand on the page itself, from the top. */
const rootsOf = (page: Page) =>
  page
    .getByTitle('Page canvas')
    .evaluate((frame: HTMLIFrameElement) =>
      [...(frame.contentDocument?.querySelectorAll<HTMLElement>('main [data-component-id]') ?? [])]
        .filter((element) => !element.parentElement?.closest('[data-component-id]'))
        .map((element) => element.dataset.componentId),
    )

/** Where a component stands among the roots of the page, and that the hot keys are meant for it. */
async function expectKeysGoOn(page: Page, id: string | undefined): Promise<void> {
  const before = await rootsOf(page)
  const at = before.indexOf(id)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(async () => (await rootsOf(page)).indexOf(id)).toBe(at + 1)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => rootsOf(page)).toEqual(before)
  await page.keyboard.press('Control+d')
  await expect.poll(async () => (await rootsOf(page)).length).toBe(before.length + 1)
  await page.keyboard.press('Delete')
  await expect.poll(async () => (await rootsOf(page)).length).toBe(before.length)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Drag to move' })).toHaveCount(0)
}

test('after a drag the keys go on with what was dragged, by whatever it was held', async ({ page }) => {
  const { canvas } = await open(page)
  const newsletter = canvas.locator('[data-section="newsletter"]').first()
  const id = (await newsletter.getAttribute('data-component-id')) ?? ''
  const statistics = canvas.locator('[data-section="statistics"]').first()
  const grip = page.getByRole('button', { name: 'Drag to move' })

  await newsletter.click({ position: { x: 8, y: 8 } })
  const above = await boxOf(statistics)
  await drag(page, grip, { x: above.x + 200, y: above.y + 3 })
  await expect(page.locator('[data-drop-line]')).toBeVisible()
  const started = await rootsOf(page)
  await page.mouse.up()
  await expect.poll(() => rootsOf(page)).not.toEqual(started)
  await expectKeysGoOn(page, id)

  // From the palette.
  const known = await rootsOf(page)
  const there = await boxOf(statistics)
  await drag(page, entry(page, 'Text'), { x: there.x + 200, y: there.y + 3 })
  await page.mouse.up()
  await expect.poll(async () => (await rootsOf(page)).length).toBe(known.length + 1)
  await expectKeysGoOn(
    page,
    (await rootsOf(page)).find((one) => !known.includes(one)),
  )

  // In the tree of layers.
  await page.getByRole('tab', { name: 'Layers' }).click()
  const row = page.locator(`[data-layer="${id}"]`)
  const before = await rootsOf(page)
  const next = page.locator(`[data-layer="${before[before.indexOf(id) + 1]}"]`)
  const below = await boxOf(next)
  await drag(page, row, { x: below.x + 60, y: below.end.y - 3 })
  await page.mouse.up()
  await expect.poll(() => rootsOf(page)).not.toEqual(before)
  await expectKeysGoOn(page, id)
})

test('keys go on after the buttons beside the name, too, and a grip that is held by the keyboard', async ({ page }) => {
  const { canvas } = await open(page)
  const newsletter = canvas.locator('[data-section="newsletter"]').first()
  const id = (await newsletter.getAttribute('data-component-id')) ?? ''
  await newsletter.click({ position: { x: 8, y: 8 } })
  const before = await rootsOf(page)
  await page.getByRole('button', { name: 'Move up', exact: true }).click()
  await expect.poll(async () => (await rootsOf(page)).indexOf(id)).toBe(before.indexOf(id) - 1)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => rootsOf(page)).toEqual(before)
  await page.getByRole('button', { name: 'Drag to move' }).focus()
  await page.keyboard.press('Space')
  // Keys are heard from the next task on after the drag has begun, and each after what the last one did is drawn.
  await expect(page.getByText('was picked up.')).toBeAttached()
  await drawn(page)
  await page.keyboard.press('ArrowUp')
  await drawn(page)
  await page.keyboard.press('Space')
  await expect.poll(() => rootsOf(page)).not.toEqual(before)
  await expectKeysGoOn(page, id)
})

test('after an item of a list was dragged, the focus is on it, and Alt with an arrow moves it on', async ({ page }) => {
  const { canvas, settings } = await open(page)
  await canvas
    .locator('[data-section="statistics"]')
    .first()
    .click({ position: { x: 8, y: 8 } })
  const items = settings.getByRole('listitem')
  await expect(items).toHaveCount(4)
  const names = await items.allTextContents()
  const handle = (at: number) => items.nth(at).locator('[data-handle]')
  const first = await boxOf(handle(0))
  await drag(page, handle(2), { x: first.x + 4, y: first.y + 2 })
  await page.mouse.up()
  await expect(items).toHaveText([names[2], names[0], names[1], names[3]].map(String))
  await page.keyboard.press('Alt+ArrowDown')
  await expect(items).toHaveText([names[0], names[2], names[1], names[3]].map(String))
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })
  test('after a drag by the grip the keys go on with what was dragged', async ({ page }) => {
    const { canvas } = await open(page)
    await canvas
      .locator('[data-section="newsletter"]')
      .first()
      .click({ position: { x: 8, y: 8 } })
    const known = await rootsOf(page)
    for (const count of [1, 2]) {
      await entry(page, 'Text').press('Enter')
      await expect.poll(async () => (await rootsOf(page)).length).toBe(known.length + count)
    }
    const [first, id] = (await rootsOf(page)).filter((one) => !known.includes(one))
    const above = await boxOf(canvas.locator(`[data-component-id="${first}"]`))
    const from = await boxOf(page.getByRole('button', { name: 'Drag to move' }))
    const before = await rootsOf(page)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
    const end = { x: above.x + 200, y: above.y + 3 }
    await touch('touchStart', [start])
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', [
        { x: start.x + ((end.x - start.x) * step) / 10, y: start.y + ((end.y - start.y) * step) / 10 },
      ])
    await expect
      .poll(async () => Math.abs(((await page.locator('[data-drop-line]').boundingBox())?.y ?? 0) - above.y))
      .toBeLessThan(20)
    await touch('touchEnd', [])
    await expect.poll(() => rootsOf(page)).not.toEqual(before)
    await expectKeysGoOn(page, id)
  })
})

test('a page opens at its top, and again where one was on it', async ({ page }) => {
  const { canvas } = await open(page)
  const choice = page.getByRole('combobox', { name: 'Page', exact: true })
  const top = () => canvas.locator('html').evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY)
  const scrollTo = (y: number) =>
    canvas.locator('html').evaluate(({ ownerDocument }, to) => ownerDocument.defaultView?.scrollTo(0, to), y)
  const heading = canvas.getByRole('heading', { level: 1 }).first()
  const home = (await heading.textContent()) ?? ''
  const other = 'about'

  await scrollTo(3000)
  await expect.poll(top).toBe(3000)
  await choice.selectOption(other)
  await expect(heading).not.toHaveText(home)
  await expect.poll(top).toBe(0)
  await scrollTo(400)
  await expect.poll(top).toBe(400)

  // Back to where one was.
  await choice.selectOption({ index: 0 })
  await expect(heading).toHaveText(home)
  await expect.poll(top).toBe(3000)
  await choice.selectOption(other)
  await expect(heading).not.toHaveText(home)
  await expect.poll(top).toBe(400)

  // A new one begins at its top.
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'New page', exact: true }).click()
  await page.getByLabel('Page name').fill('Newest')
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(choice.locator('option:checked')).toHaveText('Newest')
  await expect.poll(top).toBe(0)
})

test('a link names the product that it leads to, also when it is looked at again', async ({ page }) => {
  const { canvas, settings } = await open(page)
  await canvas.locator('[data-section="swiper"]').first().click()
  await entry(page, 'Text').press('Enter')
  await settings.getByLabel('Link type', { exact: true }).selectOption('page')
  await settings.getByLabel('Page type', { exact: true }).selectOption('product')
  const product = settings.getByRole('combobox', { name: 'Product', exact: true })
  await product.fill('wedge')
  const found = page.getByRole('option', { name: /Wedge anchor/ })
  await expect(found.locator('img')).toBeVisible()
  await found.click()
  // Walks beside this one may have added words to its name.
  await expect(product).toHaveValue(/^Wedge anchor, A4/)
  await canvas.locator('[data-section="swiper"]').first().click()
  await expect(product).toHaveCount(0)
  await canvas.locator('[data-section="text-label"]').first().click()
  await expect(product).toHaveValue(/^Wedge anchor, A4/)
})

test('the focal point goes where it is dragged, and the arrow keys then move it on', async ({ page }) => {
  const { canvas, settings } = await open(page)
  await canvas
    .locator('[data-section="poster"]')
    .first()
    .click({ position: { x: 8, y: 8 } })
  const across = settings.getByRole('slider', { name: 'Focal point of Image, left to right' })
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
  const edge = page.getByRole('separator', { name: 'Canvas width' })
  await expect(edge).toHaveAttribute('aria-valuenow', '390')
  const { x, y, width, height } = await boxOf(edge)
  const from = { x: x + width / 2, y: y + height / 2 }
  await drag(page, edge, { x: from.x - 150, y: from.y })
  await expect(edge).toHaveAttribute('aria-valuenow', '320')
  await page.mouse.move(from.x + 20, from.y, { steps: 10 })
  await expect(edge).toHaveAttribute('aria-valuenow', '430')
  await page.mouse.up()
})
