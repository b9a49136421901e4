import { canonicalJson, sourceOf, withSourcesNoted } from '@vitrine/model'
import { type ContentKind, contentProps, type Settings, type TranslationMeta } from '@vitrine/schemas'

type Notes = NonNullable<Settings['translationMeta']>

/** Whether two values say the same; one that is missing is no value. */
export const isSameText = (left: unknown, right: unknown): boolean =>
  left === undefined || right === undefined ? left === right : canonicalJson(left) === canonicalJson(right)

/**
 * New settings with the notes of their translations (L8). A translation that was written, or marked
 * anew by a note that differs from the stored one, is noted as made from what the base says now; any
 * other keeps its note, or gets one where its base changes, so that it is known to be out of date.
 *
 * @param by who writes, and `at` when.
 */
export function withNotes(
  kind: ContentKind,
  before: Settings | undefined,
  after: Settings,
  { by, at }: { readonly by: string; readonly at: string },
): Settings {
  const { translationMeta: given, ...rest } = after
  const noteOf = (language: string, path: string, value: unknown): TranslationMeta | undefined => {
    const known = before?.translationMeta?.[language]?.[path]
    const mark = given?.[language]?.[path]
    const isMarked = mark !== undefined && !isSameText(mark, known)
    if (!isMarked && isSameText(before?.editPropsByLangEnvMap?.[language]?.[path], value)) return known
    return { source: sourceOf(contentProps[kind], after, path), status: isMarked ? mark.status : 'done', by, at }
  }
  const notes: Record<string, Notes[string]> = {}
  for (const [language, map] of Object.entries(rest.editPropsByLangEnvMap ?? {})) {
    const noted = Object.entries(map)
      .map(([path, value]) => [path, noteOf(language, path, value)] as const)
      .filter((entry): entry is [string, TranslationMeta] => entry[1] !== undefined)
    if (noted.length > 0) notes[language] = Object.fromEntries(noted)
  }
  const next = Object.keys(notes).length > 0 ? { ...rest, translationMeta: notes } : rest
  return before ? withSourcesNoted(contentProps[kind], before, next) : next
}
