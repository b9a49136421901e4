import { builtInTheme, type ThemeColour, themeColours } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { contrastOf, fromLab, hexOf, labOf, type Rgb, rgbOf } from './colours.ts'
import { isEnough, nearestEnough, themeContrasts } from './theme-contrasts.ts'

const { colors } = builtInTheme
const contrast = (one: string, other: string) => contrastOf(rgbOf(one) as Rgb, rgbOf(other) as Rgb)

describe('a colour', () => {
  it.each([
    ['#f00', '#ff0000'],
    ['#ff000080', '#ff7f7f'],
    ['#12345678', '#8f9faf'],
    ['rgb(255, 0, 0)', '#ff0000'],
    ['rgb(100% 0% 0% / 50%)', '#ff8080'],
    ['rgba(0,0,0,0.5)', '#808080'],
    ['hsl(120 100% 25%)', '#008000'],
    ['hsl(210deg 50% 40%)', '#336699'],
    ['hsla(0, 0%, 0%, 1)', '#000000'],
    ['transparent', '#ffffff'],
  ])('%s is seen on white as %s', (written, seen) => expect(hexOf(rgbOf(written) as Rgb)).toBe(seen))

  it('is none of those that CSS would not take', () => {
    for (const text of ['', 'red', '#12', 'theme:primary', 'rgb(var(--x) 0 0)', 'url(x)'])
      expect(rgbOf(text)).toBeUndefined()
  })
  it('is the same after a walk through OKLab', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte), (bytes) => {
        const rgb = bytes.map((value) => value / 255) as unknown as Rgb
        expect(hexOf(fromLab(labOf(rgb)))).toBe(hexOf(rgb))
      }),
    )
  })
})

test('contrasts are those of WCAG', () => {
  expect(contrast('#000', '#fff')).toBe(21)
  expect(contrast('#fff', '#fff')).toBe(1)
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2)
  expect(contrast('#777777', '#fff')).toBeCloseTo(4.48, 2)
})

describe('a theme', () => {
  it('that comes with us is read well', () =>
    expect(themeContrasts(colors).filter((pair) => !isEnough(pair))).toEqual([]))

  it('is told where words are too pale, on the page and on its soft shade', () => {
    const pale = themeContrasts({ ...colors, subtitle: '#9aa5b1' }).filter((pair) => !isEnough(pair))
    expect(pale.map(({ ink, paper, needed }) => [ink, paper, needed])).toEqual([
      ['subtitle', 'page', 4.5],
      ['subtitle', 'soft', 4.5],
    ])
  })
  it('needs an edge only where the surface of a button is not seen by itself', () => {
    const white = { ...colors, buttonBackground: '#ffffff', buttonText: '#10202f' }
    const edges = (theme: typeof colors) => themeContrasts(theme).filter(({ ink }) => ink === 'buttonBorder')
    expect(edges(colors)).toEqual([])
    expect(edges(white).map(isEnough)).toEqual([true])
    expect(edges({ ...white, buttonBorder: '#dddddd' }).map(isEnough)).toEqual([false])
  })
  it('with something that is no colour is looked at in all others', () => {
    expect(themeContrasts({ ...colors, buttonText: 'no' }).some(({ ink }) => ink === 'buttonText')).toBe(false)
    expect(nearestEnough({ ...colors, buttonText: 'no' }, 'buttonText')).toBeUndefined()
  })
})

describe('the nearest colour that is enough', () => {
  const hex = fc.stringMatching(/^#[0-9a-f]{6}$/)
  it('is enough in all pairs, whatever the theme; there is always one for words', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(themeColours.map((name) => [name, hex]))),
        fc.constantFrom<ThemeColour>('primary', 'title', 'subtitle', 'text', 'buttonText', 'buttonTextHover'),
        (theme, ink) => {
          const given = theme as unknown as typeof colors
          const found = nearestEnough(given, ink) as string
          const own = themeContrasts({ ...given, [ink]: found }).filter((pair) => pair.ink === ink)
          return own.length > 0 && own.every(isEnough)
        },
      ),
    )
  })
  it('stays close to what it was', () => {
    const found = nearestEnough({ ...colors, text: '#777777' }, 'text') as string
    expect(contrast(found, '#ffffff')).toBeLessThan(5.2)
    expect(contrast(found, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })
  it('goes the shorter way: lighter on a dark button', () => {
    const found = nearestEnough({ ...colors, buttonBackground: '#222222', buttonText: '#777777' }, 'buttonText')
    expect(contrast(found as string, '#222222')).toBeGreaterThanOrEqual(4.5)
    expect(labOf(rgbOf(found as string) as Rgb)[0]).toBeGreaterThan(labOf(rgbOf('#777777') as Rgb)[0])
  })
})
