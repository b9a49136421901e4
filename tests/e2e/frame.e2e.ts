import { expect, type Page, test } from '@playwright/test'
import { complaintsOf } from './pages.ts'

/** The application beside the server that may hold the designer, and the one that may not (server.mjs). */
const originOf = (baseURL: string | undefined, parent: 'configured' | 'foreign'): string => {
  const { port } = new URL(baseURL ?? '')
  return `http://localhost:${Number(port) + (parent === 'configured' ? 1 : 2)}`
}

/** The parent page with the designer in it, as soon as both have met. */
async function open(page: Page, baseURL: string | undefined) {
  await page.goto(originOf(baseURL, 'configured'))
  const status = page.locator('#status')
  await expect(status).toHaveText('Ready')
  const designer = page.frameLocator('iframe[title="Designer"]')
  const canvas = designer.frameLocator('iframe[title="Page canvas"]')
  const settings = designer.getByRole('region', { name: 'Settings', exact: true })
  await expect(canvas.locator('[data-component-id]').first()).toBeVisible()
  // Other tests edit the same draft at the same time.
  const operations = page.locator('#operations li').filter({ hasNotText: /^others:/ })
  return { status, designer, canvas, settings, operations }
}

test('the designer is edited in a frame, and the window around it hears and speaks', async ({ page, baseURL }) => {
  test.setTimeout(120_000)
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 1600, height: 900 })
  const { status, designer, canvas, settings, operations } = await open(page, baseURL)

  // The parent changes the language; the frame changes it back.
  await page.getByLabel('Language', { exact: true }).selectOption('de')
  const language = designer.getByLabel('Editing language', { exact: true })
  await expect(language).toHaveValue('de')
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'de')
  await language.selectOption('en')
  await expect(page.getByLabel('Language', { exact: true })).toHaveValue('en')
  await expect(operations).toHaveCount(0)

  // A change in the frame is told, and so is taking it back.
  const pages = designer.getByRole('combobox', { name: 'Page', exact: true })
  await pages.selectOption({ label: 'Logistics' })
  await expect(pages).toHaveAttribute('aria-busy', 'false')
  await canvas
    .locator('main [data-section="poster"]')
    .first()
    .click({ position: { x: 4, y: 4 } })
  const title = settings.getByLabel('Title', { exact: true })
  const before = await title.inputValue()
  await title.fill('From the frame')
  await expect(operations.last()).toHaveText('me: set-setting title "From the frame"')
  await expect(canvas.getByRole('heading', { name: 'From the frame' })).toBeVisible()
  await designer.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(operations.last()).toHaveText(`undo: set-setting title ${JSON.stringify(before)}`)
  await title.fill('From the frame')
  await expect(status).toHaveText(/^Saved, revision \d+$/)

  // A change of the parent is done in the frame, once, and can be undone there.
  const told = await operations.count()
  await page.getByRole('button', { name: /Name the home page/ }).click()
  await expect(pages.getByRole('option', { name: 'Start' })).toHaveCount(1)
  await expect(operations).toHaveCount(told)
  await designer.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(pages.getByRole('option', { name: 'Home' })).toHaveCount(1)
  await expect(operations).toHaveCount(told + 1)

  // Others find the draft as it was.
  await designer.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(title).toHaveValue(before)
  await designer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(designer.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test('another origin holds no designer, and no window but the parent is heard', async ({ page, baseURL, request }) => {
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.goto(originOf(baseURL, 'foreign'))
  await refused
  await expect(page.locator('#status')).toHaveText('Waiting for the designer')

  // A window beside the frame, which has somehow come by a ticket, says hello: nobody takes it.
  const { status } = await open(page, baseURL)
  await page.evaluate(() => {
    const said: string[] = []
    const place = document.querySelector('#status') as HTMLElement
    new MutationObserver(() => said.push(place.textContent)).observe(place, { childList: true })
    Object.assign(window, { said })
  })
  const ticket = await page.evaluate(() => fetch('/ticket', { method: 'POST' }).then((answer) => answer.text()))
  await page.evaluate((stolen) => {
    const message = { protocol: 'vitrine-frame', version: 1, type: 'hello', payload: { ticket: stolen } }
    const other = document.createElement('iframe')
    other.sandbox.add('allow-scripts')
    other.srcdoc = `<script>
      parent.frames[0].postMessage(${JSON.stringify(message)}, '*')
      parent.postMessage('said', '*')
    </script>`
    return new Promise((done) => {
      addEventListener('message', ({ data }) => data === 'said' && done(undefined))
      document.body.append(other)
    })
  }, ticket)
  // What is said after it is heard after it.
  await page.getByLabel('Language', { exact: true }).selectOption('ar')
  const designer = page.frameLocator('iframe[title="Designer"]')
  await expect(designer.getByLabel('Editing language', { exact: true })).toHaveValue('ar')
  // Others may save the same draft meanwhile; the window heard nothing else.
  await expect(status).toHaveText(/^Ready$|^Saved, revision \d+$/)
  const said = await page.evaluate(() => Reflect.get(window, 'said') as string[])
  expect(said.filter((text) => !text.startsWith('Saved, revision '))).toEqual([])
  const entered = await request.post('/api/site/v1/account/frame-token', {
    data: { ticket },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(entered.ok(), 'the ticket was not used').toBe(true)
})

test('a frame in which nobody says hello waits, and says so', async ({ page, baseURL }) => {
  await page.route('**/parent.js', (route) => route.abort())
  await page.goto(originOf(baseURL, 'configured'))
  const designer = page.frameLocator('iframe[title="Designer"]')
  await expect(designer.getByRole('status')).toHaveText(
    'The designer is ready and is waiting for the page that embeds it.',
    {
      timeout: 30_000,
    },
  )
})
