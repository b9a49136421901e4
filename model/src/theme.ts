import {
  builtInTheme,
  type GlobalConfiguration,
  isPlainColour,
  type Theme,
  type ThemeColour,
  themeColourOf,
} from '@vitrine/schemas'

/** The theme that is drawn: the open one; when there is none of that id the first; else the built-in one (R151). */
export const activeTheme = ({
  themeSettings,
  openThemeId,
}: Pick<GlobalConfiguration, 'themeSettings' | 'openThemeId'>): Theme =>
  themeSettings.find((theme) => theme._$id_ === openThemeId) ?? themeSettings[0] ?? builtInTheme

/** The custom property that holds a colour of the theme: `buttonText` → `--theme-button-text`. */
export const themeProperty = (colour: ThemeColour): string =>
  `--theme-${colour.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/**
 * A colour as CSS takes it (R162): a plain one as it stands, a token of the theme as a reference to
 * its custom property. For anything else the fallback, the section's default, read the same way.
 */
export function resolveColour(value: string | undefined, fallback?: string): string | undefined {
  if (value !== undefined) {
    const token = themeColourOf(value)
    if (token) return `var(${themeProperty(token)})`
    if (isPlainColour(value)) return value
  }
  return fallback === undefined ? undefined : resolveColour(fallback)
}
