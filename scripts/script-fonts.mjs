// Writes the faces of scripts that the fonts of themes do not have, renderer/src/fonts/scripts: cut to the letters
// of the languages that we speak, with pinned weights. To be run again when a font package has a new version:
// `node scripts/script-fonts.mjs`.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = new URL('../', import.meta.url)
const { resolve } = createRequire(new URL('renderer/package.json', root))

// What text and titles (base.css) are set in, and the weights that each face is drawn for.
const text = { weight: 400, span: '1 549' }
const title = { weight: 700, span: '550 1000' }
// A script without a bold of its own is not made bolder by the browser, which would blur its joins.
const only = { weight: 400, span: '1 1000' }

// The letters are CLDR's exemplar characters of the languages, main and auxiliary, with their digits, marks and
// punctuation: https://github.com/unicode-org/cldr-json (cldr-misc-full, characters.json).
const joiners = 'U+200C-200F'
const scripts = [
  {
    // ar, fa
    file: 'arabic',
    family: 'Noto Sans Arabic',
    from: 'noto-sans-arabic',
    subset: 'arabic',
    letters: `U+060C,U+061B-061C,U+061F,U+0621-063A,U+0640-0656,U+0660-0671,U+067E,U+0686,U+0698,U+069C,U+06A2,U+06A4-06A5,U+06A7-06A9,U+06AF,U+06C0,U+06CC,U+06D5,U+06F0-06F9,${joiners},U+FDFC`,
    faces: [text, title],
  },
  {
    // ur, with its own space: words reach over and under each other
    file: 'nastaliq',
    family: 'Noto Nastaliq Urdu',
    from: 'noto-nastaliq-urdu',
    subset: 'arabic',
    letters: `U+0020,U+060C-060D,U+0610-0615,U+061B-061C,U+061F,U+0621-063A,U+0641-0658,U+0660-066D,U+0670,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A9,U+06AF,U+06BA,U+06BE,U+06C0-06C3,U+06CC,U+06D2-06D4,U+06F0-06F9,${joiners}`,
    faces: [only],
  },
  {
    // hi
    file: 'devanagari',
    family: 'Noto Sans Devanagari',
    from: 'noto-sans-devanagari',
    subset: 'devanagari',
    letters: `U+0901-0903,U+0905-0914,U+0915-0928,U+092A-0930,U+0932-0933,U+0935-0939,U+093C-094D,U+0950,U+0958-095F,U+0964-0970,${joiners},U+20B9,U+25CC`,
    faces: [text, title],
  },
  {
    // bn
    file: 'bengali',
    family: 'Noto Sans Bengali',
    from: 'noto-sans-bengali',
    subset: 'bengali',
    letters: `U+0964-0965,U+0981-0983,U+0985-098C,U+098F-0990,U+0993-09A8,U+09AA-09B0,U+09B2,U+09B6-09B9,U+09BC-09C4,U+09C7-09C8,U+09CB-09CE,U+09D7,U+09DC-09DD,U+09DF-09E3,U+09E6-09F3,${joiners},U+20B9,U+25CC`,
    faces: [text, title],
  },
  {
    // ta
    file: 'tamil',
    family: 'Noto Sans Tamil',
    from: 'noto-sans-tamil',
    subset: 'tamil',
    letters: `U+0964-0965,U+0B82-0B83,U+0B85-0B8A,U+0B8E-0B90,U+0B92-0B95,U+0B99-0B9A,U+0B9C,U+0B9E-0B9F,U+0BA3-0BA4,U+0BA8-0BAA,U+0BAE-0BB9,U+0BBE-0BC2,U+0BC6-0BC8,U+0BCA-0BCD,U+0BD0,U+0BD7,U+0BE6-0BF2,${joiners},U+20B9,U+25CC`,
    faces: [text, title],
  },
]

/** The code points of a unicode-range. */
const pointsOf = (range) =>
  range.split(',').flatMap((part) => {
    const [from, to = from] = part.trim().replace('U+', '').split('-')
    const first = Number.parseInt(from, 16)
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at)
  })

const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0')

/** Code points as a unicode-range. */
function rangeOf(points) {
  const spans = []
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else spans.push([point, point])
  }
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
}

/** unicode-range in lines that a person can read. */
function lines(spans) {
  const rows = ['']
  for (const span of spans) {
    if (`${rows.at(-1)} ${span},`.length > 112) rows.push('')
    rows[rows.length - 1] += `${rows.at(-1) === '' ? '' : ' '}${span},`
  }
  return `\n    ${rows.join('\n    ').slice(0, -1)}`
}

const rule = (declarations) =>
  `@font-face {\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name}:${value.startsWith('\n') ? '' : ' '}${value};`)
    .join('\n')}\n}`

for (const { file, family, from, subset, letters, faces } of scripts) {
  const source = `@fontsource-variable/${from}/files/${from}-${subset}-wght-normal.woff2`
  const points = pointsOf(letters)
  const own = await Promise.all(
    faces.map(async ({ weight, span }) => {
      const cut = await subsetFont(readFileSync(resolve(source)), String.fromCodePoint(...points), {
        targetFormat: 'woff2',
        variationAxes: { wght: weight },
        // The copyright and the licence stay in the file.
        preserveNameIds: [0, 13, 14],
      })
      writeFileSync(fileURLToPath(new URL(`renderer/src/fonts/scripts/${file}-${weight}.woff2`, root)), cut)
      console.log(`${file}-${weight}.woff2`, cut.length)
      return rule({
        'font-family': `'${family}'`,
        'font-style': 'normal',
        'font-weight': span,
        'font-display': 'swap',
        src: `url('./${file}-${weight}.woff2') format('woff2')`,
        'unicode-range': lines(rangeOf(points)),
      })
    }),
  )
  const all = JSON.parse(readFileSync(resolve(`@fontsource-variable/${from}/unicode.json`), 'utf8'))[subset]
  const cut = new Set(points)
  const others = lines(rangeOf(pointsOf(all).filter((point) => !cut.has(point) && point >= 0x0600)))
  // Of one family, a browser takes only faces that name the same weights: each is behind those with its own.
  const rest = faces.map(({ span }) =>
    rule({
      'font-family': `'${family}'`,
      'font-style': 'normal',
      'font-weight': span,
      'font-display': 'swap',
      src: `url('${source}') format('woff2')`,
      'unicode-range': others,
    }),
  )
  const head = `/*
 * ${family}, served by ourselves (SIL Open Font License 1.1, @fontsource-variable/${from}).
 * Written by scripts/script-fonts.mjs: the letters of our languages, and behind them the whole font for all others.
 */`
  writeFileSync(
    fileURLToPath(new URL(`renderer/src/fonts/scripts/${file}.css`, root)),
    `${[head, ...own, ...rest].join('\n\n')}\n`,
  )
}
