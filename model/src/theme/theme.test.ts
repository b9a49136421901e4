import { builtInTheme } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { activeTheme } from './theme.ts'

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
