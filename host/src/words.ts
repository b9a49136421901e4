import { DEFAULT_LANGUAGE, languageCodes } from '@vitrine/schemas'
import i18next from 'i18next'
import { interfaceLanguage } from './languages.ts'
import { hostTexts, type Texts } from './texts.ts'

export type Values = Readonly<Record<string, string | number>>
/** A word of the interface in one language. */
export type Say = (key: string, values?: Values) => string

export interface Words {
  /** The words on a page in this language; content may be in another one than the 18 (T26). */
  readonly in: (language: string) => Say
  /** A word with its placeholders unfilled, for what is filled in the browser. */
  readonly template: (language: string, key: string) => string
}

/** Texts of one package, by language. */
export type TextsByLanguage = Readonly<Partial<Record<string, Texts>>>

/**
 * The words of the interface: the host's and those of the packages it is given. One instance
 * serves all requests; each takes a fixed language from it, and none ever changes it.
 */
export function createWords(...more: readonly TextsByLanguage[]): Words {
  const textsIn = (language: string): Texts =>
    Object.assign({}, ...[...more, hostTexts].map((texts) => texts[language as keyof typeof texts] ?? {}))
  const resources = Object.fromEntries(languageCodes.map((code) => [code, { words: textsIn(code) }]))
  const i18n = i18next.createInstance()
  i18n.init({
    initAsync: false,
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: [...languageCodes],
    defaultNS: 'words',
    ns: ['words'],
    resources,
    keySeparator: false,
    nsSeparator: false,
    // Words land in text and attributes, which are escaped where they are written.
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
  } as Parameters<typeof i18n.init>[0])

  return {
    in(language) {
      const say = i18n.getFixedT(interfaceLanguage(language))
      return (key, values) => String(say(key, values ?? {}))
    },
    template: (language, key) =>
      resources[interfaceLanguage(language)]?.words[key] ?? resources[DEFAULT_LANGUAGE]?.words[key] ?? key,
  }
}
