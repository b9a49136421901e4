import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from 'playwright-core'
import { browserFlags, headlessPath } from '../browser.mjs'

/** One page of each kind there is; those with examples say what these show when they have come. */
const visits = [
  { path: '/', shows: 'Shown to visitors' },
  { path: '/guide/concepts.html' },
  { path: '/guide/pages.html', shows: 'Jede Kiste war vollständig.' },
  { path: '/guide/forms.html', shows: 'Needed by' },
  { path: '/keywords/texts.html', shows: 'What the map of a language may hold' },
  { path: '/keywords/devices.html', shows: 'Look at the style of the tag' },
  { path: '/setters/own.html', shows: 'Delivery' },
  { path: '/reference/setters.html' },
  { path: '/how-to/use-the-command-line.html' },
  { path: '/there-is-no-such-page.html', status: 404 },
]

/** How it is looked at: on a desk in the light, on a phone in the dark. */
const looks = [
  { name: 'desk, light', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { name: 'phone, dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
]

const NEAR = 20_000

/**
 * Visits the built pages as readers do: examples come, nothing is asked of another host, nothing runs over the edge, the console
 * is silent, axe finds nothing. Then does what a reader does: searches, changes an example, edits.
 *
 * @param {string} origin
 * @returns {Promise<string[]>} what is wrong
 */
export async function visitDocs(origin) {
  const browser = await chromium.launch({ executablePath: headlessPath(), args: [...browserFlags] })
  const wrong = []
  try {
    for (const { name, ...look } of looks) {
      const context = await browser.newContext(look)
      for (const { path, shows, status = 200 } of visits) {
        const page = await context.newPage()
        const tell = (what) => wrong.push(`${path} (${name}): ${what}`)
        page.on('request', (request) => {
          if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) tell(`asks ${request.url()}`)
        })
        page.on('pageerror', (error) => tell(error.message))
        page.on('console', (message) => {
          if (message.type() === 'error' && status === 200) tell(message.text())
        })
        const answer = await page.goto(origin + path)
        if (answer?.status() !== status) tell(`answers ${answer?.status()}`)
        // They come when they are near.
        for (const example of await page.locator('.live').all()) {
          await example.scrollIntoViewIfNeeded()
          await example
            .locator('.live-wait')
            .waitFor({ state: 'detached', timeout: NEAR })
            .catch(() => tell('an example does not come'))
        }
        if (shows !== undefined)
          await page
            .locator('.live')
            .getByText(shows, { exact: true })
            .first()
            .waitFor({ timeout: NEAR })
            .catch(() => tell(`its example does not show “${shows}”`))
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (over > 0) tell(`is ${over} px too wide`)
        const { violations } = await new AxeBuilder({ page }).analyze()
        for (const { id, nodes } of violations)
          tell(
            `axe: ${id} at ${nodes
              .map(({ target }) => target.join(' '))
              .slice(0, 3)
              .join(', ')}`,
          )
        await page.close()
      }
      await context.close()
    }
    await use(browser, origin).catch((error) => wrong.push(`A reader could not do it: ${error.message}`))
  } finally {
    await browser.close()
  }
  return wrong
}

/** @throws Error where something does not become what a reader expects */
async function use(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(NEAR)
  await page.goto(`${origin}/`)
  const example = page.locator('.live').first()
  await example.getByRole('textbox', { name: 'Title' }).fill('Nuts')
  await example.getByText('"title": "Nuts"').waitFor()
  const schema = example.getByRole('textbox', { name: 'Schema' })
  await schema.fill('{ "type": "object", "properties": { "weight": { "type": "integer", "title": "Weight" } } }')
  await example
    .getByRole('spinbutton', { name: 'Weight' })
    .or(example.getByRole('textbox', { name: 'Weight' }))
    .waitFor()
  await schema.fill('{ "type": ')
  await example.getByRole('alert').getByText('This is not JSON yet').waitFor()

  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('discriminator')
  await page.locator('.VPLocalSearchBox .result').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/unions|conditions/)

  await page.goto(`${origin}/guide/editor.html`)
  const canvas = page.frameLocator('.live iframe')
  await canvas.getByRole('heading', { name: 'Bolts that hold' }).click()
  const settings = page.getByRole('region', { name: 'Settings' })
  await settings.getByRole('textbox', { name: 'Title', exact: true }).fill('Nuts that hold')
  await canvas.getByRole('heading', { name: 'Nuts that hold' }).waitFor()
  await page.close()
}
