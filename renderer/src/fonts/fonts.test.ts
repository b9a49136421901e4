import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { themeFonts } from '@vitrine/schemas'
import { describe, expect, test } from 'vitest'
import { scriptFonts } from './script-fonts.ts'

const { resolve } = createRequire(import.meta.url)
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const served = themeFonts.filter((font) => font !== 'system')

test('every font that a theme may name has its stylesheet, and no other has one', () => {
  const sheets = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.css'))
  expect(sheets.sort()).toEqual(served.map((font) => `${font}.css`).sort())
})

describe.each(served)('%s', (font) => {
  const faces = [...read(`${font}.css`).matchAll(/@font-face \{([^}]+)\}/g)].map(([, face]) => face as string)
  const webFaces = faces.filter((face) => face.includes('url('))

  test('comes from a package of ours, and from nowhere else', () => {
    for (const face of webFaces)
      for (const [, address = ''] of face.matchAll(/url\(([^)]*)\)/g)) {
        expect(address).toMatch(/^'@fontsource-variable\/[\w/-]+-normal\.woff2'$/)
        expect(existsSync(resolve(address.slice(1, -1)))).toBe(true)
      }
    expect(webFaces.filter((face) => /-latin-wght-normal/.test(face))).toHaveLength(1)
  })

  test('lets text be read before it is there, and loads only the letters of a page', () => {
    for (const face of webFaces) {
      expect(face).toContain('font-display: swap')
      expect(face).toContain('unicode-range:')
    }
  })

  test('has a font of the machine before it that is as wide and as tall', () => {
    const family = /font-family: '([^']+)'/.exec(webFaces[0] ?? '')?.[1]
    const fallbacks = faces.filter((face) => !webFaces.includes(face))
    expect(fallbacks.length).toBeGreaterThanOrEqual(4)
    for (const face of fallbacks) {
      expect(face).toContain(`'${family} Fallback'`)
      for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'])
        expect(face).toContain(`${metric}: `)
    }
    expect(read('../base.css')).toContain(`--font-${font}:`)
    expect(read('../base.css').replace(/\s+/g, ' ')).toContain(
      `--font-${font}: var(--font-first) '${family}', '${family} Fallback',`,
    )
  })
})

describe.each(scriptFonts)('%s', (font) => {
  const css = read(`scripts/${font}.css`)
  const faces = [...css.matchAll(/@font-face \{([^}]+)\}/g)].map(([, face]) => face as string)
  const own = faces.filter((face) => face.includes("url('./"))

  test('is cut to the letters of our languages, in files that a phone can wait for', () => {
    expect(own.length).toBeGreaterThan(0)
    for (const face of own) {
      const [, file = ''] = /url\('\.\/([^']+)'\)/.exec(face) ?? []
      expect(readFileSync(new URL(`scripts/${file}`, import.meta.url)).length).toBeLessThanOrEqual(120_000)
    }
  })

  test('lets text be read before it is there, and has the whole font behind it for other letters', () => {
    for (const face of faces) expect(face).toContain('font-display: swap')
    const rest = faces.filter((face) => !own.includes(face))
    const weightsOf = (face: string) => /font-weight: ([^;]+);/.exec(face)?.[1]
    // A browser takes faces of one family together only where they name the same weights.
    expect(rest.map(weightsOf)).toEqual(own.map(weightsOf))
    for (const face of rest) expect(existsSync(resolve(/url\('([^']+)'\)/.exec(face)?.[1] ?? ''))).toBe(true)
    const rangesOf = (face = '') =>
      /unicode-range:([^;]+)/
        .exec(face)?.[1]
        ?.split(',')
        .map((one) => one.trim()) ?? []
    for (const face of own) expect(rangesOf(rest[0]).filter((range) => rangesOf(face).includes(range))).toEqual([])
  })

  test('has every letter that we say something in', () => {
    const languages = { arabic: ['ar', 'fa'], nastaliq: ['ur'], devanagari: ['hi'], bengali: ['bn'], tamil: ['ta'] }[
      font
    ]
    const blocks = {
      arabic: 'Arabic',
      nastaliq: 'Arabic',
      devanagari: 'Devanagari',
      bengali: 'Bengali',
      tamil: 'Tamil',
    }
    const ofScript = new RegExp(`\\p{Script=${blocks[font]}}`, 'gu')
    const ranges = /unicode-range:([^;]+)/.exec(own[0] ?? '')?.[1] ?? ''
    const has = (letter: string) =>
      ranges.split(',').some((range) => {
        const [from = 0, to = from] = range
          .trim()
          .slice(2)
          .split('-')
          .map((hex) => Number.parseInt(hex, 16))
        const point = letter.codePointAt(0) ?? 0
        return point >= from && point <= to
      })
    for (const language of languages)
      for (const folder of ['sections/texts', 'host/texts', 'schemas/texts', 'api/texts']) {
        const said = readFileSync(new URL(`../../../${folder}/${language}.json`, import.meta.url), 'utf8')
        expect([...new Set(said.match(ofScript))].filter((letter) => !has(letter))).toEqual([])
      }
  })
})
