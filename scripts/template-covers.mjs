// `node scripts/template-covers.mjs [template …]`: draws the home page of each site template in each of its languages: into
// its cover.webp in the first, into cover.{language}.webp in the others, but for those that this machine has no font for.
// It starts what `npm start` starts, with a data folder of its own, and makes a site of each template as an owner would.
import './check-node.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { browserFlags, browserPath } from './browser.mjs'
import { serveDemo } from './serve-demo.mjs'

const templates = fileURLToPath(new URL('../sites/templates', import.meta.url))
const wanted = process.argv.slice(2)
const names = readdirSync(templates).filter((name) => wanted.length === 0 || wanted.includes(name))

/** Of the window, and of what is kept of it: the first screens of a page, as one scrolls through them. */
const viewport = { width: 1440, height: 1800 }
const size = { width: 1200, height: 1500 }
const LARGEST = 60 * 1024

const email = 'owner@example.com'
const password = 'correct horse battery'
const { origin, stop } = await serveDemo({
  env: { RATE_LIMIT: 'off', OWNER_EMAIL: email, OWNER_PASSWORD: password },
})
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
const context = await browser.newContext({ viewport })

async function send(path, data, headers = {}) {
  const response = await context.request.post(`${origin}/api/site/${path}`, { data, headers: { origin, ...headers } })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return (await response.json()).data
}

/** The picture of a page, as good as it fits into a cover. */
async function cover(picture) {
  for (let quality = 82; quality > 30; quality -= 6) {
    const bytes = await sharp(picture).resize(size).webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= LARGEST) return bytes
  }
  throw new Error('The picture is too large, however bad it is.')
}

/** The home page of a site that begins with a template, in one language, as a visitor sees it. */
async function homeOf(template, language) {
  const { tenantId, clientId, draftsId } = await send('v1/sites', {
    template,
    clientId: `${template}-cover-${language}`,
    name: 'Muster & Co',
    languages: [language],
    contact: {
      email: 'info@muster.example',
      phone: '+49 30 5550 120',
      address: 'Musterstraße 12\n10115 Berlin',
      country: 'DE',
    },
  })
  await send('v1/site/publish', { draftsId, acceptWarnings: true, wait: true }, { 'client-id': tenantId })
  // A visitor sees no bar of owners.
  const visitor = await browser.newPage({ viewport })
  await visitor.goto(`${origin}/${clientId}`)
  await visitor.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
  const picture = (await visitor.evaluate(hasFont)) ? await visitor.screenshot() : undefined
  await visitor.close()
  return picture
}

/** In the page: whether all of its letters can be drawn. What has no font is the same box as a letter that nobody has. */
function hasFont() {
  const page = document.querySelector('main')
  const drawn = (letter) => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    context.font = getComputedStyle(page).font
    context.fillText(letter, 10, 100)
    return canvas.toDataURL()
  }
  const missing = drawn('\u{10FFFD}')
  return [...new Set(page.innerText.match(/\p{L}/gu))].every((letter) => drawn(letter) !== missing)
}

try {
  await send('v1/account/sign-in', { email, password })
  for (const template of names) {
    const { languages } = JSON.parse(readFileSync(join(templates, template, 'template.json'), 'utf8'))
    for (const [at, language] of languages.entries()) {
      const picture = await homeOf(template, language)
      if (!picture) {
        console.log(`${template} ${language}: no font`)
        continue
      }
      const bytes = await cover(picture)
      writeFileSync(join(templates, template, at === 0 ? 'cover.webp' : `cover.${language}.webp`), bytes)
      console.log(`${template} ${language}: ${Math.round(bytes.length / 1024)} KiB`)
    }
  }
} finally {
  await browser.close()
  await stop()
}
