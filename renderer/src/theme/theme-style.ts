import { type Theme, themeColours } from '@vitrine/schemas'
import { kebab } from '../section/css-values.ts'

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
