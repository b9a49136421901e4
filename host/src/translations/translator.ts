import { DEFAULT_LANGUAGE } from '@vitrine/schemas'
import i18next from 'i18next'

export type Texts = Readonly<Record<string, string>>
export type Values = Readonly<Record<string, string | number>>
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
    return (key, values) => String(say(key, values ?? {}))
  }
}
