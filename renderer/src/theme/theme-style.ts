import { type Theme, themeColours, type themeFonts } from '@vitrine/schemas'
import { kebab } from '../section/css-values.ts'

/** The stacks behind the names of fonts. The last ones cover the scripts of all 18 languages. */
const scripts =
  "'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Bengali', 'Noto Sans Devanagari', 'Noto Sans Tamil', 'Noto Sans CJK SC', sans-serif"
const fontStacks: Readonly<Record<(typeof themeFonts)[number], string>> = {
  system: `system-ui, ${scripts}`,
  sans: `'Inter', 'Helvetica Neue', 'Segoe UI', ${scripts}`,
  serif: `'Iowan Old Style', 'Charter', 'Georgia', 'Noto Serif', 'Noto Naskh Arabic', 'Noto Serif CJK SC', serif`,
  rounded: `'Nunito', 'SF Pro Rounded', 'Hiragino Maru Gothic ProN', ${scripts}`,
}

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
    '--theme-font-title': fontStacks[fonts?.title ?? 'sans'],
    '--theme-font-text': fontStacks[fonts?.text ?? 'sans'],
    '--theme-radius': `${radius ?? 8}px`,
    '--theme-button-radius': `${buttonRadius ?? radius ?? 8}px`,
  }
}
