// Takes pictures of every section and page for docs/sheet: `npm run sheet [name …]`. It starts what
// `npm start` starts, with a data folder of its own, and looks at the demo sites with Chromium.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { browserFlags, browserPath } from './browser.mjs'
import { serveDemo } from './serve-demo.mjs'

const sheet = fileURLToPath(new URL('../docs/sheet', import.meta.url))
const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word))

const devices = [
  { device: 'desktop', viewport: { width: 1440, height: 900 }, shown: 720 },
  { device: 'phone', viewport: { width: 390, height: 844 }, shown: 260 },
]
const languages = ['en', 'ar']
/** Very long pages are cut: their end looks like their middle. */
const LONGEST = 5200

/** The pages of the sheet; those of the demo speak Arabic, the others only English. */
const pages = {
  home: '/demo',
  products: '/demo/products',
  product: '/demo/product/hex-bolt-iso-4014',
  collection: '/demo/collection/anchors',
  cases: '/demo/cases',
  case: '/demo/case/offshore-wind',
  news: '/demo/info',
  article: '/demo/info-detail/reading-a-3-1-certificate',
  policy: '/demo/policy/privacy',
  'not-found': '/demo/there-is-no-such-page',
  'icon-demo': '/demo/system/icon-demo',
  'image-demo': '/demo/system/image-demo',
}

const { origin, stop } = await serveDemo()
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
const inLanguage = (address, language) =>
  language === 'en' ? address : `${address}${address.includes('?') ? '&' : '?'}language=${language}`

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
      if (name && !pages[name]) pages[name] = address
      for (const [, type] of html.matchAll(/data-section="([a-z-]+)"/g))
        if (!places.has(type)) places.set(type, address)
    }
  }
  return new Map([...places].sort())
}

async function open(address, viewport) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  // Pictures further down are loaded when they come near.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
  return page
}

/** Puts the four pictures of a thing side by side, each as wide as it is shown. */
async function together(shots, file) {
  const sized = await Promise.all(
    shots.map(async ({ shot, shown }) => {
      const { data, info } = await sharp(shot).resize(shown).png().toBuffer({ resolveWithObject: true })
      const height = Math.min(info.height, Math.round(LONGEST / 2))
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
    .webp({ quality: 72, effort: 6 })
    .toFile(file)
}

async function picture(name, folder, address, take) {
  if (!isWanted(name)) return
  const shots = []
  for (const language of languages)
    for (const { viewport, shown } of devices) {
      const page = await open(inLanguage(address, language), viewport)
      shots.push({ shot: await take(page), shown })
      await page.close()
    }
  await together(shots, join(sheet, folder, `${name}.webp`))
  console.log(`${folder}/${name}`)
}

const sections = await placesOfSections()
if (wanted.length === 0) rmSync(sheet, { recursive: true, force: true })
for (const folder of ['sections', 'pages']) mkdirSync(join(sheet, folder), { recursive: true })

for (const [type, address] of sections)
  await picture(type, 'sections', address, async (page) => {
    // What sticks to the window would lie on the section.
    await page.evaluate(() =>
      document.querySelector('[data-section="header"]')?.style.setProperty('position', 'relative'),
    )
    return page.locator(`[data-section="${type}"]`).first().screenshot()
  })
for (const [name, address] of Object.entries(pages))
  await picture(name, 'pages', address, (page) => page.screenshot({ fullPage: true }))

const line = (folder) => (name) => `### ${name}\n\n![${name}](${folder}/${name}.webp)\n`
writeFileSync(
  join(sheet, 'README.md'),
  `# What it looks like

Every section and page of the demo sites: English and Arabic, on a desk (1440 px) and a phone (390 px). The pictures are taken by \`npm run sheet\`.

## Sections

${[...sections.keys()].map(line('sections')).join('\n')}
## Pages

${Object.keys(pages).map(line('pages')).join('\n')}`,
)
await browser.close()
await stop()
