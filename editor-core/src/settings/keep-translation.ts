import { entryOf } from '@vitrine/model'
import type { Settings, SettingsOf } from '@vitrine/schemas'
import type { OperationInput } from './settings-editor.ts'

/**
 * A translation that is outdated stays as it is, since it is still right: it is written again, and so
 * noted as made from what the base says now; what else is known of it stays. Nothing where the language has no entry for the text.
 */
export function keepingTranslation(
  of: SettingsOf,
  settings: Settings,
  path: string,
  language: string,
): OperationInput | undefined {
  const map = settings.editPropsByLangEnvMap?.[language] ?? {}
  const entry = entryOf(map, path)
  const value = entry === undefined ? undefined : map[entry]
  if (entry === undefined || value === undefined) return undefined
  const {
    source: _source,
    by: _by,
    ...known
  } = settings.translationMeta?.[language]?.[entry] ?? { source: '', status: 'new' }
  const meta = { ...known, at: new Date().toISOString() }
  return { type: 'set-setting', of, path: entry, language, value, meta }
}
