import { builtInTheme, themeColours } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { activeTheme, resolveColour, themeProperty } from './theme.ts'

const red = { ...builtInTheme, _$id_: 'red' }
const blue = { ...builtInTheme, _$id_: 'blue' }

describe('activeTheme (R151)', () => {
  it('is the open one', () => {
    expect(activeTheme({ themeSettings: [red, blue], openThemeId: 'blue' })).toBe(blue)
  })
  it('is the first one when none is open', () => {
    expect(activeTheme({ themeSettings: [red, blue], openThemeId: 'gone' })).toBe(red)
  })
  it('is the built-in one when there is none', () => {
    expect(activeTheme({ themeSettings: [], openThemeId: 'blue' })).toBe(builtInTheme)
  })
})

describe('resolveColour (R162)', () => {
  it('gives plain colours as they stand', () => {
    expect(resolveColour('#0B5CAB')).toBe('#0B5CAB')
    expect(resolveColour('transparent')).toBe('transparent')
  })
  it('gives a reference for each colour of the theme', () => {
    expect(resolveColour('theme:primary')).toBe('var(--theme-primary)')
    expect(resolveColour('theme:buttonBackgroundHover')).toBe('var(--theme-button-background-hover)')
    expect(new Set(themeColours.map(themeProperty)).size).toBe(10)
  })
  it('falls back for an unknown token and for what is no colour', () => {
    expect(resolveColour('theme:nothing', 'theme:text')).toBe('var(--theme-text)')
    expect(resolveColour('red;background:url(//x)', '#fff')).toBe('#fff')
    expect(resolveColour(undefined, '#fff')).toBe('#fff')
    expect(resolveColour('theme:__proto__')).toBeUndefined()
    expect(resolveColour('theme:nothing', 'theme:nothing')).toBeUndefined()
  })
})
