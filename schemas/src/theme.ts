import type { PropsOf } from './derive/props-of.ts'
import type { SchemaNode } from './keywords.ts'

/** A colour that starts with this is the name of a colour of the active theme (R162). */
export const THEME_MARKER = 'theme:'

/** The ten colours of a theme (R161). */
export const themeColours = [
  'primary',
  'title',
  'subtitle',
  'text',
  'buttonText',
  'buttonBackground',
  'buttonBorder',
  'buttonTextHover',
  'buttonBackgroundHover',
  'buttonBorderHover',
] as const
export type ThemeColour = (typeof themeColours)[number]

/** The colour of the theme that a value names; `undefined` when it is no marker or names none. */
export function themeColourOf(value: string): ThemeColour | undefined {
  if (!value.startsWith(THEME_MARKER)) return undefined
  const name = value.slice(THEME_MARKER.length)
  return themeColours.find((colour) => colour === name)
}

/** The fonts that a theme may name. All but the system's are served by us (`renderer/src/fonts`). */
export const themeFonts = ['system', 'sans', 'serif', 'rounded', 'grotesk'] as const
export type ThemeFont = (typeof themeFonts)[number]

const plainColour = { type: 'string', format: 'plain-color', maxLength: 64, setter: 'colour' } as const

/** One theme: ten colours, the fonts of titles and of text, and how round things are. */
export const theme = {
  $id: 'theme',
  type: 'object',
  required: ['_$id_', 'name', 'colors'],
  additionalProperties: false,
  properties: {
    _$id_: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
    name: { type: 'string', minLength: 1, maxLength: 80 },
    colors: {
      type: 'object',
      required: [...themeColours],
      additionalProperties: false,
      properties: {
        primary: plainColour,
        title: plainColour,
        subtitle: plainColour,
        text: plainColour,
        buttonText: plainColour,
        buttonBackground: plainColour,
        buttonBorder: plainColour,
        buttonTextHover: plainColour,
        buttonBackgroundHover: plainColour,
        buttonBorderHover: plainColour,
      },
    },
    fonts: {
      type: 'object',
      additionalProperties: false,
      properties: { title: { enum: themeFonts }, text: { enum: themeFonts } },
    },
    radius: { type: 'number', minimum: 0, maximum: 40, unit: 'px' },
    buttonRadius: { type: 'number', minimum: 0, maximum: 40, unit: 'px' },
  },
} as const satisfies SchemaNode
export type Theme = PropsOf<typeof theme>

/** The theme that is drawn when a site has none. Its contrasts pass WCAG 2.2 AA on white. */
export const builtInTheme: Theme = {
  _$id_: 'built-in',
  name: 'Harbour',
  colors: {
    primary: '#0b5cab',
    title: '#10202f',
    subtitle: '#47596b',
    text: '#2c3a47',
    buttonText: '#ffffff',
    buttonBackground: '#0b5cab',
    buttonBorder: '#0b5cab',
    buttonTextHover: '#ffffff',
    buttonBackgroundHover: '#084a8b',
    buttonBorderHover: '#084a8b',
  },
  fonts: { title: 'sans', text: 'sans' },
  radius: 10,
  buttonRadius: 8,
}
