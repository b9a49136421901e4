import { createInstance, type i18n } from 'i18next'
import type { AnyTranslate } from './translate.ts'

/** The packages that ask for texts, each by its own name. */
const namespaces = ['editor', 'designer', 'office', 'setters'] as const

/** The texts of one language by flat keys with dots, `{{name}}` for what is filled in. */
export type TranslatorTexts = Readonly<Record<string, string>>

/** The texts of the interface: one instance of i18next, which an editor and its setters share. */
export interface Translator<T extends AnyTranslate> {
  readonly i18n: i18n
  /** Follows the language: the same function in all of them. */
  readonly t: T
  /** The label for a key, if there is one. */
  readonly label: (key: string) => string | undefined
  /** Adds texts in the language that is spoken: what is drawn already does not change by them. */
  readonly addTexts: (texts: TranslatorTexts) => void
  readonly changeLanguage: (language: string, texts: TranslatorTexts) => Promise<void>
}

/**
 * The label for a key among texts, if there is one. A prop that a section shares with others is called the same in all
 * of them.
 */
export function labelIn(texts: TranslatorTexts, key: string, sharedParts: readonly string[]): string | undefined {
  if (Object.hasOwn(texts, key)) return texts[key]
  const rest = key.slice(key.indexOf('.'))
  const shared = rest.startsWith('.') ? sharedParts.find((part) => Object.hasOwn(texts, part + rest)) : undefined
  return shared === undefined ? undefined : texts[shared + rest]
}

/**
 * The texts of all packages come as one; each package asks for them by its own name, under which its keys are typed.
 * @param sharedParts names under which labels of what several sections share stand: `head` for `head.title`
 */
export function createTranslator<T extends AnyTranslate>(
  language: string,
  texts: TranslatorTexts,
  sharedParts: readonly string[] = [],
): Translator<T> {
  const i18n = createInstance()
  let current = texts
  void i18n.init({
    lng: language,
    resources: { [language]: Object.fromEntries(namespaces.map((name) => [name, texts])) },
    ns: [...namespaces],
    defaultNS: 'editor',
    keySeparator: false,
    nsSeparator: false,
    // All is here: the texts are ready when this function returns.
    initAsync: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    returnNull: false,
    // Another language draws everything anew: what is drawn need not listen.
    react: { bindI18n: false, bindI18nStore: false },
  })
  return {
    i18n,
    t: i18n.t as unknown as T,
    label: (key) => labelIn(current, key, sharedParts),
    addTexts(more) {
      for (const namespace of namespaces) i18n.addResourceBundle(i18n.language, namespace, more)
      current = { ...current, ...more }
    },
    async changeLanguage(next, nextTexts) {
      for (const namespace of namespaces) i18n.addResourceBundle(next, namespace, nextTexts)
      await i18n.changeLanguage(next)
      current = nextTexts
    },
  }
}
