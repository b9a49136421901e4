// How long pages are, and how much of them is air: `node tests/bench/length.mjs [http://localhost:4317] [address …]`.
// For every root section of a page it prints the height and the vertical gaps of more than 96 px in which nothing is
// drawn (text, picture, field, border), and where one half of the window stays empty beside the other one. Without an
// address of a server it starts the demo.
import { chromium } from 'playwright'
import { browserFlags, headlessPath } from '../../scripts/browser.mjs'
import { serveDemo } from '../../scripts/serve-demo.mjs'

/** What counts as a gap, in px. */
const GAP = 96
/** What counts as a column that stands empty, in px. */
const COLUMN = 400

const pages = [
  '/demo',
  '/demo/products',
  '/demo/product/hex-bolt-iso-4014',
  '/demo/collection/anchors',
  '/demo/info',
  '/demo/info-detail/reading-a-3-1-certificate',
  '/demo/cases',
  '/demo/case/offshore-wind',
  '/demo/pages/contact-us',
  '/demo/pages/about',
  '/demo/pages/quality',
  '/demo/pages/logistics',
  '/demo/pages/made-to-order',
  '/demo/pages/downloads',
  '/acme',
  '/acme/products',
  '/acme/product/high-bay-hb-200',
]
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** Runs in the page: the height of each root section, its gaps, and its empty columns. */
function measure({ gap, column }) {
  const sections = [
    ...document.querySelectorAll('body > [data-section], main > [data-section], main > :not([data-section])'),
  ]
  const isDrawn = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.visually-hidden')

  /** What is drawn, as boxes: text by its lines, borders by their lines. */
  function boxesIn(root) {
    const boxes = []
    const add = ({ left, right, top, bottom }) =>
      right - left > 1 && bottom > top && boxes.push({ left, right, top, bottom })
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim() || !isDrawn(node.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) add(line)
    }
    for (const element of root.querySelectorAll('*')) {
      if (!isDrawn(element)) continue
      const box = element.getBoundingClientRect()
      if (element.matches('img, svg, video, iframe, input, textarea, select, .button, .image-missing')) add(box)
      const style = getComputedStyle(element)
      const { left, right, top, bottom } = box
      if (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0)
        add({ left, right, top, bottom: top + 1 })
      if (style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) > 0)
        add({ left, right, top: bottom - 1, bottom })
    }
    return boxes
  }

  /** The stretches between two heights in which no box stands. */
  function gapsBetween(from, to, boxes, least) {
    const gaps = []
    let at = from
    for (const { top, bottom } of [...boxes].sort((one, other) => one.top - other.top)) {
      if (top - at > least) gaps.push(Math.round(top - at))
      at = Math.max(at, bottom)
    }
    if (to - at > least) gaps.push(Math.round(to - at))
    return gaps
  }

  const middle = innerWidth / 2
  const found = sections.map((section) => {
    const { top, bottom, height } = section.getBoundingClientRect()
    const boxes = boxesIn(section)
    const half = (side) => boxes.filter(({ left, right }) => (side === 'left' ? left < middle - 8 : right > middle + 8))
    return {
      name: section.dataset.section ?? section.tagName.toLowerCase(),
      height: Math.round(height),
      gaps: gapsBetween(top, bottom, boxes, gap),
      left: innerWidth < 768 ? [] : gapsBetween(top, bottom, half('left'), column),
      right: innerWidth < 768 ? [] : gapsBetween(top, bottom, half('right'), column),
    }
  })
  return { length: document.documentElement.scrollHeight, sections: found }
}

const [given, ...addresses] = process.argv.slice(2)
const server = given ? undefined : await serveDemo()
const origin = given ?? server.origin
const browser = await chromium.launch({ executablePath: headlessPath(), args: [...browserFlags] })
for (const viewport of windows) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  for (const path of addresses.length > 0 ? addresses : pages) {
    const answer = await page.goto(origin + path, { waitUntil: 'networkidle' })
    if (!answer?.ok()) {
      console.log(`${viewport.width} ${path}: ${answer?.status()}`)
      continue
    }
    await page.evaluate(async () => {
      const all = new CSSStyleSheet()
      all.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(all)
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      await document.fonts.ready
    })
    const { length, sections } = await page.evaluate(measure, { gap: GAP, column: COLUMN })
    const air = sections.flatMap(({ gaps }) => gaps)
    console.log(
      `${viewport.width} ${path}: ${length} px, ${air.length} gaps (${air.reduce((sum, one) => sum + one, 0)} px)`,
    )
    for (const { name, height, gaps, left, right } of sections) {
      const notes = [
        ...(gaps.length > 0 ? [`gaps ${gaps.join(' ')}`] : []),
        ...(left.length > 0 ? [`left half empty ${left.join(' ')}`] : []),
        ...(right.length > 0 ? [`right half empty ${right.join(' ')}`] : []),
      ]
      console.log(`  ${String(height).padStart(5)} ${name}${notes.length > 0 ? `: ${notes.join(', ')}` : ''}`)
    }
  }
  await page.close()
}
await browser.close()
await server?.stop()
