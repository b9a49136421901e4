import { DEFAULT_LANGUAGE, type LanguageCode, languageCodes } from './constants.ts'

/**
 * The best of the given languages for a wanted one: itself, or the longest beginning of it, as BCP 47
 * looks up (R224): `zh-Hans-CN` → `zh-Hans` → `zh`. `undefined` when none of them fits.
 */
export function lookUpLanguage<L extends string>(wanted: string, among: readonly L[]): L | undefined {
  const subtags = wanted.toLowerCase().split('-')
  for (let length = subtags.length; length > 0; length--) {
    const tag = subtags.slice(0, length).join('-')
    const found = among.find((code) => code.toLowerCase() === tag)
    if (found !== undefined) return found
  }
  return undefined
}

/** The language of the interface on a page in this language: content may be in others than the 18 (T26). */
export const interfaceLanguage = (language: string): LanguageCode =>
  lookUpLanguage(language, languageCodes) ?? DEFAULT_LANGUAGE
