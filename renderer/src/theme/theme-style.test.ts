import { builtInTheme } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { fontsOf, themeAttributes, themeStyle } from './theme-style.ts'

test('a theme becomes custom properties, and the radius of buttons is that of all where it says none', () => {
  const { buttonRadius: _none, ...theme } = builtInTheme
  expect(themeStyle({ ...theme, radius: 3, fonts: { title: 'serif' } })).toMatchObject({
    '--theme-primary': '#0b5cab',
    '--theme-button-background-hover': '#084a8b',
    '--theme-font-title': 'var(--font-serif)',
    '--theme-font-text': 'var(--font-sans)',
    '--theme-radius': '3px',
    '--theme-button-radius': '3px',
  })
})

test('nothing leaves its custom property, whatever the database holds', () => {
  const bad = '#fff;background:url(//elsewhere.invalid/a)'
  const stored = {
    ...builtInTheme,
    colors: { ...builtInTheme.colors, primary: bad, title: { toString: 'x' }, text: 'theme:primary' },
    fonts: { title: bad, text: '__proto__' },
    radius: bad,
    buttonRadius: null,
  } as never
  expect(themeStyle(stored)).toEqual({
    ...themeStyle(builtInTheme),
    '--theme-radius': '8px',
    '--theme-button-radius': '8px',
  })
  expect(fontsOf(stored)).toEqual(['sans'])
  expect(themeAttributes(stored)).toEqual({ 'data-font-title': 'sans', 'data-font-text': 'sans' })
  expect(themeStyle({ ...builtInTheme, colors: undefined } as never)).toEqual(themeStyle(builtInTheme))
})
