import { setTimeout as sleep } from 'node:timers/promises'
import { probe } from './probe.mjs'
import { countRenders } from './renders.mjs'

const FRAME = 1000 / 60
const IMPATIENCE = 1500
/** Between two inputs; nobody is faster. */
const BREATH = 40

/**
 * Somebody who works in one editor, with a mouse and a keyboard: every contestant is driven in this way.
 * `open` gives the ms from the navigation until the title of the first component can be typed, and until
 * the last one is there;
 * `typeOneKey`, `select` and `undo` give `{ dom, paint }`, the ms from the input to the change and its painting.
 */
export async function personAt(browser, { canvas, field, undo, page: name, query = '' }, origin) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const complaints = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.addInitScript(countRenders)
  await page.addInitScript(probe)
  const bench = (method, ...asked) =>
    page.evaluate(([called, given]) => globalThis.bench[called](...given), [method, asked])
  const component = (id) => canvas(page).locator(`[data-component-id="${id}"]`)
  const title = (id) => component(id).locator('h2').first()
  const middleOf = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox()
    return [x + Math.min(width / 2, 60), y + height / 2]
  }
  let pressed = 0

  async function press() {
    await page.mouse.down()
    await page.mouse.up()
  }

  /** What comes of an input; the inputs meet the frames of the screen at all their moments. */
  async function measured(inputs, condition, act) {
    await bench('rest')
    await bench('watch', inputs, ...condition)
    pressed += 1
    await sleep(BREATH + ((pressed * 7) % FRAME))
    await act()
    return bench('measured')
  }

  return {
    page,
    /** What the page has said went wrong. */
    complaints,
    close: () => context.close().catch(() => undefined),
    async open({ size, shape }, first, last) {
      await page.goto(`${origin}/${name}/?size=${size}&shape=${shape}${query}`, { waitUntil: 'commit' })
      await bench('when', 'shown', first)
      const wanted = await bench('titleOf', first)
      const editable = bench('when', 'held', wanted)
      const tooEarly = async () => {
        await page.mouse.move(...(await middleOf(title(first))))
        await press()
        return await Promise.race([editable, sleep(IMPATIENCE)])
      }
      let usable
      while (usable === undefined) usable = await tooEarly()
      const whole = await bench('when', 'shown', last)
      await bench('rest')
      return { usable, whole }
    },
    async focusField() {
      await field(page).click()
      await page.keyboard.press('End')
    },
    async typeOneKey(id) {
      const wanted = `${await bench('titleOf', id)}i`
      return measured(['keydown'], ['titled', id, wanted], () => page.keyboard.press('i'))
    },
    async select(id) {
      const wanted = await bench('titleOf', id)
      await page.mouse.move(...(await middleOf(title(id))))
      return measured(['pointerdown', 'pointerup'], ['held', wanted], press)
    },
    async hover(id) {
      await page.mouse.move(...(await middleOf(title(id))))
      await sleep(3 * FRAME)
    },
    async undo(id) {
      await page.mouse.move(...(await middleOf(undo(page))))
      const shown = await bench('titleOf', id)
      return measured(['pointerdown', 'pointerup'], ['changed', id, shown], press)
    },
    /** Carries a component up and down the canvas for `steps` moves, and lets it go on another one. */
    async drag(id, over, steps) {
      const before = await bench('order')
      const [x, top] = await middleOf(title(id))
      const [, bottom] = await middleOf(title(over))
      await page.mouse.move(x, top)
      await page.mouse.down()
      await page.mouse.move(x, top + 12, { steps: 4 })
      await bench('startFrames')
      for (let step = 1; step <= steps; step++) {
        const way = (1 - Math.cos((step / steps) * 3 * Math.PI)) / 2
        await Promise.all([page.mouse.move(x, top + 12 + (bottom - top) * way), sleep(FRAME)])
      }
      const frames = await bench('stopFrames')
      await page.mouse.up()
      await sleep(600)
      return { ...frames, isMoved: (await bench('order')) !== before }
    },
    /** How many components of React an act has rendered, `{ all, canvas }`. */
    async renders(act) {
      await bench('rest')
      await page.evaluate(() => {
        globalThis.benchRenders.count = { all: 0, canvas: 0 }
      })
      await act()
      await sleep(100)
      return page.evaluate(() => {
        const { count } = globalThis.benchRenders
        globalThis.benchRenders.count = undefined
        return count
      })
    },
  }
}
