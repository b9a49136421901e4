import type { Settings } from '@vitrine/schemas'

/** A text in the source language of the site, and in others where it is written in them; empty where it is not. */
export interface TranslatedText {
  readonly base: string
  readonly byLanguage: Readonly<Record<string, string>>
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** A text of settings by its path. */
export function textIn(settings: Settings | undefined, path: string): TranslatedText {
  const base = settings?.props[path]
  const maps = Object.entries(settings?.editPropsByLangEnvMap ?? {})
  return {
    base: isText(base) ? base : '',
    byLanguage: Object.fromEntries(
      maps.flatMap(([language, map]) => {
        const text = map[path]
        return isText(text) ? [[language, text]] : []
      }),
    ),
  }
}

type Maps<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>

/** Maps by language without one path of some of them; nothing where nothing is left. */
function withoutPath<Value>(maps: Maps<Value> | undefined, path: string, languages: readonly string[]) {
  const left = Object.entries(maps ?? {}).flatMap(([language, map]) => {
    const { [path]: _gone, ...others } = map
    const rest = languages.includes(language) ? others : map
    return Object.keys(rest).length > 0 ? [[language, rest] as const] : []
  })
  return left.length > 0 ? Object.fromEntries(left) : undefined
}

/**
 * Settings with what other languages say of a text. What was noted of a translation goes with the translation that it
 * was about. Where the source says nothing, no language does.
 */
export function withTranslations(settings: Settings, path: string, { base, byLanguage }: TranslatedText): Settings {
  const { editPropsByLangEnvMap: maps, translationMeta: meta, ...rest } = settings
  const before = textIn(settings, path).byLanguage
  const wanted = base.trim() === '' ? {} : byLanguage
  const changed = [...new Set([...Object.keys(before), ...Object.keys(wanted)])].filter(
    (language) => (wanted[language] ?? '').trim() !== (before[language] ?? ''),
  )
  const next: Record<string, Readonly<Record<string, Settings['props'][string]>>> = {
    ...withoutPath(maps, path, changed),
  }
  for (const language of changed) {
    const text = (wanted[language] ?? '').trim()
    if (text !== '') next[language] = { ...next[language], [path]: text }
  }
  const nextMeta = withoutPath(meta, path, changed)
  return {
    ...rest,
    ...(Object.keys(next).length > 0 && { editPropsByLangEnvMap: next }),
    ...(nextMeta && { translationMeta: nextMeta }),
  }
}
