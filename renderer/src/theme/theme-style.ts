import {
  builtInTheme,
  isPlainColour,
  type Theme,
  type ThemeColour,
  type ThemeFont,
  themeColours,
  themeFonts,
} from '@vitrine/schemas'
import { kebab } from '../section/css-values.ts'

// A theme may be older than the check that it would have to pass today, and stands in a style attribute.
const fontOf = (font: unknown): ThemeFont => themeFonts.find((known) => known === font) ?? 'sans'
const pixels = (...lengths: readonly unknown[]) => `${lengths.find((length) => typeof length === 'number')}px`
const colourOf = (colors: Theme['colors'] | undefined, name: ThemeColour): string => {
  const own: unknown = colors?.[name]
  return typeof own === 'string' && isPlainColour(own) ? own : builtInTheme.colors[name]
}

/** The fonts that a theme draws with: that of its text first, that of its titles where it is another. */
export const fontsOf = ({ fonts }: Pick<Theme, 'fonts'>): readonly ThemeFont[] => [
  ...new Set([fontOf(fonts?.text), fontOf(fonts?.title)]),
]

type ThemeStyle = Readonly<Record<`--theme-${string}`, string>>

/** Themes are immutable, and each stands on every page of its site. */
const styles = new WeakMap<Theme, ThemeStyle>()

/**
 * A theme as custom properties for the `html` element: `--theme-primary`, `--theme-button-text` …,
 * `--theme-font-title`, `--theme-radius`. Switching the theme changes these and draws nothing again.
 */
export function themeStyle(theme: Theme): ThemeStyle {
  const known = styles.get(theme)
  if (known) return known
  const { colors, fonts, radius, buttonRadius } = theme
  const style: ThemeStyle = {
    ...Object.fromEntries(themeColours.map((name) => [`--theme-${kebab(name)}`, colourOf(colors, name)])),
    '--theme-font-title': `var(--font-${fontOf(fonts?.title)})`,
    '--theme-font-text': `var(--font-${fontOf(fonts?.text)})`,
    '--theme-radius': pixels(radius, 8),
    '--theme-button-radius': pixels(buttonRadius, radius, 8),
  }
  styles.set(theme, style)
  return style
}

/**
 * The names of a theme's fonts, for the `html` element beside its style: an element in another
 * language than the page looks them up anew (base.css).
 */
export const themeAttributes = ({
  fonts,
}: Pick<Theme, 'fonts'>): Readonly<Record<`data-font-${string}`, ThemeFont>> => ({
  'data-font-title': fontOf(fonts?.title),
  'data-font-text': fontOf(fonts?.text),
})

/** Gives a document in the browser the look of a theme. */
export function applyTheme({ documentElement }: Document, theme: Theme): void {
  for (const [name, value] of Object.entries(themeStyle(theme))) documentElement.style.setProperty(name, value)
  for (const [name, value] of Object.entries(themeAttributes(theme))) documentElement.setAttribute(name, value)
}
