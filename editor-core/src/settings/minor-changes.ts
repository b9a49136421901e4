import { isUpToDate, sourceOf } from '@vitrine/model'
import { isWithin, MOST_ALIKE, type Settings } from '@vitrine/schemas'
import type { EditedSettings } from './setting-operation.ts'
import type { OperationInput } from './settings-editor.ts'

/** What a form has changed of the base since it was opened, for who says afterwards that it was minor. */
export interface MinorChanges {
  /** Is told before the base changes at a path: autosave cuts an edit into many, of which the first one counts. */
  readonly remember: (settings: Settings, path: string) => void
  /** How many translations are outdated at a path by what this form has changed. */
  readonly outdated: (settings: Settings, path: string) => number
  /** What says that they are still right. */
  readonly marking: (settings: Settings, path: string) => readonly OperationInput[]
}

const touches = (one: string, path: string): boolean => path === '' || isWithin(one, path) || isWithin(path, one)

/** The paths of translations that stand for what a path holds, or for a part of it, once for each language. */
const entriesAt = (settings: Settings, path: string): readonly (readonly [language: string, entry: string])[] =>
  Object.entries(settings.editPropsByLangEnvMap ?? {}).flatMap(([language, map]) =>
    Object.keys(map).flatMap((entry) => (touches(entry, path) ? [[language, entry] as const] : [])),
  )

export function createMinorChanges({ of, props }: EditedSettings): MinorChanges {
  /** By the path of a translation: the fingerprints that were right before the first change. */
  const since = new Map<string, readonly string[]>()

  const outdatedAt = (settings: Settings, path: string) =>
    entriesAt(settings, path).filter(([language, entry]) => {
      const note = settings.translationMeta?.[language]?.[entry]
      return note !== undefined && since.get(entry)?.includes(note.source) && !isUpToDate(props, settings, entry, note)
    })

  return {
    remember(settings, path) {
      for (const [, entry] of entriesAt(settings, path)) {
        if (since.has(entry)) continue
        const now = sourceOf(props, settings, entry)
        const alike = settings.alike?.[entry] ?? []
        since.set(entry, alike.includes(now) ? alike : [now])
      }
    },
    outdated: (settings, path) => (since.size === 0 ? 0 : outdatedAt(settings, path).length),
    marking: (settings, path) =>
      [...new Set(outdatedAt(settings, path).map(([, entry]) => entry))].map((entry) => ({
        type: 'mark-minor',
        of,
        path: entry,
        since: (since.get(entry) ?? []).slice(-MOST_ALIKE),
      })),
  }
}
