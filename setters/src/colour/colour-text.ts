import { isPlainColour, THEME_MARKER, type ThemeColour, themeColourOf, themeColours } from '@vitrine/schemas'
import type { SetterServices } from '../services.ts'

type Services = Pick<SetterServices, 'words' | 'themeColours'>

/** The name of a colour of the theme, in words. */
export const themeColourName = (colour: ThemeColour, { words }: Pick<Services, 'words'>): string =>
  words(`colour.${colour}`)

/** A colour as people read it: the name of the theme's, else as it is written. */
export function colourText(value: string, services: Services): string {
  const token = themeColourOf(value)
  if (token) return themeColourName(token, services)
  return value === 'transparent' ? services.words('colour.transparent') : value
}

const bareHex = /^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i

/** What somebody typed, as a colour is stored: names become tokens, digits get their sign. */
export function colourOf(typed: string, services: Services): string {
  const text = typed.trim()
  const isNamed = (name: string) => name.toLocaleLowerCase() === text.toLocaleLowerCase()
  const token = themeColours.find((colour) => isNamed(themeColourName(colour, services)))
  if (token) return THEME_MARKER + token
  if (isNamed(services.words('colour.transparent'))) return 'transparent'
  return bareHex.test(text) ? `#${text}` : text
}

/** A colour as CSS takes it; nothing where it is none. */
export function cssOf(value: string | undefined, { themeColours: colours }: Services): string | undefined {
  if (value === undefined) return undefined
  const token = themeColourOf(value)
  if (token) return colours[token]
  return isPlainColour(value) ? value : undefined
}
