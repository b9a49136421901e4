import { type Theme, type ThemeFont, themeColours } from '@vitrine/schemas'
import { kebab } from '../section/css-values.ts'

/** The fonts that a theme draws with: that of its text first, that of its titles where it is another. */
export const fontsOf = ({ fonts }: Pick<Theme, 'fonts'>): readonly ThemeFont[] => [
  ...new Set([fonts?.text ?? 'sans', fonts?.title ?? 'sans']),
]

/**
 * A theme as custom properties for the `html` element: `--theme-primary`, `--theme-button-text` …,
 * `--theme-font-title`, `--theme-radius`. Switching the theme changes these and draws nothing again.
 */
export function themeStyle({
  colors,
  fonts,
  radius,
  buttonRadius,
}: Theme): Readonly<Record<`--theme-${string}`, string>> {
  return {
    ...Object.fromEntries(themeColours.map((name) => [`--theme-${kebab(name)}`, colors[name]])),
    '--theme-font-title': `var(--font-${fonts?.title ?? 'sans'})`,
    '--theme-font-text': `var(--font-${fonts?.text ?? 'sans'})`,
    '--theme-radius': `${radius ?? 8}px`,
    '--theme-button-radius': `${buttonRadius ?? radius ?? 8}px`,
  }
}
