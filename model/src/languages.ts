import type { GlobalConfiguration } from '@vitrine/schemas'

/** Which language is asked, and who is asked where it says nothing. */
export interface LanguageOrder {
  readonly language: string
  /** Nearest first: the language itself, its fallbacks, the default language last. */
  readonly chain: readonly string[]
  /** The language that the base values are in. */
  readonly defaultLanguage: string
}

type Languages = Pick<GlobalConfiguration, 'defaultLanguage' | 'languages'>

/**
 * The languages that are asked for a value, nearest first (L1): the language, its configured
 * fallbacks in their order, and the default language. No language stands in it twice; what is
 * configured behind the default language is never asked, since the base always answers.
 *
 * `languageChain(configuration, 'pt')` → `['pt', 'es', 'en']`
 */
export function languageChain({ defaultLanguage, languages }: Languages, language: string): readonly string[] {
  const fallback = languages.find(({ code }) => code === language)?.fallback ?? []
  const asked = [...new Set([language, ...fallback, defaultLanguage])]
  return asked.slice(0, asked.indexOf(defaultLanguage) + 1)
}

/** What `resolve` needs to know of the languages of a site to resolve values for one of them. */
export const languageOrder = (configuration: Languages, language: string): LanguageOrder => ({
  language,
  chain: languageChain(configuration, language),
  defaultLanguage: configuration.defaultLanguage,
})

/** The languages that are published: the default one first, it is always enabled. */
export const enabledLanguages = ({ defaultLanguage, languages }: Languages): readonly string[] => [
  ...new Set([defaultLanguage, ...languages.filter(({ enabled }) => enabled).map(({ code }) => code)]),
]
