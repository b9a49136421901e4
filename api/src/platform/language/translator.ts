import { DEFAULT_LANGUAGE } from '@vitrine/schemas'
import { lookUpLanguage } from './languages.ts'

/** Messages by language and key, as they stand in `schemas/texts/{language}.json`. */
export type TextsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Says a message in one language; `{{name}}` in it is replaced by the parameter of that name. */
export interface MailTexts {
  (key: string, params?: Readonly<Record<string, string | number>>): string
  /** The language that it speaks: one of the texts, which need not be the one that was wanted. */
  readonly language: string
}

/** The language that is spoken to somebody who wants this one. */
export const languageOfWords = (texts: TextsByLanguage, language: string | undefined): string =>
  lookUpLanguage(language, Object.keys(texts)) ?? DEFAULT_LANGUAGE

/** The words of a language: its own, then English, then the key itself. */
export function wordsIn(texts: TextsByLanguage, language: string | undefined): MailTexts {
  const spoken = languageOfWords(texts, language)
  const own = texts[spoken]
  const english = texts[DEFAULT_LANGUAGE]
  const say = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
    (own?.[key] ?? english?.[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(params[name] ?? whole),
    )
  return Object.assign(say, { language: spoken })
}

/** A problem in words; kinds of pages are named as people know them. */
export function sayProblem(
  words: MailTexts,
  { key, params }: { readonly key: string; readonly params: Readonly<Record<string, string | number>> },
): string {
  const { pageType } = params
  return words(key, pageType === undefined ? params : { ...params, pageType: words(`pageType.${pageType}`) })
}
