import { builtInTheme, type GlobalConfiguration, type Theme } from '@vitrine/schemas'

/** The theme that is drawn: the open one; when there is none of that id the first; else the built-in one (R151). */
export const activeTheme = ({
  themeSettings,
  openThemeId,
}: Pick<GlobalConfiguration, 'themeSettings' | 'openThemeId'>): Theme =>
  themeSettings.find((theme) => theme._$id_ === openThemeId) ?? themeSettings[0] ?? builtInTheme
