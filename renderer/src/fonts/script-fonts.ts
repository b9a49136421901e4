import { scriptOf } from '@vitrine/schemas'

/** The faces of scripts that the fonts of themes do not have: `fonts/scripts/arabic.css`. */
export const scriptFonts = ['arabic', 'nastaliq', 'devanagari', 'bengali', 'tamil'] as const
export type ScriptFont = (typeof scriptFonts)[number]

const letters = {
  arabic: /\p{Script=Arabic}/u,
  devanagari: /\p{Script=Devanagari}/u,
  bengali: /\p{Script=Bengali}/u,
  tamil: /\p{Script=Tamil}/u,
} as const

/** Pages without any of these letters, which most are, need not be looked at more closely. */
const anyLetter = new RegExp(
  `[${Object.values(letters)
    .map(({ source }) => source)
    .join('')}]`,
  'u',
)

/** What is no text of the page: code, and the names of other languages, for which the machine's faces do. */
const besides = /<script\b.*?<\/script>|<style\b.*?<\/style>|<a\b[^>]*\bhreflang=.*?<\/a>/gis

const isUrdu = (language: string): boolean => /^ur\b/i.test(language)

/**
 * The faces that a page needs beside those of its theme: only for scripts that stand in its text. That of the
 * page's own language is the first.
 *
 * @param html what is drawn of the page.
 */
export function scriptFontsOn(html: string, language: string): readonly ScriptFont[] {
  if (!isUrdu(language) && !anyLetter.test(html)) return []
  const text = html.replaceAll(besides, '')
  const languages = [language, ...[...text.matchAll(/\blang="([^"]*)"/g)].map(([, code = '']) => code)]
  const found = scriptFonts.filter((font) => {
    // Urdu is read in Nastaliq, the other languages of the Arabic script are not.
    if (font === 'nastaliq') return languages.some(isUrdu) && letters.arabic.test(text)
    if (font === 'arabic' && isUrdu(language)) return languages.some((code) => /^(?:ar|fa)\b/i.test(code))
    return letters[font].test(text)
  })
  const own = scriptFontOf(language)
  return found.toSorted((a, b) => Number(b === own) - Number(a === own))
}

const byScript: Readonly<Record<string, ScriptFont>> = {
  Arab: 'arabic',
  Deva: 'devanagari',
  Beng: 'bengali',
  Taml: 'tamil',
}

/** The face that a language is set in, where the fonts of themes do not have its script. */
export const scriptFontOf = (language: string): ScriptFont | undefined =>
  isUrdu(language) ? 'nastaliq' : byScript[scriptOf(language)]
