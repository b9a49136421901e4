import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chromium } from 'playwright'
import { browserFlags, headlessPath } from '../browser.mjs'
import { freePort } from './local-registry.mjs'

/** In milliseconds: an app that has not answered by then does not start. */
const PATIENCE = 60_000

/** Where the editor and the form of an app stand, unless its recipe says otherwise. */
const usual = { edit: '/edit', form: '/form' }

const MISSING = '/nowhere'
/** What is said of an address without a page, by language. */
const notFound = { en: 'Page not found', ar: 'الصفحة غير موجودة' }

/** The page that is added in the editor, and what leads to it. */
const added = {
  name: 'About us',
  path: '/about-us',
  link: 'Who makes the bolts',
  says: { en: 'We have made bolts since 1921.', ar: 'نصنع البراغي منذ عام 1921.' },
}

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

/** Waits until everything is saved: what was changed last may still be on its way while the screen speaks of what was before. */
async function isSaved(tab) {
  const saved = tab.getByText('Saved', { exact: true }).first()
  for (let still = 0; still < 10; still += 1) {
    if (!(await saved.isVisible())) still = 0
    await saved.waitFor()
    await tab.waitForTimeout(100)
  }
}

/** Places a section behind what is selected, by its name in the palette. */
async function place(tab, name) {
  await tab.getByRole('tab', { name: 'Add' }).click()
  const search = tab.getByRole('searchbox', { name: 'Search sections' })
  await search.fill(name)
  await tab.getByRole('button', { name, exact: true }).first().press('Enter')
  await search.fill('')
}

/** Adds a page with words in two languages, a header that switches between them, and on the home page a link to it. */
async function addPage(tab, canvas) {
  const settings = tab.getByRole('region', { name: 'Settings', exact: true })
  const page = tab.getByRole('combobox', { name: 'Page', exact: true })
  const language = tab.getByLabel('Editing language')
  await tab.getByRole('tab', { name: 'Pages' }).click()
  await tab.getByRole('button', { name: 'New page', exact: true }).click()
  await tab.getByLabel('Page name').fill(added.name)
  await tab.getByRole('button', { name: 'Create page' }).click()
  await canvas.getByRole('heading', { name: 'Bolts that hold' }).waitFor({ state: 'detached' })
  await place(tab, 'Header')
  await place(tab, 'Text')
  for (const [code, text] of Object.entries(added.says)) {
    await language.selectOption(code)
    await settings.getByRole('textbox', { name: 'Text', exact: true }).fill(text)
    await canvas.getByText(text).waitFor()
  }
  await language.selectOption('en')
  await page.selectOption({ index: 0 })
  const quote = canvas.getByText('What a customer says.')
  await quote.click()
  await place(tab, 'Text')
  await settings.getByLabel('Text type', { exact: true }).selectOption({ label: 'Link' })
  await settings.getByRole('textbox', { name: 'Text', exact: true }).fill(added.link)
  await settings.getByLabel('Link type', { exact: true }).selectOption('page')
  await settings.getByLabel('Page type', { exact: true }).selectOption('pages')
  await settings.getByRole('combobox', { name: 'Page', exact: true }).fill(added.name)
  await tab.getByRole('option', { name: added.name }).click()
  await canvas.getByText(added.link).waitFor()
}

/** A visitor comes to the page that was added by its link in each language, by the switch of languages, and by its address. */
async function readAdded(tab, at) {
  const shows = async (language) => {
    await tab.getByText(added.says[language]).waitFor()
    const { pathname, searchParams } = new URL(tab.url())
    assert.deepEqual([pathname, searchParams.get('language') ?? 'en'], [added.path, language])
  }
  for (const language of ['en', 'ar']) {
    await tab.goto(at.page(language))
    await tab.getByRole('link', { name: added.link }).click()
    await shows(language)
    const other = language === 'en' ? 'ar' : 'en'
    await tab
      .getByRole('banner')
      .getByRole('button', { name: /English|العربية/ })
      .click()
    await tab
      .getByRole('banner')
      .getByRole('link', { name: other === 'en' ? 'English' : 'العربية' })
      .click()
    await shows(other)
  }
}

/** What is said where there is no page, and with which status; an app without a server has none of its own. */
async function readMissing(tab, at, hasServer) {
  for (const [language, said] of Object.entries(notFound)) {
    const address = `${at.origin}${MISSING}?language=${language}`
    const { status } = await fetch(address)
    assert.equal(status, hasServer ? 404 : 200)
    await tab.goto(address)
    await tab.getByRole('heading', { name: said }).waitFor()
  }
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
  await tab.getByRole('button', { name: /quote/i }).first().click()
  await canvas.getByText('What a customer says.').waitFor()
  await addPage(tab, canvas)
  await tab.getByRole('button', { name: 'Save', exact: true }).click()
  await isSaved(tab)
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
export async function walkRecipe(app, { serve, paths = {}, drawsOnServer = false, hasServer = true }, env) {
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
    const { edit: editor, form } = { ...usual, ...paths }
    const page = (language) => `${origin}/?language=${language}`
    const at = { origin, page, edit: origin + editor, form: origin + form }
    await answers(at.page('en'))
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    tab.setDefaultTimeout(30_000)
    const wrong = []
    tab.on('pageerror', (error) => wrong.push(error.message))
    tab.on('console', (said) => {
      // A browser says so of every page that is none.
      const isMissing = said.location().url.includes(MISSING) && said.text().includes('404')
      if (said.type() === 'error' && !isMissing) wrong.push(said.text())
    })
    try {
      const scripts = scriptsThatDraw(tab)
      await readPage(tab, at, 'Bolts that hold')
      const drawing = await scripts()
      if (drawsOnServer) assert.deepEqual(drawing, [])
      await fillForm(tab, at)
      await edit(tab, at, 'Bolts that hold longer')
      await readPage(tab, at, 'Bolts that hold longer')
      await readAdded(tab, at)
      await readMissing(tab, at, hasServer)
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
