import { baseLanguage, enabledLanguages } from '@vitrine/model'
import { type Draft, directionOf, type Language } from '@vitrine/schemas'
import type { Tenant } from './tenants.ts'

/**
 * The best of the given languages for a wanted one: itself, or the longest beginning of it, as BCP 47
 * looks up (R224): `zh-Hant-TW` → `zh-Hant` → `zh`. `undefined` when there is none.
 */
export function lookUpLanguage(wanted: string | undefined, among: readonly string[]): string | undefined {
  const subtags = (wanted ?? '').trim().toLowerCase().split('-')
  for (let count = subtags.length; count > 0; count--) {
    const tag = subtags.slice(0, count).join('-')
    const found = among.find((code) => code.toLowerCase() === tag)
    if (found !== undefined) return found
  }
  return undefined
}

/** The languages in which visitors can read the site, the default one first. */
export const spokenLanguages = ({ defaultLanguage, languages, published }: Tenant): readonly string[] => [
  defaultLanguage,
  ...languages
    .filter(({ code, enabled }) => enabled && code !== defaultLanguage && published.includes(code))
    .map(({ code }) => code),
]

/** A language as `Intl` takes it; English for a code that is none. */
export function localeOf(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** The name of a language in another (or in itself); its code, when nobody knows one. */
export function languageName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

/** A site with the languages that a draft of it has: all that are enabled there are spoken. */
export const withLanguagesOf = (tenant: Tenant, { globalConfiguration }: Draft): Tenant => {
  const { defaultLanguage, sourceLanguage, languages } = globalConfiguration
  return { ...tenant, defaultLanguage, sourceLanguage, languages, published: enabledLanguages(globalConfiguration) }
}

/** The languages of a site, named in `language`. A language that the release lacks counts as not enabled. */
export function languagesOf(tenant: Tenant, language: string): Language[] {
  const spoken = spokenLanguages(tenant)
  const rest = tenant.languages.map(({ code }) => code).filter((code) => !spoken.includes(code))
  return [...spoken, ...rest].map((code) => ({
    code,
    name: languageName(code, language),
    nativeName: languageName(code, code),
    dir: directionOf(code),
    enabled: spoken.includes(code),
    isDefault: code === tenant.defaultLanguage,
    progress: code === baseLanguage(tenant) ? 100 : (tenant.progress[code] ?? 0),
  }))
}
