import { DEFAULT_LANGUAGE, interfaceLanguage } from '@vitrine/schemas'
import i18next from 'i18next'

/** What sections say to buyers in one language, by flat keys: `{ 'header.menu': 'Menu' }`. */
export type Texts = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string | number>>
/** A word of the interface in one language. */
export type Translate = (key: string, values?: Values) => string

/**
 * Who says words in the languages it is given, by flat keys with placeholders and plural forms; what a
 * language lacks is said in English. Each caller takes a fixed language from it, and none ever changes it.
 */
export function createTranslate(texts: Readonly<Record<string, Texts>>): (language: string) => Translate {
  const i18n = i18next.createInstance()
  i18n.init({
    initAsync: false,
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: Object.keys(texts),
    defaultNS: 'words',
    ns: ['words'],
    resources: Object.fromEntries(Object.entries(texts).map(([code, words]) => [code, { words }])),
    keySeparator: false,
    nsSeparator: false,
    // Words land in text and attributes, which are escaped where they are written.
    interpolation: { escapeValue: false },
    returnNull: false,
    showSupportNotice: false,
  } as Parameters<typeof i18n.init>[0])
  return (language) => {
    const say = i18n.getFixedT(language)
    // Where the designer is checked too, i18next knows the designer's keys alone; any key may come here.
    return (key, values) => String(say(key as never, values ?? {}))
  }
}

/** Who says the words of the interface, in every language it was given. */
export interface InterfaceTexts {
  /** The words on a page in this language; content may be in another one than the 18 (T26). */
  readonly in: (language: string) => Translate
  /** A word with its placeholders unfilled, for what is filled in the browser. */
  readonly template: (language: string, key: string) => string
}

/** The words of the interface, from its texts by language. One instance serves all requests. */
export function createInterfaceTexts(texts: Readonly<Record<string, Texts>>): InterfaceTexts {
  const translate = createTranslate(texts)
  return {
    in: (language) => translate(interfaceLanguage(language)),
    template: (language, key) => texts[interfaceLanguage(language)]?.[key] ?? texts[DEFAULT_LANGUAGE]?.[key] ?? key,
  }
}
