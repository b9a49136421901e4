import { DEFAULT_LANGUAGE, type LanguageCode, languageCodes } from '@vitrine/schemas'

/** Which language is drawn, and what the address should say about it. */
export interface ChosenLanguage {
  readonly language: string
  readonly defaultLanguage: string
  /** `default`: the parameter says no more than leaving it out. `unknown`: it was not understood. */
  readonly asked: 'nothing' | 'default' | 'other' | 'unknown'
}

/**
 * Looks a language tag up among those that are spoken, as BCP 47 does: `zh-Hans-CN` → `zh-Hans` → `zh`.
 * `undefined` when none of them fits.
 */
export function lookUp(tag: string, spoken: readonly string[]): string | undefined {
  const wanted = tag.toLowerCase().split('-')
  for (let length = wanted.length; length > 0; length--) {
    const part = wanted.slice(0, length).join('-')
    const found = spoken.find((code) => code.toLowerCase() === part)
    if (found) return found
  }
  return undefined
}

/**
 * The language of a page (R222–R224): the parameter, then the default of the site. Neither a cookie
 * nor Accept-Language is asked, so that one address shows one thing.
 */
export function chooseLanguage(
  asked: string | null,
  spoken: readonly string[] = languageCodes,
  defaultLanguage: string = DEFAULT_LANGUAGE,
): ChosenLanguage {
  if (asked === null) return { language: defaultLanguage, defaultLanguage, asked: 'nothing' }
  const language = lookUp(asked, spoken)
  if (language === undefined) return { language: defaultLanguage, defaultLanguage, asked: 'unknown' }
  return { language, defaultLanguage, asked: language === defaultLanguage ? 'default' : 'other' }
}

/** The language of the interface on a page in this language: content may be in others than the 18 (T26). */
export const interfaceLanguage = (language: string): LanguageCode =>
  (lookUp(language, languageCodes) as LanguageCode | undefined) ?? DEFAULT_LANGUAGE
