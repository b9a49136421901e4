import { DEFAULT_LANGUAGE } from '@vitrine/schemas'
import i18next, { type i18n } from 'i18next'
import { languageFor } from './languages.ts'

/** Messages by language and key, as they stand in `schemas/texts/{language}.json`. */
export type TextsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Gives a message in one language; `{{name}}` in it is replaced by the parameter of that name. */
export interface Translator {
  (key: string, params?: Readonly<Record<string, string | number>>): string
  /** The language of its messages: one of the texts, which need not be the one that was wanted. */
  readonly language: string
}

/** The language of the texts for somebody who wants this one. */
export const languageOfTexts = (texts: TextsByLanguage, language: string | undefined): string =>
  languageFor(language, Object.keys(texts)) ?? DEFAULT_LANGUAGE

/** One instance of i18next for each set of texts: made once, and its language is never changed. */
const instances = new WeakMap<TextsByLanguage, i18n>()

function instanceOf(texts: TextsByLanguage): i18n {
  const known = instances.get(texts)
  if (known) return known
  const instance = i18next.createInstance()
  void instance.init({
    initAsync: false,
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: Object.keys(texts),
    resources: Object.fromEntries(Object.entries(texts).map(([code, messages]) => [code, { translation: messages }])),
    keySeparator: false,
    nsSeparator: false,
    // Words land in mails and answers, which are escaped where they are written.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: (_text: string, [placeholder]: RegExpExecArray) => placeholder,
  })
  instances.set(texts, instance)
  return instance
}

/** The messages of a language; where it has none English, then the key itself. With a `count`, its plural form. */
export function translatorFor(texts: TextsByLanguage, language: string | undefined): Translator {
  const found = languageOfTexts(texts, language)
  const fixed = instanceOf(texts).getFixedT(found)
  const t = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
    // Values are handed on by themselves: i18next has options that are called like some of them.
    fixed(key, { replace: params, ...(typeof params.count === 'number' && { count: params.count }) })
  return Object.assign(t, { language: found })
}

/** A problem in words; kinds of pages are named as people know them. */
export function describeProblem(
  t: Translator,
  { key, params }: { readonly key: string; readonly params: Readonly<Record<string, string | number>> },
): string {
  const { pageType } = params
  if (pageType === undefined) return t(key, params)
  const name = t(`pageType.${pageType}`)
  // The plugin of a kind may be gone.
  return t(key, { ...params, pageType: name === `pageType.${pageType}` ? pageType : name })
}
