/** The name of a language, in a language: `de`, `en` → `German`. */
export function languageName(language: string, inLanguage: string): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
