// Takes pictures of every section and page, and of the owner's office, for docs/sheet: `npm run sheet -- [name …]
// [--part=screens|sections|office …] [--originals=folder]`. It starts what `npm start` starts, with a data folder of its
// own, and looks at the demo sites with Chromium. A folder of originals keeps each picture as large as it was taken.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { receiveMails } from '../tests/e2e/mailbox.mjs'
import { browserFlags, browserPath } from './browser.mjs'
import { settingsOfOwner, signIn, tenantOfDemo } from './demo-owner/owner.mjs'
import { doSampleWork } from './demo-owner/sample-work.mjs'
import { settle as settleScreen, settleWhole } from './demo-owner/settle.mjs'
import { serveDemo } from './serve-demo.mjs'
import { officeShots } from './sheet/office.mjs'
import { screens } from './sheet/screens.mjs'
import { languages as allLanguages, sitesOfSheet } from './sheet/sites.mjs'

const sheet = fileURLToPath(new URL('../docs/sheet', import.meta.url))
const given = process.argv.slice(2)
const optionsOf = (name) =>
  given.flatMap((option) => (option.startsWith(`--${name}=`) ? [option.slice(name.length + 3)] : []))
const wanted = given.filter((option) => !option.startsWith('--'))
const allParts = ['screens', 'sections', 'office']
const parts = optionsOf('part').length === 0 ? allParts : optionsOf('part')
const strange = parts.find((part) => !allParts.includes(part))
if (strange !== undefined) throw new Error(`There is no part ${strange}. There are ${allParts.join(', ')}.`)
const [originals] = optionsOf('originals')
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word))

/** How wide windows are, and how wide their pictures. */
const desktop = { viewport: { width: 1440, height: 900 }, shown: 480 }
const phone = { viewport: { width: 390, height: 844 }, shown: 195 }
/** What is made smaller later needs no more. */
const photo = { type: 'jpeg', quality: 92 }
/** Very long pages are cut: their end looks like their middle. */
const LONGEST = 2600

const mails = await receiveMails()
/** Where the sites are served that are looked at. */
let origin
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
const inLanguage = (address, language) =>
  language === 'en' || address.includes('language=')
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}language=${language}`

/** The address of the first page that holds each section, by the sitemaps of both sites. */
async function placesOfSections() {
  const places = new Map()
  for (const site of ['demo', 'acme']) {
    const sitemap = await (await fetch(`${origin}/${site}/sitemap.xml`)).text()
    // A site with a domain of its own names its addresses there; here they stand below its name.
    const here = (path) =>
      path === `/${site}` || path.startsWith(`/${site}/`) ? path : `/${site}${path === '/' ? '' : path}`
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address]) => new URL(address.replaceAll('&amp;', '&')))
      .filter((address) => !address.searchParams.has('language'))
      .map(({ pathname }) => here(pathname))
    for (const address of addresses) {
      const html = await (await fetch(origin + address)).text()
      const name = address.startsWith('/demo/pages/') ? address.split('/').at(-1) : undefined
      if (name && !screens[name]) screens[name] = { path: address }
      for (const [, type] of html.matchAll(/data-section="([a-z-]+)"/g))
        if (!places.has(type)) places.set(type, address)
    }
  }
  return new Map([...places].sort())
}

/** Waits until everything of a page is there: pictures further down are loaded when they come near. */
async function settle(page) {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    // What sticks to the window stands where the page begins.
    scrollTo({ top: 0, behavior: 'instant' })
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
}

/** Puts the pictures of a thing side by side, each as wide as it is shown. */
async function together(shots, file) {
  const sized = await Promise.all(
    shots.map(async ({ shot, shown }) => {
      const { data, info } = await sharp(shot).resize(shown).png().toBuffer({ resolveWithObject: true })
      const height = Math.min(info.height, LONGEST)
      return {
        data: await sharp(data).extract({ left: 0, top: 0, width: shown, height }).toBuffer(),
        width: shown,
        height,
      }
    }),
  )
  const gap = 24
  const width = sized.reduce((sum, one) => sum + one.width + gap, gap)
  const height = Math.max(...sized.map((one) => one.height)) + 2 * gap
  let left = gap
  const placed = sized.map(({ data, width: own }) => {
    const at = { input: data, left, top: gap }
    left += own + gap
    return at
  })
  await sharp({ create: { width, height, channels: 3, background: '#dfe3e6' } })
    .composite(placed)
    .webp({ quality: 62, effort: 4 })
    .toFile(file)
}

/** What a screen looks like in a language and in a window, once a visitor has done there what is said. */
async function shotOf(name, { path, act, storageState, settled = settle }, language, device, take) {
  const context = await browser.newContext({
    ...(storageState && { storageState }),
    baseURL: origin,
    viewport: device.viewport,
    reducedMotion: 'reduce',
    locale: language,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  try {
    await page.goto(inLanguage(path, language))
    await act?.(page, {
      here: (address) => inLanguage(address, language),
      links: mails.links,
      isPhone: device === phone,
    })
    await settled(page)
    const shot = await take(page)
    if (originals !== undefined)
      writeFileSync(join(originals, `${name}-${language}-${device.viewport.width}.jpg`), shot)
    return { shot, shown: device.shown }
  } catch (error) {
    throw new Error(`${name} in ${language}, ${device.viewport.width} px wide: ${error}`)
  } finally {
    await context.close()
  }
}

/** Takes the picture of a screen in each language, on a desk and a phone, and puts them in one file. */
async function picture(name, folder, languages, screen, take) {
  if (!isWanted(name)) return
  try {
    const shots = []
    for (const language of languages)
      shots.push(...(await Promise.all([desktop, phone].map((device) => shotOf(name, screen, language, device, take)))))
    await together(shots, join(sheet, folder, `${name}.webp`))
    console.log(`${folder}/${name}`)
  } catch (error) {
    // The others are taken nevertheless.
    console.error(error)
    process.exitCode = 1
  }
}

/**
 * Serves the demo sites while their pictures are taken.
 *
 * @param {{ folder: string, remove(): void } | undefined} sites others than those that `npm start` serves
 * @param {() => Promise<void>} take
 */
async function serving(sites, take) {
  const server = await serveDemo({
    sites: sites?.folder,
    env: { SMTP_URL: mails.url, RATE_LIMIT: 'off', ...settingsOfOwner },
  })
  origin = server.origin
  try {
    await take()
  } finally {
    await server.stop()
    sites?.remove()
  }
}

async function takeScreens() {
  for (const [name, screen] of Object.entries(screens))
    await picture(name, 'screens', allLanguages, screen, (page) =>
      page.screenshot({ ...photo, fullPage: !screen.isWindow }),
    )
  return Object.keys(screens)
}

async function takeSections(sections) {
  for (const [type, path] of sections)
    await picture(type, 'sections', ['en', 'ar'], { path }, async (page) => {
      // What sticks to the window would lie on the section.
      await page.evaluate(() =>
        document.querySelector('[data-section="header"]')?.style.setProperty('position', 'relative'),
      )
      return page.locator(`[data-section="${type}"]`).first().screenshot(photo)
    })
  return [...sections.keys()]
}

/** The office as its owner sees it, once something has happened on the site. */
async function takeOffice() {
  const context = await browser.newContext()
  await signIn(context.request, origin)
  const tenantId = await tenantOfDemo(context.request, origin)
  await doSampleWork({ origin, tenantId, owner: context.request, links: mails.links })
  const storageState = await context.storageState()
  await context.close()
  for (const [name, shot] of Object.entries(officeShots))
    await picture(
      name,
      'office',
      ['en', 'ar'],
      { ...shot, storageState, settled: shot.isWindow ? settleScreen : settleWhole },
      (page) => page.screenshot(photo),
    )
  return Object.keys(officeShots)
}

/** What the README says of each part, above its pictures. */
const introductions = {
  screens: `## Screens

In English, Arabic, Chinese, German and Japanese; the demo itself has no texts in Japanese.`,
  sections: `## Sections

In English and Arabic.`,
  office: `## Office

What owners see of the demo site, in English and Arabic.`,
}
const firstLines = `# What it looks like

What visitors of the demo sites see, and their owners, on a desk (1440 px) and a phone (390 px). The pictures are taken by \`npm run sheet\`.`

const titleOf = (text) => text.split('\n', 1)[0]

/** Writes what was taken into the README; other parts stay as they are. */
function writeReadme(names) {
  const file = join(sheet, 'README.md')
  const known = readFileSync(file, 'utf8')
    .trim()
    .split(/\n\n(?=## )/)
    .slice(1)
  const shown = Object.entries(introductions).flatMap(([part, introduction]) =>
    names[part] === undefined
      ? known.filter((text) => titleOf(text) === titleOf(introduction))
      : [[introduction, ...names[part].map((name) => `### ${name}\n\n![${name}](${part}/${name}.webp)`)].join('\n\n')],
  )
  writeFileSync(file, `${[firstLines, ...shown].join('\n\n')}\n`)
}

if (originals !== undefined) mkdirSync(originals, { recursive: true })
for (const part of parts) {
  if (wanted.length === 0) rmSync(join(sheet, part), { recursive: true, force: true })
  mkdirSync(join(sheet, part), { recursive: true })
}
const names = {}
try {
  if (parts.includes('screens') || parts.includes('sections'))
    await serving(sitesOfSheet(), async () => {
      // Also for the screens: they are the addresses that are found.
      const sections = await placesOfSections()
      if (parts.includes('screens')) names.screens = await takeScreens()
      if (parts.includes('sections')) names.sections = await takeSections(sections)
    })
  if (parts.includes('office'))
    await serving(undefined, async () => {
      names.office = await takeOffice()
    })
  if (wanted.length === 0) writeReadme(names)
} finally {
  await browser.close()
}
