import { type Theme, type ThemeColour, theme } from '../../theme.ts'
import { languageCode, type SharedPart, type SiteLanguage, sharedPart, siteLanguage } from '../draft.ts'
import { operationOf, orNull, sitePartField, themeId } from './places.ts'

interface Named<T extends string> {
  readonly id: string
  readonly type: T
}

export interface AddTheme extends Named<'add-theme'> {
  readonly theme: Theme
  readonly after: string | null
}
export interface RemoveTheme extends Named<'remove-theme'> {
  readonly theme: string
}
export interface OpenTheme extends Named<'open-theme'> {
  readonly theme: string
}

/** What changes of a theme, each colour and font by itself; `null` takes a field out. */
export interface ThemeChanges {
  readonly name?: string
  readonly colors?: Readonly<Partial<Record<ThemeColour, string>>>
  readonly fonts?: Readonly<{ [F in keyof NonNullable<Theme['fonts']>]?: NonNullable<Theme['fonts']>[F] | null }>
  readonly radius?: number | null
  readonly buttonRadius?: number | null
}
export interface ChangeTheme extends Named<'change-theme'> {
  readonly theme: string
  readonly changes: ThemeChanges
}

/** A language with what is said of it, new or changed. Without `after` it stands where it stood, or last. */
export interface SetLanguage extends Named<'set-language'> {
  readonly language: SiteLanguage
  readonly after?: string | null
}
/** The site no longer speaks it; what was translated stays with the settings. Never the default or the source. */
export interface RemoveLanguage extends Named<'remove-language'> {
  readonly language: string
}
/** Addresses without a language are in it from now on. No text moves: the base stays in the source language (L2). */
export interface ChangeDefaultLanguage extends Named<'change-default-language'> {
  readonly language: string
}

/** The header or the footer as a whole; `null` is none. */
export interface SetPart extends Named<'set-part'> {
  readonly part: 'header' | 'footer'
  readonly value: SharedPart | null
}

export type ConfigurationOperation =
  | AddTheme
  | RemoveTheme
  | OpenTheme
  | ChangeTheme
  | SetLanguage
  | RemoveLanguage
  | ChangeDefaultLanguage
  | SetPart

const { name, colors, fonts, radius, buttonRadius } = theme.properties
const { required: _required, ...someColours } = colors
const after = orNull(languageCode)

export const configurationOperations = [
  operationOf('add-theme', { theme: { $ref: 'theme' }, after: orNull(themeId) }),
  operationOf('remove-theme', { theme: themeId }),
  operationOf('open-theme', { theme: themeId }),
  operationOf('change-theme', {
    theme: themeId,
    changes: {
      type: 'object',
      minProperties: 1,
      additionalProperties: false,
      properties: {
        name,
        colors: someColours,
        fonts: {
          ...fonts,
          properties: { title: orNull(fonts.properties.title), text: orNull(fonts.properties.text) },
        },
        radius: orNull(radius),
        buttonRadius: orNull(buttonRadius),
      },
    },
  }),
  operationOf('set-language', { language: siteLanguage, after }, ['after']),
  operationOf('remove-language', { language: languageCode }),
  operationOf('change-default-language', { language: languageCode }),
  operationOf('set-part', { part: sitePartField, value: orNull(sharedPart) }),
] as const
