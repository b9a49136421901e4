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
