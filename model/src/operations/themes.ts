import {
  type GlobalConfiguration,
  globalConfiguration,
  isObject,
  own,
  type Theme,
  type ThemeChanges,
} from '@vitrine/schemas'
import type { Editable, Handler } from '../document/editing.ts'
import { activeTheme } from '../theme/theme.ts'
import { before, indexAfter, inserted } from './list-places.ts'
import { refuse } from './operation-error.ts'

const THEMES = globalConfiguration.properties.themeSettings.maxItems
const idOf = (theme: Theme): string => theme._$id_

export const configured = (draft: Editable, changes: Partial<GlobalConfiguration>): Editable => ({
  ...draft,
  globalConfiguration: { ...draft.globalConfiguration, ...changes },
})

function themeAt(themes: readonly Theme[], theme: string): readonly [index: number, theme: Theme] {
  const index = themes.findIndex(({ _$id_ }) => _$id_ === theme)
  const found = themes[index]
  return found ? [index, found] : refuse('refusal.unknownTheme', { theme })
}

export const addTheme: Handler<'add-theme'> = ({ draft }, { theme, after }) => {
  const { themeSettings } = draft.globalConfiguration
  if (themeSettings.some(({ _$id_ }) => _$id_ === theme._$id_)) return refuse('refusal.taken', { id: theme._$id_ })
  if (themeSettings.length >= THEMES) return refuse('refusal.tooMany', { limit: THEMES })
  const index = indexAfter(themeSettings, after, idOf)
  return {
    draft: configured(draft, { themeSettings: inserted(themeSettings, index, theme) }),
    inverse: { type: 'remove-theme', theme: theme._$id_ },
  }
}

export const removeTheme: Handler<'remove-theme'> = ({ draft }, { theme }) => {
  const { themeSettings, openThemeId } = draft.globalConfiguration
  const [index, removed] = themeAt(themeSettings, theme)
  if (theme === openThemeId) return refuse('refusal.openTheme', { theme })
  return {
    draft: configured(draft, { themeSettings: themeSettings.toSpliced(index, 1) }),
    inverse: { type: 'add-theme', theme: removed, after: before(themeSettings, index, idOf) },
  }
}

export const openTheme: Handler<'open-theme'> = ({ draft }, { theme }) => {
  themeAt(draft.globalConfiguration.themeSettings, theme)
  return {
    draft: configured(draft, { openThemeId: theme }),
    // Where the old id names no theme, the one that was shown instead comes back.
    inverse: { type: 'open-theme', theme: activeTheme(draft.globalConfiguration)._$id_ },
  }
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {})

const isNothing = (value: unknown): boolean => value === null || (isObject(value) && Object.keys(value).length === 0)

/** Fields with some of them changed, objects field by field; `null` takes one out, and what it leaves empty. */
function merged(fields: Fields, changes: Fields): Fields {
  const next: Record<string, unknown> = { ...fields }
  for (const [name, value] of Object.entries(changes))
    next[name] = isObject(value) ? merged(fieldsOf(own(fields, name)), value) : value
  return Object.fromEntries(Object.entries(next).filter(([, value]) => !isNothing(value)))
}

/** What the changed fields were. */
const former = (fields: Fields, changes: Fields): Fields =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const old = own(fields, name)
      return [name, isObject(value) ? former(fieldsOf(old), value) : (old ?? null)]
    }),
  )

export const changeTheme: Handler<'change-theme'> = ({ draft }, { theme, changes }) => {
  const { themeSettings } = draft.globalConfiguration
  const [index, old] = themeAt(themeSettings, theme)
  const next = merged(old, fieldsOf(changes)) as Theme
  return {
    draft: configured(draft, { themeSettings: themeSettings.with(index, next) }),
    inverse: { type: 'change-theme', theme, changes: former(old, fieldsOf(changes)) as ThemeChanges },
  }
}
