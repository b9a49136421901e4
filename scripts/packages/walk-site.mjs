import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserFlags, headlessPath } from '../browser.mjs'
import { freePort } from './local-registry.mjs'

/** In milliseconds: a server that has not answered by then does not start. */
const PATIENCE = 120_000

/** The section of a site that is called `site`, which says nothing of whose it is. */
const QUOTE = '[data-section="own-quote"]'

const password = 'correct horse'

/** Whether an address answers by and by; a server that ended is waited for no longer. */
async function answers(url, server) {
  const since = Date.now()
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}:\n${server.said()}`)
    if (Date.now() - since > PATIENCE) throw new Error(`${url} does not answer:\n${server.said()}`)
    await new Promise((soon) => setTimeout(soon, 200))
  }
}

/**
 * Runs a script of a site's package.json as its server.
 *
 * @returns where it listens, and what ends it with all that it started
 */
export async function serveSite(folder, script, env) {
  const port = await freePort()
  let said = ''
  const server = spawn('npm', ['run', script], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', OWNER_PASSWORD: password },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  server.said = () => said
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (part) => {
      said = (said + part).slice(-20_000)
    })
  const origin = `http://localhost:${port}`
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode !== null) return
    process.kill(-server.pid)
    await ended
  }
  try {
    await answers(`${origin}/demo`, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop, said: server.said }
}

/** Opens a browser for some work, and tells what was shown where it fails. */
export async function inBrowser(work) {
  const browser = await chromium.launch({ executablePath: headlessPath(), args: [...browserFlags] })
  try {
    const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    tab.setDefaultTimeout(30_000)
    const wrong = []
    tab.on('pageerror', (error) => wrong.push(error.message))
    try {
      await work(tab)
    } catch (error) {
      const shown = await tab.locator('body').innerText()
      throw new Error(`${error.message}\nShown at ${tab.url()}:\n${shown}\n${wrong.join('\n')}`, { cause: error })
    }
    assert.deepEqual(wrong, [])
  } finally {
    await browser.close()
  }
}

/** Signs the owner in, and opens the draft of the site. */
export async function openDesigner(tab, origin) {
  await tab.goto(`${origin}/login?to=/demo/drafts/1/designer`)
  await tab.getByLabel('Email address').fill('owner@example.com')
  await tab.getByLabel('Password').fill(password)
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  const canvas = tab.frameLocator('iframe[title="Page canvas"]')
  await canvas.locator('[data-component-id]').first().waitFor()
  return {
    canvas,
    settings: tab.getByRole('region', { name: 'Settings', exact: true }),
    press: (name) => tab.getByRole('button', { name, exact: true }).first().click(),
  }
}

/** Puts a section behind what is selected, by its name in the palette. */
export async function addSection(tab, name) {
  const search = tab.getByRole('searchbox', { name: 'Search sections' })
  await search.fill(name)
  await tab.getByRole('button', { name, exact: true }).first().press('Enter')
  await search.fill('')
}

/** Publishes what is saved, with its warnings. */
export async function publish(tab) {
  await tab.getByRole('button', { name: 'Publish', exact: true }).first().click()
  const accept = tab.getByRole('button', { name: /Accept/ })
  await accept
    .or(tab.getByText(/^Published\. Visitors/))
    .first()
    .waitFor()
  if (await accept.isVisible()) await accept.click()
  await tab
    .getByText(/^Published\. Visitors/)
    .first()
    .waitFor({ timeout: 60_000 })
}

/** What a visitor reads in a section, and which colour stands at its edge. */
async function readQuote(tab, origin, language, person, at = 0) {
  await tab.goto(`${origin}/demo?language=${language}`)
  const quote = tab.locator(QUOTE).nth(at)
  await quote.waitFor()
  assert.ok((await quote.innerText()).includes(person), `${language}: ${await quote.innerText()}`)
  return quote.locator('blockquote').evaluate((element) => getComputedStyle(element).borderInlineStartColor)
}

/** Looks at a site that `create-vitrine --template site` made, as its visitor and its owner. */
export async function walkSite({ origin }) {
  await inBrowser(async (tab) => {
    const before = await readQuote(tab, origin, 'en', 'Said by Head of purchasing')
    assert.equal(before, 'rgb(11, 92, 171)', 'the section has its stylesheet')
    await readQuote(tab, origin, 'de', 'Gesagt von Einkaufsleiterin')

    const { canvas, settings, press } = await openDesigner(tab, origin)
    await canvas
      .locator('main > [data-component-id]')
      .last()
      .click({ position: { x: 8, y: 8 } })
    // The one that was made first stands on a page too.
    await addSection(tab, 'Price table')
    await canvas.getByRole('heading', { name: 'Price table' }).waitFor()
    await addSection(tab, 'Quote')
    const added = canvas.locator(QUOTE).nth(1)
    await added.getByText('What a customer says.').waitFor()
    await settings.getByLabel('Quote text', { exact: true }).fill('They deliver on the day they say.')
    await settings.getByLabel('Customer’s name', { exact: true }).fill('Works manager')
    await added.getByText('They deliver on the day they say.').waitFor()
    await tab.getByLabel('Editing language').selectOption('de')
    await settings.getByLabel('Quote text', { exact: true }).fill('Sie liefern am versprochenen Tag.')
    await added.getByText('Sie liefern am versprochenen Tag.').waitFor()
    await tab.getByRole('tab', { name: 'Theme' }).click()
    await press('Add “Clay”')
    await tab.getByRole('radio', { name: 'Clay' }).waitFor()
    await tab.getByText('Saved', { exact: true }).first().waitFor()
    await publish(tab)

    assert.equal(await readQuote(tab, origin, 'en', 'Said by Works manager', 1), 'rgb(138, 59, 18)')
    await readQuote(tab, origin, 'de', 'Sie liefern am versprochenen Tag.', 1)
    await tab.getByRole('heading', { name: 'Price table' }).waitFor()
  })
}

/** Changes a section of a site while it is developed: its styles and its view arrive at once, also in the designer. */
export async function walkDevelopment({ origin }, site) {
  const view = join(site, 'plugin/sections/quote/quote.tsx')
  const styles = view.replace('.tsx', '.module.css')
  const change = (file, from, to) => {
    const text = readFileSync(file, 'utf8')
    assert.ok(text.includes(from), file)
    writeFileSync(file, text.replace(from, to))
  }
  await inBrowser(async (tab) => {
    await readQuote(tab, origin, 'en', 'Said by Head of purchasing')
    change(styles, '4px solid', '9px solid')
    await tab.waitForFunction(
      () =>
        getComputedStyle(document.querySelector('[data-section="own-quote"] blockquote')).borderInlineStartWidth ===
        '9px',
    )
    change(view, "{words('own-quote.saidBy')}", "Changed: {words('own-quote.saidBy')}")
    await tab.getByText('Changed: Said by').first().waitFor({ timeout: 60_000 })
    const { canvas } = await openDesigner(tab, origin)
    await canvas.getByText('Changed: Said by').first().waitFor()
    change(view, 'Changed: ', '')
    change(styles, '9px solid', '4px solid')
  })
}
