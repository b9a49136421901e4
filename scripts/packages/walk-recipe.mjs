import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chromium } from 'playwright'
import { browserFlags, headlessPath } from '../browser.mjs'
import { freePort } from './local-registry.mjs'

/** In milliseconds: an app that has not answered by then does not start. */
const PATIENCE = 60_000

/** Where the page, the editor and the form of an app stand, unless its recipe says otherwise. */
const usual = { page: (language) => `/?language=${language}`, edit: '/edit', form: '/form' }

async function answers(url) {
  const since = Date.now()
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() - since > PATIENCE) throw new Error(`${url} does not answer.`)
    await new Promise((soon) => setTimeout(soon, 200))
  }
}

/** Looks at the page in both of its languages. */
async function readPage(tab, at, title) {
  for (const [language, direction, said] of [
    ['en', 'ltr', title],
    ['ar', 'rtl', 'براغٍ تثبت'],
  ]) {
    await tab.goto(at.page(language))
    const shown = tab.locator('[data-vitrine]')
    await shown.getByRole('heading', { name: said }).waitFor()
    assert.equal(await shown.getAttribute('dir'), direction)
  }
}

/** What only the renderer says: a page in server components sends no browser a script that has it. */
const ofRenderer = 'These sections cannot be registered'

/** Collects the scripts of the page that draw sections: there are none where the server has drawn them. */
function scriptsThatDraw(tab) {
  const found = []
  const read = async (response) => {
    // A redirect has no text; what follows it has.
    if (response.request().resourceType() !== 'script' || response.status() !== 200) return
    // One whose page was left before it came is of the next visit again.
    const text = await response.text().catch(() => '')
    if (text.includes(ofRenderer)) found.push(response.url())
  }
  const reading = []
  const listen = (response) => reading.push(read(response))
  tab.on('response', listen)
  return async () => {
    tab.off('response', listen)
    await Promise.all(reading)
    return found
  }
}

/** Fills the form in: what is wrong is said first, then it is sent. */
async function fillForm(tab, at) {
  await tab.goto(at.form)
  await tab.getByRole('button', { name: 'Save' }).click()
  await tab.getByRole('alert').first().waitFor()
  await tab.getByRole('textbox', { name: 'Company' }).fill('Bolts & more')
  await tab
    .getByRole('spinbutton', { name: 'Quantity' })
    .or(tab.getByRole('textbox', { name: 'Quantity' }))
    .fill('500')
  await tab.getByRole('button', { name: 'Save' }).click()
  await tab.waitForFunction(() => document.title.startsWith('Ordered') && document.title.includes('500'))
}

/** Edits, adds, saves, loads again and publishes. */
async function edit(tab, at, title) {
  const open = async (said) => {
    await tab.goto(at.edit)
    const canvas = tab.frameLocator('iframe').first()
    await canvas.getByRole('heading', { name: said }).waitFor()
    return canvas
  }
  const canvas = await open('Bolts that hold')
  await canvas.getByRole('heading', { name: 'Bolts that hold' }).click()
  await tab.getByRole('region', { name: 'Settings' }).getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await canvas.getByRole('heading', { name: title }).waitFor()
  await tab.getByRole('searchbox', { name: 'Search sections' }).fill('quote')
  await tab
    .getByRole('button', { name: /My quote/ })
    .first()
    .click()
  await canvas.getByText('What a customer says.').waitFor()
  await tab.getByRole('button', { name: 'Save', exact: true }).click()
  await tab.getByText('Saved', { exact: true }).first().waitFor()
  await (await open(title)).getByText('What a customer says.').waitFor()
  await tab.getByRole('button', { name: 'Publish', exact: true }).first().click()
  const accept = tab.getByRole('button', { name: /Accept/ })
  await accept
    .or(tab.getByText(/is live|published/i))
    .first()
    .waitFor()
  if (await accept.isVisible()) await accept.click()
  await tab
    .getByText(/published/i)
    .first()
    .waitFor()
}

/** Starts an app that a template made, and clicks through it in a browser. */
export async function walkRecipe(app, { serve, paths = {}, drawsOnServer = false }, env) {
  const port = await freePort()
  const [command, ...args] = serve(String(port))
  const server = spawn(command, args, {
    cwd: app,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
    detached: true,
  })
  const browser = await chromium.launch({ executablePath: headlessPath(), args: [...browserFlags] })
  try {
    const origin = `http://127.0.0.1:${port}`
    const { page, edit: editor, form } = { ...usual, ...paths }
    const at = { page: (language) => origin + page(language), edit: origin + editor, form: origin + form }
    await answers(at.page('en'))
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    tab.setDefaultTimeout(30_000)
    const wrong = []
    tab.on('pageerror', (error) => wrong.push(error.message))
    tab.on('console', (said) => said.type() === 'error' && wrong.push(said.text()))
    try {
      const scripts = scriptsThatDraw(tab)
      await readPage(tab, at, 'Bolts that hold')
      const drawing = await scripts()
      if (drawsOnServer) assert.deepEqual(drawing, [])
      await fillForm(tab, at)
      await edit(tab, at, 'Bolts that hold longer')
      await readPage(tab, at, 'Bolts that hold longer')
    } catch (error) {
      const shown = await tab.locator('body').innerText()
      throw new Error(`${error.message}\nShown at ${tab.url()}:\n${shown}\n${wrong.join('\n')}`, { cause: error })
    }
    assert.deepEqual(wrong, [])
  } finally {
    await browser.close()
    // With all that the command started.
    process.kill(-server.pid)
  }
}
