import { baseLanguage, enabledLanguages, nativeName } from '@vitrine/model'
import { type Draft, directionOf, type Language } from '@vitrine/schemas'
import type { Tenant } from '../../http/access/site.ts'
import { spokenLanguages } from '../../http/access/site.ts'
import { languageName } from '../../platform/language/languages.ts'

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
    nativeName: nativeName(code),
    dir: directionOf(code),
    enabled: spoken.includes(code),
    isDefault: code === tenant.defaultLanguage,
    progress: code === baseLanguage(tenant) ? 100 : (tenant.progress[code] ?? 0),
  }))
}
