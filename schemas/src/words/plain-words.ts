type Texts = Readonly<Record<string, string>>
type Values = Readonly<Record<string, unknown>>

/** A text with its placeholders filled: `{{count}}`. Those that have no value stay. */
export const filled = (text: string, values: Values = {}): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? '') : placeholder,
  )

/** Texts and the language that they are in, whose plural forms they have. */
export interface WordsIn {
  readonly language: string
  readonly texts: Texts
}

function pluralRules(language: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(language)
  } catch {
    return new Intl.PluralRules('en')
  }
}

/**
 * Who says words by flat keys from the first texts that have them, with placeholders and plural forms (`key_one`, `key_other`)
 * as i18next does, which is 15 kB larger: for browsers. A word that nobody has is its key.
 */
export function plainWords(chain: readonly WordsIn[]): (key: string, values?: Values) => string {
  const asked = chain.map(({ language, texts }) => ({ texts, rules: pluralRules(language) }))
  return (key, values) => {
    const count = values?.count
    for (const { texts, rules } of asked) {
      const forms =
        typeof count === 'number'
          ? [...(count === 0 ? [`${key}_zero`] : []), `${key}_${rules.select(count)}`, `${key}_other`, key]
          : [key]
      const found = forms.find((form) => Object.hasOwn(texts, form))
      if (found !== undefined) return filled(texts[found] ?? '', values)
    }
    return key
  }
}
