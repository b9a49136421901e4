import { isPlainColour, THEME_MARKER, type ThemeColour, themeColourOf, themeColours } from '@vitrine/schemas'
import type { SetterTranslator } from '../i18n/translator.ts'
import type { SetterServices } from '../services.ts'

/** The name of a colour of the theme, in words. */
export const themeColourName = (colour: ThemeColour, t: SetterTranslator): string => t(`colour.${colour}`)

/** A colour as people read it: the name of the theme's, else as it is written. */
export function colourText(value: string, t: SetterTranslator): string {
  const token = themeColourOf(value)
  if (token) return themeColourName(token, t)
  return value === 'transparent' ? t('colour.transparent') : value
}

const bareHex = /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i

/** What somebody typed, as a colour is stored: names become tokens, digits get their sign. */
export function colourOf(typed: string, t: SetterTranslator): string {
  const text = typed.trim()
  const isNamed = (name: string) => name.toLocaleLowerCase() === text.toLocaleLowerCase()
  const token = themeColours.find((colour) => isNamed(themeColourName(colour, t)))
  if (token) return THEME_MARKER + token
  if (isNamed(t('colour.transparent'))) return 'transparent'
  return bareHex.test(text) ? `#${text}` : text
}

/** A colour as CSS takes it; nothing where it is none. */
export function cssOf(value: string | undefined, colours: SetterServices['themeColours']): string | undefined {
  if (value === undefined) return undefined
  const token = themeColourOf(value)
  if (token) return colours[token]
  return isPlainColour(value) ? value : undefined
}
