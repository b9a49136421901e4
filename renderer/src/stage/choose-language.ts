import { DEFAULT_LANGUAGE, languageCodes, lookUpLanguage } from '@vitrine/schemas'

/** Which language is drawn, and what the address should say about it. */
export interface ChosenLanguage {
  readonly language: string
  readonly defaultLanguage: string
  /** `default`: the parameter says no more than leaving it out. `unknown`: it was not understood. */
  readonly asked: 'nothing' | 'default' | 'other' | 'unknown'
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
  const language = lookUpLanguage(asked, spoken)
  if (language === undefined) return { language: defaultLanguage, defaultLanguage, asked: 'unknown' }
  return { language, defaultLanguage, asked: language === defaultLanguage ? 'default' : 'other' }
}
