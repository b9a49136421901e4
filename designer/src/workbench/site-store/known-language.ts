import { nativeName } from '@vitrine/model'
import { directionOf, type Language, type SiteLanguage } from '@vitrine/schemas'

const nameIn = (locale: string, code: string): string => {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

/** A language of a draft as the service would list it. */
export const knownLanguage = ({ code, enabled }: SiteLanguage, defaultLanguage: string, locale: string): Language => ({
  code,
  name: nameIn(locale, code),
  nativeName: nativeName(code),
  dir: directionOf(code),
  enabled,
  isDefault: code === defaultLanguage,
})
