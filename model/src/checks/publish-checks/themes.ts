import { isPlainColour, own, themeColours } from '@vitrine/schemas'
import { activeTheme } from '../../theme/theme.ts'
import type { Finding } from '../finding.ts'
import type { DraftCheck } from './publish-check.ts'

/**
 * The theme of a site: whether it is there (else another one is drawn, R151), and whether it has all
 * of its colours (R161). Themes that are not drawn are not looked at.
 */
export const themes: DraftCheck = ({ globalConfiguration }) => {
  const { themeSettings, openThemeId } = globalConfiguration
  const { _$id_: theme, name, colors } = activeTheme(globalConfiguration)
  const finding = { level: 'warning', theme, path: '' } as const
  const isOpen = theme === openThemeId || themeSettings.length === 0
  const missing = themeColours.filter((colour) => {
    const value = own(colors, colour)
    return typeof value !== 'string' || !isPlainColour(value)
  })
  return [
    ...(isOpen ? [] : [{ ...finding, key: 'check.openThemeUnknown', params: { id: openThemeId, theme: name } }]),
    ...missing.map(
      (colour): Finding => ({
        ...finding,
        path: `colors.${colour}`,
        key: 'check.themeColourMissing',
        params: { theme: name, colour },
      }),
    ),
  ]
}
