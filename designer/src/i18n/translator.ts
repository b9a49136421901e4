import { createInstance, type i18n } from 'i18next'
import type { DesignerTranslate } from '../context/translate.ts'

/** The texts of one language by flat keys with dots, `{{name}}` for what is filled in. */
export type TranslatorTexts = Readonly<Record<string, string>>

/** The texts of the interface: one instance of i18next, which the designer and its setters share. */
export interface Translator {
  readonly i18n: i18n
  /** Follows the language: the same function in all of them. */
  readonly t: DesignerTranslate
  /** The label for a key, if there is one. */
  readonly label: (key: string) => string | undefined
  readonly changeLanguage: (language: string, texts: TranslatorTexts) => Promise<void>
}

/**
 * The texts of all packages come as one; each package asks for them by its own name, under which its keys are typed.
 * @param sharedParts names under which labels of what several sections share stand: `head` for `head.title`
 */
export function createTranslator(
  language: string,
  texts: TranslatorTexts,
  sharedParts: readonly string[] = [],
): Translator {
  const i18n = createInstance()
  let current = texts
  void i18n.init({
    lng: language,
    resources: { [language]: { designer: texts, setters: texts } },
    ns: ['designer', 'setters'],
    defaultNS: 'designer',
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
    t: i18n.t,
    label(key) {
      if (Object.hasOwn(current, key)) return current[key]
      // A prop that a section shares with others is called the same in all of them.
      const rest = key.slice(key.indexOf('.'))
      const shared = rest.startsWith('.') ? sharedParts.find((part) => Object.hasOwn(current, part + rest)) : undefined
      return shared === undefined ? undefined : current[shared + rest]
    },
    async changeLanguage(next, nextTexts) {
      for (const namespace of ['designer', 'setters']) i18n.addResourceBundle(next, namespace, nextTexts)
      await i18n.changeLanguage(next)
      current = nextTexts
    },
  }
}
