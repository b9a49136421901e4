import type { GlobalConfiguration } from '@vitrine/schemas'

/** Which language is asked, and who is asked where it says nothing. */
export interface LanguageOrder {
  readonly language: string
  /** Nearest first: the language itself, its fallbacks, the default language, that of the base last. */
  readonly chain: readonly string[]
  readonly baseLanguage: string
}

/** What a configuration says of its languages; a site's own settings say the same. */
export interface Languages extends Pick<GlobalConfiguration, 'defaultLanguage' | 'languages'> {
  readonly sourceLanguage?: string | undefined
}

/**
 * The language that the base values are in: of the components, pages and menus of a draft, and of the
 * contents of its site. A site gets it with its first default language and keeps it (L2).
 */
export const baseLanguage = ({ defaultLanguage, sourceLanguage }: Omit<Languages, 'languages'>): string =>
  sourceLanguage ?? defaultLanguage

/**
 * The languages that are asked for a value, nearest first (L1): the language, its configured
 * fallbacks in their order, the default language, and that of the base. No language stands in it
 * twice; what is configured behind that of the base is never asked, since the base always answers.
 *
 * `languageChain(configuration, 'pt')` → `['pt', 'es', 'en']`
 */
export function languageChain(configuration: Languages, language: string): readonly string[] {
  const { defaultLanguage, languages } = configuration
  const base = baseLanguage(configuration)
  const fallback = languages.find(({ code }) => code === language)?.fallback ?? []
  const asked = [...new Set([language, ...fallback, defaultLanguage, base])]
  return asked.slice(0, asked.indexOf(base) + 1)
}

/** How the base itself is read, before any language says something. */
export const baseOrder = (baseLanguage: string): LanguageOrder => ({
  language: baseLanguage,
  chain: [baseLanguage],
  baseLanguage,
})

/** What `resolve` needs to know of the languages of a site to resolve values for one of them. */
export const languageOrder = (configuration: Languages, language: string): LanguageOrder => ({
  language,
  chain: languageChain(configuration, language),
  baseLanguage: baseLanguage(configuration),
})

/** A configuration with a default language; its source is noted only where that is another one. */
export function withDefaultLanguage(configuration: GlobalConfiguration, defaultLanguage: string): GlobalConfiguration {
  const { sourceLanguage: _old, ...rest } = configuration
  const source = baseLanguage(configuration)
  return { ...rest, defaultLanguage, ...(source !== defaultLanguage && { sourceLanguage: source }) }
}

/** The languages that are published: the default one first, it is always enabled. */
export const enabledLanguages = ({ defaultLanguage, languages }: Languages): readonly string[] => [
  ...new Set([defaultLanguage, ...languages.filter(({ enabled }) => enabled).map(({ code }) => code)]),
]

/** The languages that can be translated into: all but that of the base. */
export const translatedLanguages = (configuration: Languages): readonly string[] =>
  configuration.languages.map(({ code }) => code).filter((code) => code !== baseLanguage(configuration))

/**
 * A language's name in itself, as it stands alone in a list (R221): Deutsch, Español, العربية.
 *
 * `Intl` gives the form for within a sentence, which many languages write with a small letter. In lists
 * CLDR begins such names with a capital (`contextTransforms`, languages, uiListOrMenu: titlecase-firstword
 * in cs, da, es, fr, it, pt, ru, sv …); `Intl` has no option for it. Where CLDR says nothing (pl, nl) it is
 * done as well, so that no name in a list looks unlike the others.
 */
export function nativeName(code: string): string {
  const known = nativeNames.get(code)
  if (known !== undefined) return known
  const name = nameInItself(code)
  if (nativeNames.size < 1000) nativeNames.set(code, name)
  return name
}

/** Every page names the languages of its site, and `Intl` takes its time. */
const nativeNames = new Map<string, string>()

function nameInItself(code: string): string {
  try {
    return titlecased(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code, code)
  } catch {
    return code
  }
}

/** With a capital first letter, by the rules of the language (i is İ in Turkish). A code stays as it is. */
function titlecased(name: string, code: string): string {
  const [first = ''] = name
  // Georgian has capitals, but never one at the beginning of a word.
  if (name === code || !/^(?!\p{Script=Georgian})\p{Ll}/u.test(first)) return name
  return first.toLocaleUpperCase(code) + name.slice(first.length)
}
