// Writes the font stylesheets of renderer/src/fonts; to be run again when a font package has a new
// version: `node scripts/font-faces.mjs`.
//
// `node scripts/font-faces.mjs Some.ttf` prints how wide another font is. So were the fonts measured
// that stand in for ours: Liberation 2.1.5 (as wide as Arial and Times), Roboto 2, Noto Sans and Serif 2.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { browserFlags, browserPath } from './browser.mjs'

const root = new URL('../', import.meta.url)
const { resolve } = createRequire(new URL('renderer/package.json', root))

/** What text and titles (base.css) are set in, and from where on a fallback is drawn bold. */
const weights = { text: 400, title: 650 }
const spans = { text: '1 549', title: '550 1000' }

/** Fonts of visitors' machines: their full and PostScript names, and the mean width of a letter in em. */
const stand = {
  arial: {
    text: { width: 0.4413, names: ['Arial', 'Helvetica', 'Liberation Sans', 'LiberationSans'] },
    title: {
      width: 0.4743,
      names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Helvetica-Bold', 'Liberation Sans Bold'],
    },
  },
  roboto: {
    text: { width: 0.4394, names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] },
    title: { width: 0.4464, names: ['Roboto Bold', 'Roboto-Bold'] },
  },
  noto: {
    text: { width: 0.4648, names: ['Noto Sans Regular', 'NotoSans-Regular'] },
    title: { width: 0.4948, names: ['Noto Sans Bold', 'NotoSans-Bold'] },
  },
  times: {
    text: { width: 0.3956, names: ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif'] },
    title: {
      width: 0.4215,
      names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Times Bold', 'Liberation Serif Bold'],
    },
  },
  notoSerif: {
    text: { width: 0.4694, names: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif-Regular'] },
    title: { width: 0.5002, names: ['Noto Serif Bold', 'NotoSerif-Bold'] },
  },
}

// A font of the machine stands in for the scripts that ours has; others are left to the rest of the stack.
const latin = 'U+0000-036F, U+1E00-1EFF, U+2000-22FF'
const european = 'U+0000-052F, U+1E00-1FFF, U+2000-22FF'

const sans = ['noto', 'roboto', 'arial']
const families = [
  { file: 'sans', family: 'Inter', from: 'inter', scripts: european, standIns: sans },
  {
    file: 'serif',
    family: 'Source Serif 4',
    from: 'source-serif-4',
    scripts: european,
    standIns: ['notoSerif', 'times'],
  },
  { file: 'rounded', family: 'Nunito', from: 'nunito', scripts: european, standIns: sans },
  { file: 'grotesk', family: 'Hanken Grotesk', from: 'hanken-grotesk', scripts: latin, standIns: sans },
]

// Long enough for letters to come as often as they do in European languages.
const sample = [
  'Every part is tested before it leaves the house, and its papers travel with it.',
  'Jede Sendung wird geprüft und mit Zeugnis geliefert.',
  'Chaque pièce est contrôlée avant son départ.',
  'Cada pedido sale con sus certificados.',
  'Ogni vite ha una storia che possiamo raccontare.',
].join(' ')

const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserFlags] })
const page = await browser.newPage()

/** The mean width of a letter, and how far letters reach above and below their line, all in em. */
const measure = (file, weight) =>
  page.evaluate(
    async ({ data, weight, sample }) => {
      const face = new FontFace('Measured', `url(data:font/any;base64,${data})`, { weight: '1 1000' })
      document.fonts.clear()
      document.fonts.add(await face.load())
      const context = document.createElement('canvas').getContext('2d')
      context.font = `${weight} 1000px Measured`
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample)
      return {
        width: width / sample.length / 1000,
        ascent: fontBoundingBoxAscent / 1000,
        descent: fontBoundingBoxDescent / 1000,
      }
    },
    { data: readFileSync(file, 'base64'), weight, sample },
  )

const rule = (declarations) =>
  `@font-face {\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n')}\n}`
const percent = (share) => `${Number((share * 100).toFixed(2))}%`

/** unicode-range in lines that a person can read. */
const lines = (range) => {
  const rows = ['']
  for (const part of range.split(',')) {
    if (`${rows.at(-1)} ${part},`.length > 112) rows.push('')
    rows[rows.length - 1] += `${rows.at(-1) === '' ? '' : ' '}${part.trim()},`
  }
  return rows.join('\n    ').slice(0, -1)
}

/** One face for each of the package's subsets. The browser loads those whose letters are on the page. */
function facesOf({ family, from }) {
  const subsets = JSON.parse(readFileSync(resolve(`@fontsource-variable/${from}/unicode.json`), 'utf8'))
  const weight = /font-weight: (.+);/.exec(readFileSync(resolve(`@fontsource-variable/${from}/wght.css`), 'utf8'))[1]
  return Object.entries(subsets).map(([subset, range]) =>
    rule({
      'font-family': `'${family}'`,
      'font-style': 'normal',
      'font-weight': weight,
      'font-display': 'swap',
      src: `url('@fontsource-variable/${from}/files/${from}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2') format('woff2')`,
      'unicode-range': `\n    ${lines(range)}`,
    }).replace('unicode-range: \n', 'unicode-range:\n'),
  )
}

/** A font of the machine, made as wide and as tall as ours, so that nothing moves when ours arrives. */
async function fallbacksOf({ family, from, scripts, standIns }) {
  const file = resolve(`@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`)
  const ours = { text: await measure(file, weights.text), title: await measure(file, weights.title) }
  return standIns.flatMap((name) =>
    ['text', 'title'].map((use) => {
      const size = ours[use].width / stand[name][use].width
      return rule({
        'font-family': `'${family} Fallback'`,
        'font-weight': spans[use],
        src: stand[name][use].names.map((local) => `local('${local}')`).join(', '),
        'size-adjust': percent(size),
        'ascent-override': percent(ours[use].ascent / size),
        'descent-override': percent(ours[use].descent / size),
        'line-gap-override': '0%',
        'unicode-range': scripts,
      })
    }),
  )
}

const other = process.argv.slice(2)
for (const file of other) console.log(file, await measure(file, weights.text))
if (other.length === 0)
  for (const known of families) {
    const head = `/*
 * ${known.family}, served by ourselves (SIL Open Font License 1.1, ${`@fontsource-variable/${known.from}`}).
 * Written by scripts/font-faces.mjs. The fallback is a font of the machine, as wide and as tall as ours:
 * size-adjust is our mean width of a letter by its own; the overrides are our ascent and descent by that.
 * Of several that are there, the last one is taken.
 */`
    const css = [head, ...(await fallbacksOf(known)), ...facesOf(known)].join('\n\n')
    writeFileSync(fileURLToPath(new URL(`renderer/src/fonts/${known.file}.css`, root)), `${css}\n`)
  }
await browser.close()
