import type { Translate } from '@vitrine/setters'
import { createInstance, type i18n } from 'i18next'

/** The words of the interface in one language: flat keys with dots, `{{name}}` for what is filled in. */
export async function createTranslator(
  language: string,
  words: Readonly<Record<string, string>>,
  parts: readonly string[] = [],
): Promise<{ readonly i18n: i18n; readonly say: Translate; readonly label: (key: string) => string | undefined }> {
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    resources: { [language]: { translation: words } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  return {
    i18n,
    say: (key, values) => i18n.t(key, { ...values }) as string,
    label(key) {
      if (Object.hasOwn(words, key)) return words[key]
      // A prop that a section shares with others is called the same in all of them.
      const rest = key.slice(key.indexOf('.'))
      const shared = rest.startsWith('.') ? parts.find((part) => Object.hasOwn(words, part + rest)) : undefined
      return shared === undefined ? undefined : words[shared + rest]
    },
  }
}
