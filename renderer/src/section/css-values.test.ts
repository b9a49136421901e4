import { themeColours } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { cssColour } from './css-values.ts'

describe('cssColour (R162)', () => {
  it('gives plain colours as they stand', () => {
    expect(cssColour('#0B5CAB')).toBe('#0B5CAB')
    expect(cssColour('transparent')).toBe('transparent')
  })
  it('gives a reference for each colour of the theme', () => {
    expect(cssColour('theme:primary')).toBe('var(--theme-primary)')
    expect(cssColour('theme:buttonBackgroundHover')).toBe('var(--theme-button-background-hover)')
    expect(new Set(themeColours.map((colour) => cssColour(`theme:${colour}`))).size).toBe(10)
  })
  it('gives nothing for an unknown token and for what is no colour', () => {
    for (const value of ['theme:nothing', 'theme:__proto__', 'red;background:url(//x)', undefined, 7])
      expect(cssColour(value)).toBeUndefined()
  })
})
