import { builtInTheme } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withBrandColours } from './brand-colours.ts'
import { labOf, rgbOf } from './colours.ts'
import { palettesOfLogo } from './logo-palettes.ts'
import { isEnough, themeContrasts } from './theme-contrasts.ts'

type Pixel = readonly [number, number, number, number]

/** So many pixels of each colour. */
const image = (areas: Readonly<Record<string, number>>, alpha = 255): number[] =>
  Object.entries(areas).flatMap(([colour, area]) => {
    const rgb = (rgbOf(colour) ?? [0, 0, 0]).map((part) => Math.round(part * 255))
    return Array.from({ length: area }, () => [...rgb, alpha]).flat()
  })

const hueOf = (colour: string): number => {
  const [, a, b] = labOf(rgbOf(colour) ?? [0, 0, 0])
  return (Math.atan2(b, a) * 180) / Math.PI
}

describe('palettes from a logo', () => {
  it('are made of its colours, whatever the ground that it stands on', () => {
    const [first, second] = palettesOfLogo(image({ '#ffffff': 3000, '#0b3d91': 700, '#d1201f': 200 }))
    expect(first).toEqual({ primary: '#0b3d91', accent: '#d1201f' })
    expect(second).toEqual({ primary: '#d1201f', accent: '#0b3d91' })
  })

  it('take a small bright colour for more than a large grey one', () => {
    const [first] = palettesOfLogo(image({ '#333333': 3000, '#00963f': 60 }))
    expect(first?.primary).toMatch(/^#00/)
    expect(hueOf(first?.primary ?? '')).toBeCloseTo(hueOf('#00963f'), 0)
  })

  it('keep a bright colour on buttons, and make it darker where it is read', () => {
    const [first] = palettesOfLogo(image({ '#ffd400': 400 }))
    expect(first?.accent).toBe('#ffd400')
    expect(first?.primary).not.toBe('#ffd400')
    expect(Math.abs(hueOf(first?.primary ?? '') - hueOf('#ffd400'))).toBeLessThan(4)
  })

  it('are dark where a logo is black, white or not there', () => {
    for (const pixels of [
      image({ '#111111': 90, '#ffffff': 400 }),
      image({ '#ffffff': 50 }),
      [],
      image({ '#ff0000': 9 }, 20),
    ])
      for (const { primary } of palettesOfLogo(pixels)) expect(labOf(rgbOf(primary) ?? [1, 1, 1])[0]).toBeLessThan(0.4)
  })

  it('do not take a speck of noise for a colour', () => {
    const [first] = palettesOfLogo(image({ '#222222': 4000, '#ff00ff': 1 }))
    expect(first).toEqual({ primary: '#222222', accent: '#222222' })
  })
})

const byte = fc.integer({ min: 0, max: 255 })
/** Few colours, as logos have them, in any order. */
const logo: fc.Arbitrary<readonly Pixel[]> = fc
  .array(fc.tuple(byte, byte, byte, fc.constantFrom(0, 127, 128, 255)), { maxLength: 8 })
  .chain((colours) =>
    colours.length === 0 ? fc.constant<Pixel[]>([]) : fc.array(fc.constantFrom(...colours), { maxLength: 60 }),
  )

it('three different ones, in which everything is read well, and nothing is changed any more', () => {
  fc.assert(
    fc.property(logo, (pixels) => {
      const palettes = palettesOfLogo(pixels.flat())
      expect(new Set(palettes.map(({ primary, accent }) => `${primary} ${accent}`)).size).toBe(3)
      for (const palette of palettes) {
        const made = withBrandColours(builtInTheme.colors, palette)
        expect(themeContrasts(made).filter((pair) => !isEnough(pair))).toEqual([])
        expect({ primary: made.primary, accent: made.buttonBackground }).toEqual(palette)
      }
    }),
  )
})

it('the same pixels in another order give the same', () => {
  fc.assert(
    fc.property(
      logo.chain((pixels) =>
        fc.tuple(fc.constant(pixels), fc.shuffledSubarray([...pixels], { minLength: pixels.length })),
      ),
      ([pixels, shuffled]) => {
        expect(palettesOfLogo(shuffled.flat())).toEqual(palettesOfLogo(pixels.flat()))
      },
    ),
  )
})
