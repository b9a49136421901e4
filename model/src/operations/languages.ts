import { globalConfiguration, type SiteLanguage } from '@vitrine/schemas'
import type { Handler } from '../document/editing.ts'
import { baseLanguage, withDefaultLanguage } from '../resolve/languages.ts'
import { before, indexAfter, inserted } from './list-places.ts'
import { refuse } from './operation-error.ts'
import { configured } from './themes.ts'

const LANGUAGES = globalConfiguration.properties.languages.maxItems
const codeOf = ({ code }: SiteLanguage): string => code

export const setLanguage: Handler<'set-language'> = ({ draft }, { language, after }) => {
  const { languages, defaultLanguage } = draft.globalConfiguration
  const { code, enabled, fallback = [] } = language
  if (code === defaultLanguage && !enabled) return refuse('refusal.defaultLanguage', { language: code })
  for (const asked of fallback)
    if (asked === code || !languages.some((other) => other.code === asked))
      return refuse('refusal.unknownLanguage', { language: asked })
  const index = languages.findIndex((other) => other.code === code)
  const old = languages[index]
  const others = old ? languages.toSpliced(index, 1) : languages
  if (others.length >= LANGUAGES) return refuse('refusal.tooMany', { limit: LANGUAGES })
  const at = after === undefined ? (old ? index : others.length) : indexAfter(others, after, codeOf)
  return {
    draft: configured(draft, { languages: inserted(others, at, language) }),
    inverse: old
      ? { type: 'set-language', language: old, after: before(languages, index, codeOf) }
      : { type: 'remove-language', language: code },
  }
}

export const removeLanguage: Handler<'remove-language'> = ({ draft }, { language }) => {
  const { languages, defaultLanguage } = draft.globalConfiguration
  const index = languages.findIndex(({ code }) => code === language)
  const old = languages[index]
  if (!old) return refuse('refusal.unknownLanguage', { language })
  if (language === defaultLanguage) return refuse('refusal.defaultLanguage', { language })
  if (language === baseLanguage(draft.globalConfiguration)) return refuse('refusal.sourceLanguage', { language })
  const asking = languages.find(({ fallback = [] }) => fallback.includes(language))
  if (asking) return refuse('refusal.fallbackLanguage', { language, asking: asking.code })
  return {
    draft: configured(draft, { languages: languages.toSpliced(index, 1) }),
    inverse: { type: 'set-language', language: old, after: before(languages, index, codeOf) },
  }
}

/** No text moves: the base stays in the language that it was written in (L2). */
export const changeDefaultLanguage: Handler<'change-default-language'> = ({ draft }, { language }) => {
  const { defaultLanguage, languages } = draft.globalConfiguration
  const inverse = { type: 'change-default-language', language: defaultLanguage } as const
  if (language === defaultLanguage) return { draft, inverse }
  const wanted = languages.find(({ code }) => code === language)
  if (!wanted) return refuse('refusal.unknownLanguage', { language })
  if (!wanted.enabled) return refuse('refusal.languageOff', { language })
  return {
    draft: { ...draft, globalConfiguration: withDefaultLanguage(draft.globalConfiguration, language) },
    inverse,
  }
}
