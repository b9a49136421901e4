import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { themeFonts } from '@vitrine/schemas'
import { describe, expect, test } from 'vitest'

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
    expect(read('../base.css').replace(/\s+/g, ' ')).toContain(`--font-${font}: '${family}', '${family} Fallback',`)
  })
})
