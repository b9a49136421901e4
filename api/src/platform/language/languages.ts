import { lookUpLanguage } from '@vitrine/schemas'

/** The best of the given languages for one that somebody sent, if there is one. */
export const languageFor = (wanted: string | undefined, among: readonly string[]): string | undefined =>
  lookUpLanguage((wanted ?? '').trim(), among)

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
