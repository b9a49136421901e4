// Takes the pictures of the owner's handbook (docs/owners) from the running product: `npm run handbook -- [picture …] [--language=de …]`. It
// starts what `npm start` starts, with a data folder of its own and a clock that always begins at the same time.
import './check-node.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, request } from 'playwright'
import sharp from 'sharp'
import { receiveMails } from '../tests/e2e/mailbox.mjs'
import { browserFlags, browserPath } from './browser.mjs'
import { settingsOfOwner, signIn, tenantOfDemo } from './demo-owner/owner.mjs'
import { doSampleWork } from './demo-owner/sample-work.mjs'
import { settle, settleWhole } from './demo-owner/settle.mjs'
import { pictures } from './handbook/pictures.mjs'
import { serveDemo } from './serve-demo.mjs'

const options = process.argv.slice(2)
const only = options.flatMap((option) => (option.startsWith('--language=') ? [option.slice('--language='.length)] : []))
const languages = ['en', 'zh', 'de', 'ar'].filter((language) => only.length === 0 || only.includes(language))
const folder = fileURLToPath(new URL('../docs/owners/pictures', import.meta.url))
const wanted = options.filter((option) => !option.startsWith('--'))
const chosen = Object.entries(pictures).filter(([name]) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) throw new Error(`There are only these pictures: ${Object.keys(pictures).join(', ')}`)

const BEGINS = Date.UTC(2026, 10, 26, 9)
const viewport = { width: 1100, height: 700 }
/** Of one picture, in bytes: as good as it can be within it. */
const LARGEST = 48 * 1024

const mails = await receiveMails()
const { origin, stop } = await serveDemo({
  env: {
    RATE_LIMIT: 'off',
    SMTP_URL: mails.url,
    ...settingsOfOwner,
    HANDBOOK_CLOCK_OFFSET: String(BEGINS - Date.now()),
    NODE_OPTIONS: `--import ${new URL('handbook/clock.mjs', import.meta.url)}`,
  },
})

/** A browser that speaks a language itself: what date fields and buttons for files say is its own. */
const browserIn = (language) =>
  chromium.launch({
    executablePath: browserPath(),
    args: [...browserFlags, `--lang=${language}`],
    env: { ...process.env, LANGUAGE: language },
  })

/** Nothing of the screen behind a dialog looks out at the corners of what holds it. */
const dialogAlone = ':root { visibility: hidden } :has(> [role=dialog]) { visibility: visible }'

/** In the page: whether all of its letters can be drawn. What has no font is the same box as a letter that nobody has. */
function hasFonts() {
  const drawn = (letter) => {
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    context.font = getComputedStyle(document.body).font
    context.fillText(letter, 10, 100)
    return canvas.toDataURL()
  }
  const missing = drawn('\u{10FFFD}')
  return [...new Set(document.body.innerText.match(/\p{L}/gu))].every((letter) => drawn(letter) !== missing)
}

/** As good as it fits; what never fits is as small as letters can be read. */
async function written(shot, file) {
  let bytes
  for (let quality = 84; quality >= 44; quality -= 8) {
    bytes = await sharp(shot).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (bytes.length <= LARGEST) break
  }
  writeFileSync(file, bytes)
  return bytes.length
}

/** Takes one picture, and says how many bytes it has. */
async function take(page, language, name, { path, act, part = 'main', width, height, isWhole }) {
  await page.setViewportSize({ width: width ?? viewport.width, height: height ?? viewport.height })
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}language=${language}`)
  await settle(page)
  await act?.(page)
  await (isWhole ? settleWhole : settle)(page)
  if (!(await page.evaluate(hasFonts)))
    throw new Error(
      `This machine has no font for all letters of ${language}: install fonts-noto-core and fonts-noto-cjk.`,
    )
  const shot = await (part === 'page' ? page : page.locator(part).first()).screenshot({
    animations: 'disabled',
    caret: 'hide',
    ...(part === '[role=dialog]' && { style: dialogAlone }),
  })
  return written(shot, join(folder, language, `${name}.webp`))
}

let total = 0
try {
  const owner = await request.newContext()
  await signIn(owner, origin)
  const tenantId = await tenantOfDemo(owner, origin)
  await doSampleWork({ origin, tenantId, owner, links: mails.links })
  await owner.dispose()
  const takeAll = async (language) => {
    mkdirSync(join(folder, language), { recursive: true })
    const browser = await browserIn(language)
    try {
      const context = await browser.newContext({
        baseURL: origin,
        viewport,
        reducedMotion: 'reduce',
        locale: language,
        timezoneId: 'UTC',
      })
      await signIn(context.request, origin)
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      await page.clock.install({ time: BEGINS + 20 * 60_000 })
      for (const [name, picture] of chosen) {
        const bytes = await take(page, language, name, picture)
        total += bytes
      }
    } finally {
      await browser.close()
    }
    console.log(`${language}: ${chosen.length} pictures`)
  }
  await Promise.all(languages.map(takeAll))
  console.log(`${(total / 1024 / 1024).toFixed(1)} MiB in all`)
} finally {
  await stop()
}
