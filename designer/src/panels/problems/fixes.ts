import type { OperationInput, Together } from '@vitrine/editor-core'
import { nearestThemeColour, withKnownColours } from '@vitrine/model'
import {
  builtInTheme,
  getIn,
  isWithin,
  type Json,
  type SettingsOf,
  schemaAt,
  type ThemeColour,
  themeColours,
} from '@vitrine/schemas'
import type { CommandContext } from '../../commands/index.ts'
import { perform } from '../../commands/perform.ts'

/** What mends a problem with one press. */
export interface Fix {
  readonly label: string
  /** Answers whether it was done; why not is announced. */
  readonly run: () => Promise<boolean>
}

const colourNamed = (name: unknown): ThemeColour | undefined => themeColours.find((colour) => colour === name)

/** The fix of a problem; `undefined` for what only its owner can mend. */
export function fixFor(context: CommandContext, problem: Together): Fix | undefined {
  const { t } = context
  const { key, theme, params = {} } = problem
  const colourName = (colour: ThemeColour): string => t(`theme.colors.${colour}`)
  const fix = (label: string, operations: () => readonly OperationInput[]): Fix => ({
    label,
    async run() {
      const { page, part } = problem
      if (page !== undefined && part === undefined) await context.actions.loadPage?.(page)
      return perform(context, operations())
    },
  })
  if (key === 'check.openThemeUnknown' && theme !== undefined)
    return fix(t('problems.fix.openTheme', { theme: String(params.theme) }), () => [{ type: 'open-theme', theme }])
  if (key === 'check.themeColourMissing' && theme !== undefined) {
    const colour = colourNamed(params.colour)
    if (!colour) return undefined
    const colors = { [colour]: builtInTheme.colors[colour] }
    return fix(t('problems.fix.addColour', { colour: colourName(colour) }), () => [
      { type: 'change-theme', theme, changes: { colors } },
    ])
  }
  if (key === 'check.themeColourUnknown' && problem.component !== undefined) {
    const colour = nearestThemeColour(String(params.colour))
    const label = colour ? t('problems.fix.useColour', { colour: colourName(colour) }) : t('problems.fix.resetColour')
    return fix(label, () => colourWishes(context, problem, colour))
  }
  return undefined
}

/** Another colour of the theme, or none, in the base or in the languages that the problem is of. */
function colourWishes(
  { editor }: CommandContext,
  { page, part, component = '', path = '', languages }: Together,
  colour: ThemeColour | undefined,
): readonly OperationInput[] {
  const of: SettingsOf = part === undefined ? { page: page ?? '', component } : { part, component }
  const settings = editor.settings(component)
  const props = editor.specOf(component)?.props
  if (!settings || !props) return []
  const dispatch = (at: string, value: Json | undefined, language?: string): readonly OperationInput[] => {
    const schema = schemaAt(props, at)
    if (value === undefined || !schema) return []
    const next = withKnownColours(schema, value, colour)
    const inLanguage = language === undefined ? {} : { language }
    return next === undefined
      ? [{ type: 'clear-setting', of, path: at, ...inLanguage }]
      : [{ type: 'set-setting', of, path: at, value: next, ...inLanguage }]
  }
  if (languages.length === 0) return dispatch(path, getIn(settings.props, path))
  return languages.flatMap((language) =>
    Object.entries(settings.editPropsByLangEnvMap?.[language] ?? {})
      .filter(([key]) => isWithin(path, key))
      .flatMap(([key, value]) => dispatch(key, value, language)),
  )
}
