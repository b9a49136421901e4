const baseOf = (language: string): string => language.toLowerCase().split('-')[0] ?? ''
const likely = (language: string): string => {
  try {
    return new Intl.Locale(language).maximize().toString()
  } catch {
    return language
  }
}

/**
 * The code by which a service knows a language: the same, one that means the same (`zh` and `zh-Hans`), or one of the same
 * language. Nothing where it has none.
 */
export function matchLanguage(language: string, known: readonly string[]): string | undefined {
  return (
    known.find((code) => code.toLowerCase() === language.toLowerCase()) ??
    known.find((code) => likely(code) === likely(language)) ??
    known.find((code) => code.toLowerCase() === baseOf(language)) ??
    known.find((code) => baseOf(code) === baseOf(language))
  )
}
